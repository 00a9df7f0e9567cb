import type { AssumptionId } from '#shared/contract/assumptions.ts';
import { type Design, updateDesign } from '#shared/contract/designs.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import { useDesignChanges } from './use-design-changes.ts';

/** Stores a figure that replaces one of the engine's, or with undefined goes back to that. */
export function useStateAssumption(design: Design) {
  const { update, refresh } = useDesignChanges();
  const toast = useToast();
  const report = useFailureToast();
  return async (id: AssumptionId, value: number | undefined) => {
    const { [id]: _, ...others } = design.requirements.assumptions;
    const assumptions = value === undefined ? others : { ...others, [id]: value };
    try {
      await update(design.id, {
        version: design.version,
        requirements: { ...design.requirements, assumptions },
      });
      toast.success(
        design.plannedDevices > 0
          ? 'The assumption was saved. Plan the topology again to include it.'
          : 'The assumption was saved.',
      );
    } catch (error) {
      report(error, updateDesign.fallback);
      refresh(design.id);
    }
  };
}
