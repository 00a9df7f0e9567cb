import { elementsInWords } from '#web/features/topology/model/elements-in-words.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import type { Action } from '#web/ui/actions/action.ts';
import { editingActions as defined } from './editing-actions.ts';
import type { EditingWorkspace } from './editing-workspace.ts';
import { type LineUp, linedUp, linedUpInWords, onGrid } from './line-up.ts';

/** Pixels of the grid that places snap to. */
const grid = 20;

/** Lining up the chosen devices. */
export function placeActions({ graph, selected, positions, edit }: EditingWorkspace, isShown: boolean) {
  const { nodes } = selected;
  const devicesInWords = () => elementsInWords({ nodes, edges: new Set() }, graph);
  const chosenPlaces = (): Positions =>
    new Map(
      [...nodes].flatMap((id) => {
        const at = positions.get(id);
        return at ? [[id, at] as const] : [];
      }),
    );
  const lineUp = (how: LineUp) => ({
    ...defined[how],
    isAvailable: isShown && nodes.size > (how === 'row' || how === 'column' ? 1 : 2),
    perform: () =>
      edit({
        kind: 'move',
        positions: linedUp(chosenPlaces(), how),
        name: linedUpInWords(how, devicesInWords()),
      }),
  });
  return {
    row: lineUp('row'),
    column: lineUp('column'),
    across: lineUp('across'),
    down: lineUp('down'),
    snap: {
      ...defined.snap,
      isAvailable: isShown && nodes.size > 0,
      perform: () =>
        edit({
          kind: 'move',
          positions: onGrid(chosenPlaces(), grid),
          name: `snap ${devicesInWords()} to the grid`,
        }),
    },
  } satisfies Record<string, Action>;
}
