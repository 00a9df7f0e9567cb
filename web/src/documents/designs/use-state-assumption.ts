import type { AssumptionId } from '#shared/contract/assumptions.ts';
import { type Design, updateDesign } from '#shared/contract/designs.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import type { ChooseAssumed } from './assumptions-list.tsx';
import type { StateAssumption } from './change-assumption.tsx';
import { useDesignChanges } from './use-design-changes.ts';

/** Stores a figure that replaces one of the engine's, or with undefined goes back to that; and what was assumed to be one of several. */
export function useStateAssumption(design: Design): { state: StateAssumption; choose: ChooseAssumed } {
  const { update, refresh } = useDesignChanges();
  const toast = useToast();
  const report = useFailureToast();
  const store = async (requirements: Requirements) => {
    try {
      await update(design.id, { version: design.version, requirements });
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
  return {
    state: (id: AssumptionId, value) => {
      const { [id]: _, ...others } = design.requirements.assumptions;
      const assumptions = value === undefined ? others : { ...others, [id]: value };
      void store({ ...design.requirements, assumptions });
    },
    choose: (_, value) => {
      const services = { ...design.requirements.services, databases: [value] };
      void store({ ...design.requirements, services });
    },
  };
}
