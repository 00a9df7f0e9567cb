import type { Graph } from '#shared/contract/topology-items.ts';
import { existingDevicesOf } from '#shared/network/existing/existing-of-graph.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { useShownDesign } from '#web/documents/designs/shown-design.ts';
import { useDesignChanges } from '#web/documents/designs/use-design-changes.ts';
import { useToast } from '#web/ui/toasts.tsx';

/** Makes the devices of an imported network the existing one of the design around it. `next` is what is done then, as a sentence. */
export function useAsExisting(next: string): (imported: Graph) => Promise<void> {
  const design = useShownDesign();
  const { update } = useDesignChanges();
  const toast = useToast();
  return async (imported) => {
    const currentDevices = existingDevicesOf(imported);
    await update(design.id, {
      version: design.version,
      isExistingNetwork: true,
      existingNetworkDetails: { ...design.existingNetworkDetails, currentDevices },
    });
    const kinds = formatCount(currentDevices.length, 'kind');
    toast.success(`${kinds} of devices listed as the existing network. ${next}`);
  };
}
