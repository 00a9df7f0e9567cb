import { Button } from '@aws-amplify/ui-react';
import { FileDiff } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import type { Device } from '#shared/contract/device.ts';
import { generateTopology } from '#shared/contract/topology.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { keptVersions } from '#shared/contract/topology-versions.ts';
import type { DesignVersion } from '#web/documents/configurations/change-packer.ts';
import { useTopologyChanges } from '#web/documents/topologies/use-topology-changes.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { useToast } from '#web/ui/toasts.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import { ChangePackResult } from './change-pack-result.tsx';
import { EarlierVersion } from './earlier-version.tsx';

export interface ChangesViewProps {
  readonly design: Design;
  readonly topology: Topology;
  readonly models: readonly Device[];
}

/** What brings the network from one version of the design to another: choose two, and get the work in its order. */
export function ChangesView({ design, topology, models }: ChangesViewProps) {
  const stored = useMemo(
    (): DesignVersion => ({
      label: `version ${topology.version}`,
      graph: topology,
      requirements: design.requirements,
    }),
    [topology, design.requirements],
  );
  const [before, setBefore] = useState(stored);
  const [after, setAfter] = useState<DesignVersion>();
  const [isPlanning, setPlanning] = useState(false);
  const { propose } = useTopologyChanges(design.id);
  const toast = useToast();
  const failed = useFailureToast();
  const planAgain = async () => {
    setPlanning(true);
    try {
      const { next } = await propose(topology.version);
      setBefore(stored);
      setAfter({ label: 'planned again', graph: next, requirements: design.requirements });
    } catch (error) {
      failed(error, generateTopology.fallback);
    } finally {
      setPlanning(false);
    }
  };
  const readEarlier = async (file: File) => {
    const { readPlan } = await import('#shared/templates/change-pack/read-plan.ts');
    const plan = readPlan(new Uint8Array(await file.arrayBuffer()));
    if (plan === undefined) {
      toast.error(`${file.name} is neither a bundle of a design nor its design.json.`);
      return;
    }
    setBefore({ label: file.name, ...plan });
    setAfter(stored);
  };
  const question = useMemo(
    () => after && { designName: design.designName, before, after, models },
    [design.designName, before, after, models],
  );
  return (
    <div className={layout.stack4}>
      <Card
        title="Versions"
        intro="A change pack says what to enter on each device and what takes it back, which cables to move, what to buy, and what each step takes down."
      >
        <div className={layout.row3}>
          <Button isLoading={isPlanning} loadingText="Planning" onClick={() => void planAgain()}>
            From version {topology.version} to the plan made again
          </Button>
          <EarlierVersion
            designId={design.id}
            version={topology.version}
            onChoose={(version) => {
              setBefore(version);
              setAfter(stored);
            }}
          />
          <FileButton
            label={`From a bundle to version ${topology.version}`}
            accept=".zip,.json,application/zip,application/json"
            onChoose={([file]) => void readEarlier(file)}
          >
            From a bundle to version {topology.version}
          </FileButton>
        </div>
        <p className={prose.detail}>
          The last {keptVersions} versions are kept. An older one is its bundle, or the{' '}
          <code>design.json</code> in it.
        </p>
      </Card>
      {question ? (
        <ChangePackResult question={question} />
      ) : (
        <EmptyState icon={FileDiff} title="No versions chosen">
          Change the requirements and compare with the plan made again before it is stored, or compare with
          the bundle that was built from.
        </EmptyState>
      )}
    </div>
  );
}
