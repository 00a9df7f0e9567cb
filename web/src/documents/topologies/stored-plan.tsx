import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { type Design, getDesign } from '#shared/contract/designs.ts';
import { Id } from '#shared/contract/identifiers.ts';
import { getTopology, type Topology } from '#shared/contract/topology.ts';
import { useRoute } from '#web/api/use-route.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export interface StoredPlanProps {
  /** What is shown of the plan: `cable schedule`. */
  readonly noun: string;
  readonly icon: LucideIcon;
  /** What it will say once there is a plan. */
  readonly promise: string;
  readonly children: (topology: Topology, design: Design) => ReactNode;
}

/** A part of the stored topology of the design in the address: its loading, its absence and its failure are said alike. */
export function StoredPlan({ noun, icon, promise, children }: StoredPlanProps) {
  const id = Id.safeParse(useParams().id).data;
  const design = useRoute(getDesign, id ? { params: { id } } : null).data?.data;
  const { data, error, mutate } = useRoute(
    getTopology,
    design ? { params: { designId: design.id } } : null,
    reading,
  );
  if (!design) return null;
  if (data) return children(data.data, design);
  if (error?.code === 'not_found')
    return (
      <EmptyState
        icon={icon}
        title={`No ${noun} yet`}
        action={
          <ButtonLink variation="primary" to={`/designs/${design.id}/topology`}>
            Go to the topology
          </ButtonLink>
        }
      >
        {promise}
      </EmptyState>
    );
  if (error)
    return <ErrorState error={error} fallback={getTopology.fallback} onRetry={() => void mutate()} />;
  return <Skeleton lines={10} height="2rem" label={`Loading the ${noun}`} />;
}

/** A missing topology is an answer, not a fault to try again. */
const reading = { shouldRetryOnError: false };
