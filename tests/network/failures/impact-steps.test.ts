import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { patientBounds } from '#shared/network/checks/simulation-steps.ts';
import { type FailureImpact, failureImpacts } from '#shared/network/failures/failure-impact.ts';
import { type ImpactStep, impactSteps } from '#shared/network/failures/impact-steps.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { usualFigures } from '#shared/network/requirements/usual-figures.ts';
import { aGraph, aLink, aNode } from '../graph-builder.ts';
import { allCases } from '../reference/cases/all-cases.ts';
import { requirementsOf } from '../requirements-builder.ts';

const reference = allCases.find(({ id }) => id === 'municipality');
if (reference === undefined) throw new Error('There is no reference design municipality.');
const { requirements } = reference;
const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });

const lastOf = (steps: Iterable<ImpactStep>): ImpactStep => {
  const last = [...steps].at(-1);
  if (last === undefined) throw new Error('There is a step.');
  return last;
};
const of = (impacts: readonly FailureImpact[], id: string) =>
  impacts.find(({ element }) => ('node' in element ? element.node.id : element.edge.id) === id);

describe('what a failure affects', () => {
  it('includes those who still hang on a working cable, but no longer reach what they are promised', () => {
    const { impacts } = lastOf(impactSteps({ graph, requirements, devices: catalogue }, patientBounds));
    const byCables = of(failureImpacts(indexNetwork(graph), usualFigures), 'internet--hq-fw-1');
    const simulated = of(impacts, 'internet--hq-fw-1');
    expect(simulated?.endpoints).toBeGreaterThan(byCables?.endpoints ?? Number.POSITIVE_INFINITY);
    expect(simulated?.groups.length).toBeGreaterThan(0);
    expect(simulated?.sites.length).toBeGreaterThan(byCables?.sites.length ?? Number.POSITIVE_INFINITY);
  });

  it('is never less than what the cables decide, and counts nobody twice', () => {
    const people = graph.nodes.reduce((sum, { type, quantity }) => sum + (type === 'user' ? quantity : 0), 0);
    const { impacts } = lastOf(impactSteps({ graph, requirements, devices: catalogue }, patientBounds));
    for (const { element, ...byCables } of failureImpacts(indexNetwork(graph), usualFigures)) {
      const simulated = of(impacts, 'node' in element ? element.node.id : element.edge.id);
      expect(simulated?.endpoints).toBeGreaterThanOrEqual(byCables.endpoints);
      expect(simulated?.endpoints).toBeLessThanOrEqual(people);
    }
  });

  it('of a link is never more than of the device behind it: who wants servers that are cut off is not cut off', () => {
    const office = requirementsOf({
      sites: [
        {
          name: 'Leeds',
          kind: 'headquarters',
          floors: 3,
          wiredUsers: 180,
          servers: 8,
          publicServers: 2,
          printers: 6,
        },
      ],
    });
    const plan = planNetwork({ requirements: office, devices: catalogue, assigned: [], today: '2026-11-21' });
    const { impacts } = lastOf(
      impactSteps({ graph: plan, requirements: office, devices: catalogue }, patientBounds),
    );
    const nodes = new Map(plan.nodes.map((node) => [node.id, node]));
    const links = impacts.flatMap(({ element, ...loss }) => ('edge' in element ? { ...element, loss } : []));
    expect(links.length).toBeGreaterThan(1);
    for (const { edge, loss } of links)
      for (const end of [edge.source, edge.target]) {
        if (nodes.get(end)?.layer === 'internet') continue;
        const { endpoints = 0, servers = 0 } = of(impacts, end) ?? {};
        const what = `${edge.id} beside ${end}`;
        expect([what, loss.endpoints <= endpoints, loss.servers <= servers]).toEqual([what, true, true]);
      }
  });

  it('is what the cables decide where the network cannot be simulated', () => {
    const drawn = aGraph(
      [
        aNode('internet', { id: 'isp' }),
        aNode('access', { id: 'a' }),
        aNode('users', { id: 'staff', quantity: 9 }),
      ],
      [aLink('isp', 'a'), aLink('a', 'staff', { sourcePort: 'port 1-9' })],
    );
    const { impacts, checks } = lastOf(
      impactSteps({ graph: drawn, requirements, devices: [] }, patientBounds),
    );
    expect(of(impacts, 'a')).toMatchObject({ endpoints: 9, groups: [] });
    expect(new Set(checks.map(({ outcome }) => outcome))).toEqual(new Set(['not checked']));
  });
});
