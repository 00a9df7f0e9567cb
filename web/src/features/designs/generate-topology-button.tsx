import { Button } from '@aws-amplify/ui-react';
import { Waypoints } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { generateTopology } from '#shared/contract/topology.ts';
import { isPlanLimit } from '#web/api/api-error.ts';
import { useAction } from '#web/api/use-action.ts';
import { useTopologyChanges } from '#web/documents/topologies/use-topology-changes.ts';
import { PlanLimit } from '#web/ui/plan-limit.tsx';
import styles from './generate-topology-button.module.css';

export interface GenerateTopologyButtonProps {
  readonly designId: string;
  /** The one primary action of its page. */
  readonly isPrimary?: boolean;
}

/** Plans the topology of a design that has none, and shows it. */
export function GenerateTopologyButton({ designId, isPrimary = true }: GenerateTopologyButtonProps) {
  const { generate } = useTopologyChanges(designId);
  const navigate = useNavigate();
  const { run, isLoading, error, cause } = useAction(async () => {
    await generate(0);
    navigate(`/designs/${designId}/topology`);
  }, generateTopology.fallback);
  return (
    <div className={styles.action}>
      <Button
        {...(isPrimary && { variation: 'primary' })}
        isLoading={isLoading}
        loadingText="Sizing sites, placing devices, allocating subnets"
        onClick={() => void run()}
      >
        <Waypoints size={16} aria-hidden />
        Generate topology
      </Button>
      {isPlanLimit(cause) ? (
        <PlanLimit error={cause} />
      ) : (
        error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )
      )}
    </div>
  );
}
