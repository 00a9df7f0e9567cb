import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph, Topology } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { cableSchedule } from '#shared/network/cables/cable-schedule.ts';
import { checkNetwork } from '#shared/network/checks/check-network.ts';
import { controlPlaneOf } from '#shared/network/control-plane/control-plane.ts';
import { answersToIssues } from '#shared/network/existing/answers.ts';
import { siteAvailability } from '#shared/network/failures/availability.ts';
import { failureImpacts } from '#shared/network/failures/failure-impact.ts';
import { placesOf } from '#shared/network/graph/alike-sites.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { pairsOf } from '#shared/network/graph/pairs.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { needsOfPlan } from '#shared/network/recommend/needs-of-plan.ts';
import { traceRequirements } from '#shared/network/requirements/trace-requirements.ts';
import { usualFigures } from '#shared/network/requirements/usual-figures.ts';
import { figuresOf } from '../../functions/reports/document/base/figures.ts';
import { sitePartsOf } from '../../functions/reports/document/drawing/site-parts.ts';
import { aTopology } from '../support/builders.ts';
import { propertyRuns, propertyTimeout } from '../support/property-runs.ts';
import { anyRequirements, requirementsOf, threeSites } from './requirements-builder.ts';

const plan = (requirements: Requirements): Graph =>
  planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });

/** Any text, including texts that used to have a meaning. */
const anyText = () =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('HQ F1 phones', 'cameras', 'IP phones (voice)', 'HQ-CORE-1', 'FW 2', 'servers row 2'),
    fc.constantFrom('High availability', 'MPLS provider', 'Internet', 'All sites', 'loopback', 'site block'),
  );

/** The plan with another text in place of each label, no two of them the same. */
function renamed(graph: Graph, texts: readonly string[]): Graph {
  let count = 0;
  const next = () => {
    count += 1;
    return `${count} ${texts[count % texts.length]}`;
  };
  return {
    nodes: graph.nodes.map((node) => ({ ...node, label: next() })),
    edges: graph.edges.map((edge) => ({ ...edge, label: next(), cable: next() })),
    subnets: graph.subnets.map((subnet) => ({ ...subnet, name: next() })),
  };
}

/** Everything derived from a plan, except sentences that may contain its labels. */
function meaningOf(graph: Graph, requirements: Requirements) {
  const topology: Topology = aTopology(graph);
  const { sites, ...figures } = figuresOf(topology);
  const existing = {
    currentDevices: [],
    currentIssues: ['bandwidth', 'latency', 'security', 'reliability', 'scalability', 'management'],
  } satisfies Parameters<typeof answersToIssues>[0]['existing'];
  const places = placesOf(graph);
  return {
    figures,
    sites: sites.map(({ name, people, devices }) => ({ name, people, devices })),
    pairs: pairsOf(graph.nodes).map((row) => row.map(({ id }) => id)),
    needs: needsOfPlan(requirements, graph).map(({ role, quantity, places: at }) => [
      role,
      quantity,
      at.map(({ nodeId }) => nodeId),
    ]),
    availability: siteAvailability(graph),
    failures: failureImpacts(indexNetwork(graph), usualFigures).map(({ element, overloads, ...impact }) => [
      'node' in element ? element.node.id : element.edge.id,
      overloads.length,
      impact,
    ]),
    checks: checkNetwork({ graph, requirements, devices: catalogue }, small).map(({ id, findings }) => [
      id,
      findings.map(({ severity, elements }) => [severity, elements]),
    ]),
    controlPlane: controlPlaneOf(graph, requirements),
    cables: [...cableSchedule(graph, requirements)].map(({ number, kind, use, edge, site }) => [
      number,
      kind,
      use,
      edge,
      site,
    ]),
    trace: traceRequirements(requirements, graph),
    answers: answersToIssues({ existing, requirements, graph }),
    places: sites.flatMap(({ name, nodes }) => nodes.map(({ id }) => places(name)(id))),
    ends: sites.map(({ nodes }) =>
      sitePartsOf(nodes, graph.edges, []).columns.map(({ ends }) => ends.map(({ caption }) => caption)),
    ),
  };
}

/** What is simulated of it: enough of small networks. */
const small = { devices: 100, failures: 0 };

const everything = requirementsOf({
  ...threeSites(),
  sites: [
    {
      name: 'Headquarters',
      kind: 'headquarters',
      floors: 2,
      wiredUsers: 120,
      phones: 100,
      cameras: 9,
      servers: 12,
      publicServers: 2,
    },
    { name: 'Data centre', kind: 'datacentre', wiredUsers: 4, servers: 90 },
    { name: 'Branch', wiredUsers: 20, wirelessUsers: 10, phones: 20, guests: 5, printers: 2 },
  ],
  redundancy: { internet: true, coreSwitching: true, power: true },
});

it(
  'gives the same results for a plan with random labels',
  () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constant(everything), anyRequirements()),
        fc.array(anyText(), { minLength: 1, maxLength: 12 }),
        (requirements, texts) => {
          const graph = plan(requirements);
          expect(meaningOf(renamed(graph, texts), requirements)).toEqual(meaningOf(graph, requirements));
        },
      ),
      { numRuns: propertyRuns(5, 160) },
    );
  },
  propertyTimeout(240_000),
);

it('counts 700 people when the label of the phones is changed', () => {
  const requirements = requirementsOf({ sites: [{ name: 'Headquarters', wiredUsers: 700, phones: 400 }] });
  const graph = plan(requirements);
  const nodes = graph.nodes.map((node) =>
    node.group === 'phones' ? { ...node, label: 'IP phones (voice)' } : node,
  );
  expect(figuresOf(aTopology({ ...graph, nodes })).people).toBe(700);
});
