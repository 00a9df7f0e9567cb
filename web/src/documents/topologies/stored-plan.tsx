import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Design } from '#shared/contract/designs.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { useShownDesign } from '#web/documents/designs/shown-design.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useTopology } from './use-topology.ts';

export interface StoredPlanProps {
  /** What is shown of the plan: `cable schedule`. */
  readonly noun: string;
  readonly icon: LucideIcon;
  /** What it will say once there is a plan. */
  readonly promise: string;
  /** What to do while there is no plan; a way to the topology when left out. */
  readonly action?: ReactNode;
  readonly children: (topology: Topology, design: Design) => ReactNode;
}

/** A part of the stored topology of the design around it: loading, absence and failure look the same everywhere. */
export function StoredPlan({ noun, icon, promise, action, children }: StoredPlanProps) {
  const design = useShownDesign();
  const { data, error, isMissing, fallback, retry } = useTopology(design.id);
  if (data) return children(data.data, design);
  if (isMissing)
    return (
      <EmptyState
        icon={icon}
        title={`No ${noun} yet`}
        action={
          action ?? (
            <ButtonLink variation="primary" to={`/designs/${design.id}/topology`}>
              Go to the topology
            </ButtonLink>
          )
        }
      >
        {promise}
      </EmptyState>
    );
  if (error) return <ErrorState error={error} fallback={fallback} onRetry={retry} />;
  return <Skeleton lines={10} height="2rem" label={`Loading the ${noun}`} />;
}
