import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import type { CheckInput } from '#shared/network/checks/check-plan.ts';
import { keepingNothing, type NetworkKeeper, networkKeeper } from '#shared/network/checks/network-keeper.ts';
import { patientBounds, simulationSteps } from '#shared/network/checks/simulation-steps.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { failableElements } from '#shared/network/simulate/flows/single-failures.ts';
import { verifiedFlow } from '#shared/network/verification/verified-flow.ts';
import { onceForEach } from '../../support/once-for-each.ts';
import { isLong, propertyRuns, propertyTimeout } from '../../support/property-runs.ts';
import { allCases } from '../reference/cases/all-cases.ts';
import type { ReferenceCase } from '../reference/reference-case.ts';
import { forwarding } from '../simulate/forwarding-in-words.ts';
import { applyEdit, type RandomEdit, randomEdits } from './random-edits.ts';

const planned = onceForEach(
  ({ requirements, existing }: ReferenceCase): Graph =>
    planNetwork({
      requirements,
      ...(existing && { existing }),
      devices: catalogue,
      assigned: [],
      today: '2026-11-21',
    }),
);

const modelsOf = ({ nodes }: Graph) => {
  const used = new Set(nodes.map(({ equipmentId }) => equipmentId));
  return catalogue.filter(({ id }) => used.has(id));
};

/** The same network with IPv6 beside its IPv4. */
const dualStacked = (reference: ReferenceCase): ReferenceCase => ({
  ...reference,
  requirements: { ...reference.requirements, ipScheme: { ...reference.requirements.ipScheme, ipv6: true } },
});

const dualStackCases = allCases.filter(({ requirements }) => !requirements.ipScheme.ipv6).map(dualStacked);

/** Networks whose comparison takes seconds; the long lane edits the others, too. */
const edited = (cases: readonly ReferenceCase[]) =>
  isLong ? cases : cases.filter((reference) => planned(reference).nodes.length <= 150);

/** What is compared: no failures, which take minutes; they follow from the same state. */
const atRest = { ...patientBounds, failures: 0 };

/** All that packets are forwarded by, and what comes of every flow. */
function behaviour(keeper: NetworkKeeper, input: CheckInput) {
  const configured = keeper.configure(input);
  if (configured.kind === 'refused') return undefined;
  const { state, ipv6, matrix } = keeper.simulate(configured.network);
  return {
    ipv4: forwarding(state.view),
    ...(ipv6 && { ipv6: forwarding(ipv6.state.view, ipv6.textOf) }),
    flows: matrix.map(verifiedFlow),
  };
}

/** What some of the single failures take. */
function failures(keeper: NetworkKeeper, input: CheckInput) {
  const configured = keeper.configure(input);
  if (configured.kind === 'refused') return [];
  const simulation = keeper.simulate(configured.network);
  const elements = failableElements(simulation.network).filter((_, at) => at % 17 === 0);
  return simulation.failing(elements).map(({ lost, unplugged, opened, ...rest }) => ({
    ...rest,
    rows: [lost, unplugged, opened].map((rows) => rows.map(verifiedFlow)),
  }));
}

/** Edits a plan step by step, and compares what follows it with what is worked out from nothing. */
function compareAfterEach(reference: ReferenceCase, edits: readonly RandomEdit[]): void {
  const { requirements } = reference;
  const keeper = networkKeeper();
  let graph = planned(reference);
  const devices = modelsOf(graph);
  const findings = (kept: typeof keeper) =>
    [...simulationSteps({ graph, requirements, devices }, atRest, undefined, kept)].map(
      ({ checks }) => checks,
    );
  findings(keeper);
  for (const edit of edits) {
    const input = { graph: applyEdit(graph, edit), requirements, devices };
    const configured = keeper.configure(input);
    expect(configured).toEqual(keepingNothing.configure(input));
    // Of a plan that is refused, nothing more comes however it is edited on.
    if (configured.kind === 'refused') continue;
    graph = input.graph;
    expect(findings(keeper)).toEqual(findings(keepingNothing));
    expect(behaviour(keeper, input)).toEqual(behaviour(keepingNothing, input));
  }
  expect(failures(keeper, { graph, requirements, devices })).toEqual(
    failures(keepingNothing, { graph, requirements, devices }),
  );
}

describe('a plan that is edited', () => {
  it.each([
    ['as it was ordered', allCases],
    ['with IPv6 beside its IPv4', dualStackCases],
    ['on a provider’s MPLS', allCases.filter(({ requirements }) => requirements.wan.kind === 'mpls')],
  ])(
    'has the configurations and findings that it would have if they were worked out from nothing: %s',
    (_, cases) => {
      fc.assert(fc.property(fc.constantFrom(...edited(cases)), randomEdits(8), compareAfterEach), {
        numRuns: propertyRuns(4, 300),
      });
    },
    propertyTimeout(600_000),
  );

  it('has OSPF tell a route that a provider told before, where a link between two sites is drawn', () => {
    for (const reference of allCases.filter(({ id }) => id === 'logistics'))
      compareAfterEach(reference, [
        { kind: 'draw a link again', at: 0.24161073825503354, other: 0 },
        { kind: 'move a device', at: 0, other: 0 },
      ]);
  });

  it('keeps no route by BGP that nobody announces any more to a router that was edited itself', () => {
    for (const cases of [allCases, dualStackCases])
      for (const reference of cases.filter(({ id }) => id === 'logistics'))
        compareAfterEach(reference, [
          { kind: 'take a subnet away', at: 0, other: 0 },
          { kind: 'move a device', at: 0, other: 0 },
        ]);
  });
});
