import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Flow, NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { Requirements } from '#shared/contract/requirements.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planTopology } from '#shared/network/plan.ts';
import { failableElements } from '#shared/network/simulate/flows/single-failures.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { propertyRuns, propertyTimeout } from '../../support/property-runs.ts';
import { buildNetwork, verdictOn } from '../oracle-network/build-network.ts';
import type { BuiltNetwork } from '../oracle-network/packets.ts';
import {
  brokenBundles,
  defaultsThatPointAtAnother,
  differingTags,
  harmfulFailures,
  misplacedRoots,
  unreachablePrefixes,
  untranslatedWaysOut,
  wrongAreas,
} from '../oracle-network/wrongs.ts';
import { anyRequirements, networksOfAllSizes, requirementsOf } from '../requirements-builder.ts';
import { stackedTopology } from '../stacked-topology.ts';

/** The flows that are tried of one network: of thousands every so many. */
const mostFlows = 300;

function someOf(flows: readonly Flow[]): readonly Flow[] {
  const every = Math.ceil(flows.length / mostFlows);
  return flows.filter((_, index) => index % every === 0);
}

function planned(requirements: Requirements, isStacked: boolean) {
  const graph = isStacked ? stackedTopology(requirements) : planTopology(requirements);
  const answer = configureNetwork(graph, requirements);
  if (answer.kind === 'refused') throw new Error(`The plan lacks ${JSON.stringify(answer.missing)}`);
  return { graph, network: answer.network };
}

/** Flows that do otherwise than the requirements promise. */
const wrongFlows = (built: BuiltNetwork): string[] =>
  someOf(built.network.flows).flatMap((flow) => {
    const { passes, why } = verdictOn(built, flow);
    return passes === (flow.expected === 'pass')
      ? []
      : [`${flow.id} ${flow.source} ${flow.destination}: ${why}`];
  });

/** Lines to data centres are faster than the link between the hub's routers: no way between those leads over them. */
const fastLines = Requirements.parse({
  sites: [
    { name: 'Leeds', kind: 'headquarters', wiredUsers: 1 },
    { name: 'York', kind: 'datacentre', wiredUsers: 1 },
    { name: 'Hull', kind: 'datacentre', wiredUsers: 1, redundancy: 'link', internet: 'own' },
  ],
  wan: { kind: 'leased-line' },
  securityRequirements: { firewall: 'none' },
  redundancy: { internet: true },
});

/** Two providers, each with NAT64 of its own, and no IPv4 inside. */
const withoutIpv4 = Requirements.parse({
  sites: [{ name: 'Bath', kind: 'office', wiredUsers: 40, wirelessUsers: 60, phones: 20, servers: 2 }],
  ipScheme: { ipv6: true, ipv6Only: true },
  redundancy: { internet: true },
  equipmentClass: 'enterprise',
});

/** Published racks below the cores, and guests apart: two trunks of the firewall to the same pair of switches. */
const racksAndGuests = Requirements.parse({
  sites: [{ name: 'Leeds', kind: 'headquarters', wiredUsers: 1, servers: 41, publicServers: 41 }],
  segments: [{ name: 'Visitors', type: 'guest', users: 45, isolationLevel: 'full' }],
  growth: { percent: 125, years: 3 },
});

/** A branch of few people and many sensors, in a design whose cores must not fail. */
const sensorsAtABranch = Requirements.parse({
  sites: [
    { name: 'Leeds', kind: 'office', wiredUsers: 1, phones: 25 },
    { name: 'York', kind: 'datacentre', wiredUsers: 1 },
  ],
  segments: [{ name: 'Sensors', type: 'iot', users: 91, sites: ['Leeds'], reaches: 'nothing' }],
  redundancy: { coreSwitching: true },
  securityRequirements: { firewall: 'none' },
});

/** One public server, and nothing that asks for two firewalls. */
const onTheFirewall = requirementsOf({
  sites: [
    { name: 'Leeds', kind: 'headquarters', wiredUsers: 6, servers: 1, publicServers: 1 },
    { name: 'York', wiredUsers: 4 },
  ],
  wan: { kind: 'internet-vpn' },
  securityRequirements: { firewall: 'utm' },
});

function expectSound(requirements: Requirements, isStacked: boolean): void {
  const { graph, network } = planned(requirements, isStacked);
  const built = buildNetwork(network);
  expect({
    flows: wrongFlows(built),
    areas: wrongAreas(built),
    prefixes: unreachablePrefixes(built),
    defaults: defaultsThatPointAtAnother(built),
    waysOut: untranslatedWaysOut(built),
    bundles: brokenBundles(network),
    tags: differingTags(network),
    roots: misplacedRoots(built),
    failures: harmfulFailures(network, graph, requirements, someOf(network.flows)),
  }).toEqual({
    flows: [],
    areas: [],
    prefixes: [],
    defaults: [],
    waysOut: [],
    bundles: [],
    tags: [],
    roots: [],
    failures: [],
  });
}

/** With each of some elements failed, flows do what the simulator says. */
function expectForeseen(network: NetworkConfiguration, isTried: (index: number, count: number) => boolean) {
  const simulation = new NetworkSimulation(network);
  const elements = failableElements(simulation.network).filter((_, index, { length }) =>
    isTried(index, length),
  );
  for (const { element, lost, unplugged, opened } of simulation.failing(elements)) {
    const built = buildNetwork(network, new Set([element.id]));
    const changed = new Set([...lost, ...unplugged, ...opened].map(({ flow }) => flow.id));
    const differing = someOf(network.flows).filter((flow) => {
      const isAsStated = verdictOn(built, flow).passes === (flow.expected === 'pass');
      return isAsStated === changed.has(flow.id);
    });
    expect(differing, element.id).toEqual([]);
  }
}

describe('a planned network, worked out in the plainest way from its configuration', () => {
  it(
    'passes what is promised and nothing else, knows every prefix, and survives what it was made to survive',
    () => {
      fc.assert(
        fc.property(networksOfAllSizes(), fc.boolean(), (requirements, isStacked) => {
          expectSound(requirements, isStacked);
        }),
        {
          numRuns: propertyRuns(3, 2_000),
          examples: [
            [fastLines, false],
            [fastLines, true],
            [racksAndGuests, false],
            [racksAndGuests, true],
            [sensorsAtABranch, false],
          ],
        },
      );
    },
    propertyTimeout(240_000),
  );

  it(
    'does with any one element failed what the simulator says',
    () => {
      fc.assert(
        fc.property(anyRequirements(), fc.boolean(), fc.nat(), (requirements, isStacked, first) => {
          const { network } = planned(requirements, isStacked);
          expectForeseen(network, (index, count) => (index - (first % count) + count) % count < 3);
        }),
        { numRuns: propertyRuns(2, 500) },
      );
    },
    propertyTimeout(240_000),
  );

  it('has a public server on a port of its only firewall, which routes it', () => {
    expectSound(onTheFirewall, false);
    expectForeseen(planned(onTheFirewall, false).network, () => true);
  });

  it('needs no IPv4 inside, and reaches it by NAT64 for as long as a provider is left', () => {
    expectSound(withoutIpv4, false);
    expectForeseen(planned(withoutIpv4, false).network, () => true);
  });
});
