import { expect, test } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { collisionsOf } from '#shared/network/graph/collisions.ts';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import { mergeChanges } from '#shared/network/graph/merge-changes.ts';
import { touchedBy } from '#shared/network/graph/touched.ts';
import { contestedChanges, withoutConceded } from '#web/features/topology/model/contested-changes.ts';
import { aGraph, aNode } from '../web/topology/campus.ts';

const devices = [aNode({ id: 'a' }), aNode({ id: 'b' }), aNode({ id: 'c' })];

/** A view that two people arrange, with the devices that stand there by hand. */
const arranged = (places: Readonly<Record<string, number>>): Graph => ({
  ...aGraph(devices),
  views: [
    {
      id: 'v',
      name: 'Floor plan',
      look: 'physical',
      positions: Object.entries(places).map(([id, x]) => ({ id, x, y: 0 })),
    },
  ],
});
const placesIn = (graph: Graph) =>
  Object.fromEntries((graph.views?.[0]?.positions ?? []).map(({ id, x }) => [id, x]));

const base = arranged({ a: 0, b: 10 });

test('two who move different devices of a view both keep their moves', () => {
  const mine = changesBetween(base, arranged({ a: 50, b: 10, c: 7 }));
  const theirs = arranged({ a: 0, b: 60 });
  const before = touchedBy(mine, base);
  expect(collisionsOf(before, mine, theirs)).toEqual([]);
  expect(placesIn(mergeChanges(theirs, mine, before).graph)).toEqual({ a: 50, b: 60, c: 7 });
});

test('of a device that both moved it is asked, by its name, and conceding it keeps what I moved besides', () => {
  const mine = changesBetween(base, arranged({ a: 50, b: 20 }));
  const theirs = arranged({ a: 90, b: 10 });
  const before = touchedBy(mine, base);
  expect(collisionsOf(before, mine, theirs)).toEqual([
    {
      list: 'views',
      id: 'v',
      field: 'positions.a',
      base: { x: 0, y: 0 },
      mine: { x: 50, y: 0 },
      theirs: { x: 90, y: 0 },
    },
  ]);
  const [asked] = contestedChanges(collisionsOf(before, mine, theirs), theirs, before);
  expect(asked).toMatchObject({
    path: 'views/v/positions.a',
    label: 'View “Floor plan”: place of a',
    mine: '50 across, 0 down',
    theirs: '90 across, 0 down',
  });
  const conceded = withoutConceded(mine, before, new Set(['views/v/positions.a']));
  expect(placesIn(mergeChanges(theirs, conceded, before).graph)).toEqual({ a: 90, b: 20 });
  expect(placesIn(mergeChanges(theirs, mine, before).graph)).toEqual({ a: 50, b: 20 });
});

test('a view that I renamed and rearranged, and they removed, is asked about by its name alone', () => {
  const [view] = base.views ?? [];
  const own = { ...base, views: [{ ...view, ...arranged({ a: 50 }).views?.[0], name: 'Plan of floor 2' }] };
  const mine = changesBetween(base, own as Graph);
  const theirs = { ...base, views: [] };
  const before = touchedBy(mine, base);
  const [asked] = contestedChanges(collisionsOf(before, mine, theirs), theirs, before);
  expect(asked).toMatchObject({ path: 'views/v', mine: 'Kept, with Name: Plan of floor 2' });
});
