import { describe, expect, test } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import { writeDrawio } from '#shared/exchange/drawio/write-drawio.ts';
import { planTopology } from '#shared/network/plan.ts';
import { drawnLines } from '#web/features/topology/exchange/drawn-lines.ts';
import { drawnPart } from '#web/features/topology/layout/drawn-part.ts';
import { firstPositions } from '#web/features/topology/layout/first-positions.ts';
import { applyEdit, nameOfEdit } from '#web/features/topology/model/edit-history.ts';
import {
  keepView,
  moveInView,
  removeView,
  renameView,
  viewOf,
} from '#web/features/topology/model/view-edits.ts';

const plan = planTopology(
  Requirements.parse({
    sites: [
      { name: 'Leeds', wiredUsers: 30 },
      { name: 'York', wiredUsers: 4 },
    ],
  }),
);
const places = firstPositions(plan);
const shown = {
  look: 'layer3' as const,
  vlan: undefined,
  around: undefined,
  hops: 2,
  site: undefined,
  positions: [],
};
const view = viewOf('v', 'Routing', shown);
const [router] = plan.nodes.filter(({ type }) => type === 'firewall');
const moved = new Map([
  [router?.id ?? '', { x: 900.4, y: -40 }],
  ['site York', { x: 1, y: 1 }],
]);

describe('a view that is kept', () => {
  const kept = applyEdit(plan, keepView(view));

  test('has places of its own: what is moved in it stands where it stood in the plan and in other views', () => {
    const edit = moveInView(view, moved, kept);
    expect(nameOfEdit(edit, kept)).toBe(`move ${router?.label} in “Routing”`);
    const after = applyEdit(kept, edit);
    expect(after.nodes).toBe(plan.nodes);
    const [stored] = after.views ?? [];
    expect(stored?.positions).toEqual([{ id: router?.id, x: 900, y: -40 }]);
    const drawn = (own = stored?.positions ?? []) => drawnPart(after, places, { ...shown, own });
    expect(drawn().positions.get(router?.id ?? '')).toEqual({ x: 900, y: -40 });
    expect(drawn().positions.size).toBe(drawn([]).positions.size);
    expect(drawn([]).positions.get(router?.id ?? '')).not.toEqual({ x: 900, y: -40 });
  });

  test('is renamed and removed, and the graph is then as it was', () => {
    const renamed = applyEdit(kept, renameView(view, 'Core'));
    expect(renamed.views?.map(({ name }) => name)).toEqual(['Core']);
    expect(applyEdit(renamed, removeView(view))).toEqual(plan);
  });

  test('is a page of a draw.io file', () => {
    const { graph } = drawnPart(kept, places, { ...shown, own: [] });
    const file = writeDrawio({ name: 'Two sites', graph: kept }, drawnLines, [{ title: 'Routing', graph }]);
    expect(file).toContain('<diagram id="view-1" name="Routing">');
  });
});
