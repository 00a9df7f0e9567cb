import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import type { Graph, Topology } from '#shared/contract/topology-items.ts';
import { planTopology } from '#shared/network/plan.ts';
import { isAsPlanned } from '#shared/network/positions/is-as-planned.ts';
import { noEdits } from '#shared/network/regenerate/edits-after.ts';
import { regenerate } from '#shared/network/regenerate/regenerate.ts';
import { firstPositions } from '#web/features/topology/layout/first-positions.ts';
import { proposedPicture } from '#web/features/topology/layout/proposed-picture.ts';
import { storedPositions } from '#web/features/topology/layout/shown-positions.ts';
import { chosenGraph } from '#web/features/topology/model/chosen-graph.ts';
import { moveNodes } from '#web/features/topology/model/edits.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import { everything, type Proposal } from '#web/features/topology/model/proposal.ts';
import { keyOf, proposalRows } from '#web/features/topology/model/proposal-rows.ts';
import { arranged as inRows, overlaps } from '../../../network/regenerate/arranged-picture.ts';
import { anyRequirements } from '../../../network/requirements-builder.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const plan = (leeds: number, names: readonly string[] = ['York', 'Leeds']) =>
  planTopology(
    Requirements.parse({
      sites: names.map((name, i) => ({
        name,
        kind: i === 0 ? 'headquarters' : 'branch',
        wiredUsers: name === 'Leeds' ? leeds : 40,
      })),
      redundancy: { internet: true },
    }),
  );

function proposalOf(current: Graph, next: Graph): Proposal {
  const { graph, edits, difference } = regenerate(current, noEdits(), next);
  const topology: Topology = {
    ...graph,
    designId: '65a000000000000000000001',
    version: 2,
    designVersion: 2,
    lastUpdated: '2026-11-28T10:00:00.000Z',
    edits,
  };
  return { current, version: 1, next: topology, difference };
}

/** As somebody arranged it: every site a little aside. */
function arranged(graph: Graph): Graph {
  const places: Positions = new Map(
    [...firstPositions(graph)].map(([id, { x, y }]) => [id, { x: x + 11, y: y + 7 }]),
  );
  return moveNodes(graph, places);
}

const shownNow = (graph: Graph) => ({ graph, positions: storedPositions(graph) });

test('in an arranged picture what comes stands where it is stored once it is applied, and the rest where it is', () => {
  const current = arranged(plan(40));
  const proposal = proposalOf(current, plan(140, ['York', 'Leeds', 'Hull']));
  const { graph, positions, coming } = proposedPicture(proposal, everything, shownNow(current));
  const added = proposal.next.nodes.filter(({ id }) => coming.has(id));
  expect(added.length).toBeGreaterThan(3);
  expect(added.some(({ site }) => site === 'Hull')).toBe(true);
  for (const { id, position } of proposal.next.nodes) expect(positions.get(id)).toEqual(position);
  expect(graph.nodes.every(({ id }) => positions.has(id))).toBe(true);
});

test('what leaves is still there, where it was', () => {
  const current = arranged(plan(140));
  const proposal = proposalOf(current, plan(40));
  const { graph, positions, coming, sites } = proposedPicture(proposal, everything, shownNow(current));
  const gone = proposal.difference.nodes.removed;
  expect(gone.length).toBeGreaterThan(0);
  const ids = new Set(graph.nodes.map(({ id }) => id));
  for (const id of gone) {
    expect(ids.has(id)).toBe(true);
    expect(positions.get(id)).toEqual(storedPositions(current).get(id));
  }
  for (const link of proposal.difference.edges.removed)
    expect(graph.edges.some(({ id }) => id === link)).toBe(true);
  expect(gone.filter((id) => coming.has(id))).toEqual([]);
  // What is counted of a site that stays is what it will have.
  expect(sites.nodes.map(({ id }) => id).toSorted()).toEqual(
    proposal.next.nodes.map(({ id }) => id).toSorted(),
  );
});

test('a plan that nobody arranged is shown as it will be laid out anew, with what leaves on no other device', () => {
  const current = plan(140);
  const proposal = proposalOf(current, plan(40, ['York', 'Leeds', 'Hull']));
  const now = { graph: current, positions: firstPositions(current) };
  const { graph, positions } = proposedPicture(proposal, everything, now);
  const laidOut = firstPositions(proposal.next);
  for (const { id } of proposal.next.nodes) expect(positions.get(id)).toEqual(laidOut.get(id));
  const gone = new Set(proposal.difference.nodes.removed);
  const places = graph.nodes.flatMap(({ id }) => {
    const at = positions.get(id);
    return at ? [{ id, ...at }] : [];
  });
  expect(places).toHaveLength(graph.nodes.length);
  for (const one of places.filter(({ id }) => gone.has(id)))
    for (const other of places)
      if (other.id !== one.id)
        expect(
          Math.abs(one.x - other.x) > 40 || Math.abs(one.y - other.y) > 40,
          `${one.id} on ${other.id}`,
        ).toBe(true);
});

test('what is declined neither comes nor leaves', () => {
  const current = arranged(plan(40));
  const proposal = proposalOf(current, plan(140));
  const declined = new Set(
    (['nodes', 'edges'] as const).flatMap((list) =>
      proposal.difference[list].added.map((id) => keyOf('added', list, id)),
    ),
  );
  const { coming } = proposedPicture(proposal, { ...everything, declined }, shownNow(current));
  expect([...coming]).toEqual([]);
});

test('a site that stays, since its removal is declined, keeps clear of one that grew', () => {
  const current = inRows(plan(40, ['Hull', 'Leeds', 'York', 'Ripon']), 72);
  const proposal = proposalOf(current, plan(400, ['Hull', 'Leeds', 'Ripon']));
  const { removed } = proposal.difference.nodes;
  const declined = new Set(removed.map((id) => keyOf('removed', 'nodes', id)));
  expect(removed.length).toBeGreaterThan(0);
  const { nodes } = chosenGraph(proposal, { ...everything, declined });
  expect(nodes.some(({ site }) => site === 'York')).toBe(true);
  expect(overlaps(nodes)).toEqual([]);
  for (const choice of [everything, { ...everything, declined }]) {
    const { graph, positions } = proposedPicture(proposal, choice, shownNow(current));
    expect(overlaps(moveNodes(graph, positions).nodes)).toEqual([]);
  }
});

test('frames of sites stay apart in an arranged picture, whatever is chosen', () => {
  fc.assert(
    fc.property(
      anyRequirements(),
      anyRequirements(),
      fc.constantFrom(72, 20_000),
      fc.array(fc.boolean(), { minLength: 7, maxLength: 31 }),
      (before, after, gap, coins) => {
        const current = inRows(planTopology(before), gap);
        const proposal = proposalOf(current, planTopology(after));
        const rows = proposalRows(proposal).flatMap((site) => site.rows);
        const declined = new Set(rows.flatMap(({ key }, at) => (coins[at % coins.length] ? [key] : [])));
        const choice = { ...everything, declined };
        const next = chosenGraph(proposal, choice);
        expect(overlaps(next.nodes)).toEqual([]);
        // What stands on the rows of a plan is laid out anew.
        if (isAsPlanned(next)) return;
        const { graph, positions } = proposedPicture(proposal, choice, shownNow(current));
        expect(overlaps(moveNodes(graph, positions).nodes)).toEqual([]);
      },
    ),
    { numRuns: propertyRuns(6, 100) },
  );
});
