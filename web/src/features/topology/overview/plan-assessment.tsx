import { Loader } from '@aws-amplify/ui-react';
import type { Design } from '#shared/contract/designs.ts';
import { isAssessed } from '#shared/contract/stage-states.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { existingOf } from '#web/documents/designs/existing-of.ts';
import { useShownDesign } from '#web/documents/designs/shown-design.ts';
import { useTopology } from '#web/documents/topologies/use-topology.ts';
import { useChecks } from '#web/features/topology/checks/use-checks.ts';
import { useRecordedAssessment } from '#web/features/topology/checks/use-recorded-assessment.ts';
import prose from '#web/ui/prose.module.css';
import { useIsPainted } from '#web/ui/use-is-painted.ts';

/** Checks the stored topology of the design around it, where that has not been done since it or the requirements changed. */
export function PlanAssessment() {
  const design = useShownDesign();
  const isDone = design.planned === undefined || isAssessed(design);
  const { data } = useTopology(isDone ? undefined : design.id);
  if (isDone || data === undefined) return null;
  return <Assessing design={design} topology={data.data} />;
}

function Assessing({ design, topology }: { readonly design: Design; readonly topology: Topology }) {
  const checks = useChecks(
    topology,
    { requirements: design.requirements, existing: existingOf(design) },
    { extra: undefined, isPainted: useIsPainted() },
  );
  useRecordedAssessment({ version: topology.version, isStored: true }, checks);
  return (
    <p className={prose.detail} role="status">
      <Loader size="small" /> Checking the topology
      {checks.progress && `: ${checks.progress.done} of ${checks.progress.all} failures simulated`}
    </p>
  );
}
