import { expect, test } from 'vitest';
import { overlap } from '#shared/network/drawing/overlap.ts';
import { planTopology } from '#shared/network/plan.ts';
import { firstPositions } from '#web/features/topology/layout/first-positions.ts';
import { boxAround, grow } from '#web/features/topology/model/positions.ts';
import { buildScene } from '#web/features/topology/model/scene.ts';
import { bandTitles } from '#web/features/topology/painting/band-titles.ts';
import { viewportFor } from '#web/features/topology/painting/camera.ts';
import { allCases } from '../../../network/reference/cases/all-cases.ts';

const context = {
  font: '',
  measureText: (text: string) => ({ width: text.length * 5.8 }),
} as unknown as CanvasRenderingContext2D;

/** The canvas of a window of 1,440 by 900 and of a phone. */
const places = [
  { width: 1_176, height: 588 },
  { width: 390, height: 420 },
];

/** All of a reference design in view. */
function titlesOf(id: string, place: (typeof places)[number]) {
  const found = allCases.find((one) => one.id === id);
  if (!found) throw new RangeError(`There is no design ${id}.`);
  const graph = planTopology(found.requirements, found.existing);
  const positions = firstPositions(graph);
  const box = boxAround(positions.values()) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const camera = { ...viewportFor(grow(box, 66), place, { hasMinimap: true, hasPalette: true }), ...place };
  return { graph, titles: bandTitles({ context, scene: buildScene(graph, positions), camera }) };
}

const groupsOf = ({ nodes }: ReturnType<typeof titlesOf>['graph']) =>
  new Set(nodes.flatMap(({ building = '', floor }) => (floor === undefined ? [] : `${building} ${floor}`)));

test.for(['hospital', 'stadium', 'campus-12'].map((id) => [id, places[0]] as const))(
  'all of the %s in view, every floor is named, and none over another',
  ([id, place]) => {
    const { graph, titles } = titlesOf(id, place ?? { width: 0, height: 0 });
    expect(titles).toHaveLength(groupsOf(graph).size);
    for (const [i, title] of titles.entries()) {
      expect(title.text).toMatch(/(^F|F|Floor |floor )\d+$/);
      for (const other of titles.slice(i + 1))
        expect(overlap(title, other), `${title.text}, ${other.text}`).toBe(false);
    }
  },
);

test('on a phone the floors of a hospital are still named', () => {
  const { graph, titles } = titlesOf('hospital', places[1] ?? { width: 0, height: 0 });
  expect(titles.map(({ text }) => text)).toEqual([...groupsOf(graph)].map((group) => `Floor${group}`));
});

test('the floors of a campus are named by their building', () => {
  const { titles } = titlesOf('campus-12', places[0] ?? { width: 0, height: 0 });
  const texts = titles.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['Library F1', 'Library F4', 'Science F5', 'F1']));
});
