import { startTransition } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import { withoutLocked } from '#web/features/topology/model/lock-elements.ts';
import { movesAny, type Positions } from '#web/features/topology/model/positions.ts';
import { useToast } from '#web/ui/toasts.tsx';
import type { Layout } from './use-layout.ts';
import type { TopologyEditor } from './use-topology-editor.ts';

interface Arranged {
  readonly graph: Graph;
  /** Where its devices are shown. */
  readonly positions: Positions;
  readonly layout: Pick<Layout, 'arrange' | 'arrived'>;
  readonly editor: Pick<TopologyEditor, 'edit'>;
}

/** Lays everything out again, as an edit; where that would move nothing, or could not be done, it says so. */
export function useArranging({ graph, positions, layout, editor }: Arranged): () => Promise<void> {
  const toast = useToast();
  return async () => {
    const arranged = await layout.arrange(graph);
    if (arranged === 'cancelled') return;
    if (arranged === 'failed')
      return void toast.error('The devices could not be arranged, and stay where they are.');
    const { to, held } = withoutLocked(arranged, graph);
    if (!movesAny(positions, to))
      return void toast.info(
        `Everything ${held.size > 0 ? 'that is not locked ' : ''}is arranged already: nothing was moved.`,
      );
    // Thousands of devices at other places are rendered in slices; the page answers in between.
    startTransition(() => {
      editor.edit({ kind: 'move', positions: to, name: 'rearrange everything' });
      layout.arrived();
    });
  };
}
