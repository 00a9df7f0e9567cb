import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { formatAddress, formatBlock, parseBlock } from '#shared/network/addressing/ipv4.ts';
import { formatIpv6Block, parseIpv6Block } from '#shared/network/addressing/ipv6-address.ts';
import { compileNetwork } from '#shared/network/simulate/compiled/compile-network.ts';
import type { SimulatedDevice } from '#shared/network/simulate/compiled/compiled-network.ts';
import type { FailedElements } from '#shared/network/simulate/compiled/failed-elements.ts';
import { prefixKey } from '#shared/network/simulate/forwarding/routing-table.ts';
import { walkFlow } from '#shared/network/simulate/forwarding/walk-flow.ts';
import { addressFamilies } from '#shared/network/simulate/ipv6/address-families.ts';
import { simulate } from '#shared/network/simulate/settling/simulate.ts';
import type { RouteTable } from './machine/routes.ts';
import { type ComparedRoute, type Ospf6dFault, ospf6dFault } from './ospf6d-faults.ts';
import type { ScenarioResult } from './run-scenarios.ts';

/** What the simulator says otherwise than the lab, one sentence each. */
export interface Agreement {
  readonly differences: readonly string[];
  /** Routes that a known fault of a daemon explains. */
  readonly daemonFaults: readonly { readonly fault: Ospf6dFault; readonly sentence: string }[];
}

/** Simulates a scenario, which needs nothing of the lab yet, and compares what the lab finds in it. */
export type Predict = (
  scenario: Pick<ScenarioResult, 'kind' | 'element'>,
) => (result: ScenarioResult, routes: readonly RouteTable[]) => Agreement;

/**
 * Compares flows, and routes by prefix, source and next hops. A flow that passes by some of several equal ways may do
 * either here.
 */
export function makePrediction(network: NetworkConfiguration): Predict {
  const { ipv4, ipv6 } = addressFamilies(network);
  const compiled = compileNetwork(ipv4);
  const partsIn = (failed: FailedElements): Simulated[] => {
    const state = simulate(compiled, failed);
    const own: Simulated = { state, network: ipv4, textOf: (code) => code };
    if (ipv6 === undefined) return [own];
    const other = compileNetwork(ipv6.network, {
      carriedTunnels: () => state.view.tunnels,
      ipv4Of: ipv6.ipv4Of,
    });
    return [own, { state: simulate(other, failed), network: ipv6.network, textOf: ipv6.codes.textOf }];
  };
  const routesIn = (parts: readonly Simulated[], device: SimulatedDevice): RoutesByPrefix =>
    new Map(
      parts.flatMap((part) => {
        const own = part.state.view.tables[device.index];
        return own === undefined ? [] : [...simulatedRoutes(own, part, device.row.id)];
      }),
    );
  const announcedTwice = prefixesAnnouncedTwice(network);
  return (scenario) => {
    const failed = simulatedFailure(scenario);
    const parts = partsIn(failed);
    const walks = parts.flatMap((part) =>
      part.network.flows.map((flow) => ({ part, flow, ...walkFlow(part.state.view, flow) })),
    );
    return ({ unexpected, cutOff }, tables) => {
      const wrong = new Set([...unexpected.map(({ flow }) => flow), ...cutOff]);
      const flows: Difference[] = walks.flatMap(({ part, flow, outcome, drop }) => {
        const passed = (flow.expected === 'pass') !== wrong.has(flow.id);
        if (outcome === 'partly' || (outcome === 'pass') === passed) return [];
        const where = drop ? ` (${drop.rule} ${drop.elements.join(' ')})` : '';
        const what = `${flow.source} > ${flow.destination} ${flow.service.name} to ${part.textOf(flow.address)}`;
        return [{ sentence: `${what} ${passed ? 'passes' : 'is dropped'}, simulated: ${outcome}${where}` }];
      });
      // Here the lines of a silent provider stay up, there they go down with it.
      const lines =
        scenario.kind === 'provider' ? circuitSubnets(network, scenario.element) : new Set<string>();
      const routes = tables.flatMap((table) => {
        const device = compiled.devices.find(({ row }) => row.id === table.device);
        // A device that has failed knows nothing there, and is cut off here.
        if (!device || device.row.members.every(({ node }) => failed.chassis?.has(node))) return [];
        const uncertain = scenario.kind === 'normal' ? new Set<string>() : announcedTwice;
        return routeDifferences(table, routesIn(parts, device), lines, uncertain);
      });
      const found = [...flows, ...routes].map(({ sentence, fault }) => ({
        sentence: `${title(scenario)}: ${sentence}`,
        fault,
      }));
      return {
        differences: found.flatMap(({ sentence, fault }) => (fault === undefined ? [sentence] : [])),
        daemonFaults: found.flatMap(({ sentence, fault }) =>
          fault === undefined ? [] : [{ fault, sentence }],
        ),
      };
    };
  };
}

interface Difference {
  readonly sentence: string;
  readonly fault?: Ospf6dFault | undefined;
}

const title = ({ kind, element }: Pick<ScenarioResult, 'kind' | 'element'>): string =>
  kind === 'normal' ? 'whole' : `${kind} ${element}`;

/** One cable of several takes nothing: the others carry what it did. */
function simulatedFailure({ kind, element }: Pick<ScenarioResult, 'kind' | 'element'>): FailedElements {
  switch (kind) {
    case 'normal':
      return {};
    case 'device':
      return { chassis: new Set([element]) };
    case 'provider':
      return { providers: new Set([element]) };
    case 'circuit':
    case 'cable':
      return element.includes('#') ? {} : { edges: new Set([element]) };
  }
}

type SimulatedTable = ReturnType<typeof simulate>['view']['tables'][number];

/** One address family of the network. */
interface Simulated {
  readonly state: ReturnType<typeof simulate>;
  readonly network: NetworkConfiguration;
  /** What a prefix or address stands for. */
  readonly textOf: (code: string) => string;
}

interface SimulatedRoute extends ComparedRoute {
  /** Of OSPF, from the area itself. */
  readonly isWithinArea: boolean;
}

type RoutesByPrefix = ReadonlyMap<string, SimulatedRoute>;

function simulatedRoutes(
  table: SimulatedTable,
  { textOf, state }: Simulated,
  id: string,
): Map<string, SimulatedRoute> {
  const [device] = [...state.ospf.domain.areasOfDevice.keys()].filter(({ row }) => row.id === id);
  const inside = device && state.ospf.domain.routes(device);
  return new Map(
    [...table].map(({ prefix, source, nextHops }) => [
      textOf(formatBlock(prefix)),
      {
        source,
        nextHops: nextHops.flatMap(({ address }) =>
          address === undefined ? [] : [textOf(formatAddress(address))],
        ),
        isWithinArea: inside?.get(prefixKey(prefix))?.kind === 'intra-area',
      },
    ]),
  );
}

/** Subnets that two routers of OSPFv3 have an interface in. */
function prefixesAnnouncedTwice({ devices }: NetworkConfiguration): Set<string> {
  const announced = devices.flatMap(({ interfaces, routing }) => {
    const names = new Set(routing?.ospf3?.interfaces.map((row) => row.interface));
    const own = interfaces.filter(({ name }) => names.has(name)).flatMap(({ ipv6 }) => ipv6);
    return [...new Set(own.map((cidr) => formatIpv6Block(parseIpv6Block(cidr))))];
  });
  return new Set(announced.filter((prefix, index) => announced.indexOf(prefix) !== index));
}

const text = ({ source, nextHops }: ComparedRoute): string =>
  [source, ...new Set(nextHops.toSorted())].join(' ');

const circuitSubnets = ({ providers }: NetworkConfiguration, provider: string): Set<string> =>
  new Set(
    providers
      .filter(({ id }) => id === provider)
      .flatMap(({ circuits }) =>
        circuits.flatMap(({ providerAddress, ipv6 }) => [
          formatBlock(parseBlock(providerAddress)),
          ...(ipv6 ? [formatIpv6Block(parseIpv6Block(ipv6.provider))] : []),
        ]),
      ),
  );

function routeDifferences(
  { device, routes }: RouteTable,
  simulated: RoutesByPrefix,
  ignored: ReadonlySet<string>,
  uncertain: ReadonlySet<string>,
): Difference[] {
  const real = new Map(
    routes.map(({ prefix, protocol, nextHops }) => [prefix, { source: protocol, nextHops }]),
  );
  return [...new Set([...real.keys(), ...simulated.keys()])]
    .filter((prefix) => !ignored.has(prefix))
    .sort()
    .flatMap((prefix) => {
      const [here, there] = [real.get(prefix), simulated.get(prefix)];
      const [own, other] = [here ? text(here) : 'not', there ? text(there) : 'not'];
      if (own === other) return [];
      return [
        {
          sentence: `${device} has ${prefix} ${own}, simulated: ${other}`,
          fault: ospf6dFault(prefix, here, { simulated: there, isUncertain: uncertain.has(prefix) }),
        },
      ];
    });
}
