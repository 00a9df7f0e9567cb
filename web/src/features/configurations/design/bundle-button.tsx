import { Button } from '@aws-amplify/ui-react';
import { Package } from 'lucide-react';
import { useState } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import type { Topology } from '#shared/contract/topology.ts';
import type { DialectChoice } from '#shared/templates/dialects/dialect-of.ts';
import type { OpenedComposer } from '#web/documents/configurations/use-composer.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { useToast } from '#web/ui/toasts.tsx';

export interface BundleButtonProps {
  readonly design: Design;
  readonly topology: Topology;
  /** By device id. */
  readonly choices: ReadonlyMap<string, DialectChoice>;
  readonly composer: OpenedComposer | undefined;
}

/** Saves the whole design as a zip: each device's files, a manifest with hashes, inventories, and what the network has to do. */
export function BundleButton({ design, topology, choices, composer }: BundleButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const save = async () => {
    setBusy(true);
    const { nodes, edges, subnets } = topology;
    const folder = `${design.designName.replace(/[^A-Za-z0-9._-]+/g, '-')}-v${topology.version}`;
    try {
      const bytes = await composer?.call<Uint8Array<ArrayBuffer>>(async (api) =>
        api.bundle({
          design: { id: design.id, name: design.designName },
          topologyVersion: topology.version,
          at: new Date().toISOString(),
          folder,
          plan: {
            requirements: design.requirements,
            graph: { nodes, edges, subnets },
          },
          devices: [...choices].map(([id, choice]) => ({
            id,
            dialect: choice.kind === 'supported' ? choice.dialect.id : undefined,
            unsupported: choice.kind === 'unsupported' ? choice.sentence : undefined,
          })),
        }),
      );
      if (bytes)
        saveFile({ blob: new Blob([bytes], { type: 'application/zip' }), fileName: `${folder}.zip` });
    } catch (error) {
      toast.error(`The bundle could not be made${error instanceof Error ? `: ${error.message}` : '.'}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      isDisabled={composer === undefined}
      isLoading={isBusy}
      loadingText="Bundle"
      title="Every device’s files, with manifest, Ansible inventory, Batfish layout and expected flows"
      onClick={() => void save()}
    >
      <Package size={16} aria-hidden />
      Download bundle
    </Button>
  );
}
