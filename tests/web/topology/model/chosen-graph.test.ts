import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkGraph } from '#shared/network/graph/check-graph.ts';
import { regenerate } from '#shared/network/regenerate/regenerate.ts';
import { chosenGraph } from '#web/features/topology/model/chosen-graph.ts';
import { everything, type Proposal } from '#web/features/topology/model/proposal.ts';
import { proposalRows } from '#web/features/topology/model/proposal-rows.ts';
import { anyEditedPlan } from '../../../network/regenerate/edited-plan.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const numRuns = propertyRuns(5, 100);

const anyProposal = () =>
  anyEditedPlan().map(({ current, edits, plan }): Proposal => {
    const { graph, edits: kept, difference } = regenerate(current, edits, plan);
    const at = { designId: 'd', version: 2, designVersion: 2, lastUpdated: '2026-11-20T10:00:00.000Z' };
    return { current, version: 1, next: { ...graph, ...at, edits: kept }, difference };
  });
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).toSorted();

describe('a user’s choices in a proposal', () => {
  test('is the proposal if they accept everything', () => {
    fc.assert(
      fc.property(anyProposal(), (proposal) => {
        const { nodes, edges, subnets } = proposal.next;
        expect(chosenGraph(proposal, everything)).toEqual({ nodes, edges, subnets });
      }),
      { numRuns },
    );
  });

  test('is the previous graph if they decline everything', () => {
    fc.assert(
      fc.property(anyProposal(), (proposal) => {
        const rows = proposalRows(proposal).flatMap((site) => site.rows);
        const declined = new Set(rows.map(({ key }) => key));
        const graph = chosenGraph(proposal, { ...everything, declined });
        for (const list of ['nodes', 'edges', 'subnets'] as const)
          expect(ids(graph[list])).toEqual(ids(proposal.current[list]));
      }),
      { numRuns },
    );
  });

  test('is consistent, whatever they choose', () => {
    fc.assert(
      fc.property(
        anyProposal(),
        fc.array(fc.boolean(), { minLength: 7, maxLength: 31 }),
        (proposal, coins) => {
          const rows = proposalRows(proposal).flatMap((site) => site.rows);
          const keys = new Set(rows.filter((_, index) => coins[index % coins.length]).map(({ key }) => key));
          checkGraph(chosenGraph(proposal, { declined: keys, conceded: keys }));
        },
      ),
      { numRuns },
    );
  });

  test('shows each difference and each conflict in one row, in the site that it belongs to', () => {
    fc.assert(
      fc.property(anyProposal(), (proposal) => {
        const sites = proposalRows(proposal);
        const { nodes, edges, subnets, conflicts } = proposal.difference;
        const count = [nodes, edges, subnets].reduce(
          (sum, { added, removed, changed }) => sum + added.length + removed.length + changed.length,
          conflicts.filter(({ kind }) => kind !== 'end-is-gone').length,
        );
        const keys = sites.flatMap(({ rows }) => rows.map(({ key }) => key));
        expect([keys.length, new Set(keys).size]).toEqual([count, count]);
      }),
      { numRuns },
    );
  });
});
