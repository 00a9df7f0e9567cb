import { onceEach } from '../../../caching/once-each.ts';
import { internetHost } from '../../../contract/configuration/internet-host.ts';
import type { Flow } from '../../../contract/configuration/network-configuration.ts';
import { formatAddress, formatBlock, parseAddress } from '../../addressing/ipv4.ts';
import { overfullSessions } from '../bgp/bgp-routes.ts';
import type {
  SimulatedDevice,
  SimulatedHost,
  SimulatedInterface,
  SimulatedNetwork,
} from '../compiled/compiled-network.ts';
import { circuitsOf } from '../compiled/network-indexes.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import { learnsRoutes, Reaching } from '../forwarding/reaching.ts';
import { defaultRoute, prefixKey } from '../forwarding/routing-table.ts';
import { hearingPairs } from '../ospf/ospf-adjacencies.ts';
import type { Area } from '../ospf/shortest-paths.ts';
import type { NetworkState } from '../settling/simulate.ts';
import type { SimulatedFinding } from './simulated-finding.ts';

const found = (
  rule: string,
  elements: readonly string[],
  inputs: SimulatedFinding['inputs'],
): SimulatedFinding => ({ check: 'adjacency', rule, elements: [...new Set(elements)], inputs });

/** Check 11: neighbours agree, areas and AS hang together, tables come to rest and lead to every prefix that is asked for. */
export const adjacencyFindings = (
  state: NetworkState,
  reaching = new Reaching(),
  { neighbours, areas, tunnels, defaults } = routingFindings(state),
): SimulatedFinding[] => [
  ...neighbours,
  ...sessionFindings(state),
  ...areas,
  ...restFindings(state),
  ...tunnels,
  ...prefixFindings(state, reaching),
  ...defaults,
];

/** What is found of OSPF, tunnels and defaults: the same as long as nothing that routes has changed. */
export interface RoutingFindings {
  readonly neighbours: readonly SimulatedFinding[];
  readonly areas: readonly SimulatedFinding[];
  readonly tunnels: readonly SimulatedFinding[];
  readonly defaults: readonly SimulatedFinding[];
}

export const routingFindings = (state: NetworkState): RoutingFindings => ({
  neighbours: neighbourFindings(state),
  areas: areaFindings(state),
  tunnels: tunnelFindings(state),
  defaults: defaultFindings(state.view),
});

const neighbourFindings = ({ view }: NetworkState): SimulatedFinding[] =>
  hearingPairs(speakingOspf(view.network), view).flatMap(({ ends: [a, b], fault }) =>
    fault === undefined
      ? []
      : [
          found('ospf-neighbours', [a.device.row.id, b.device.row.id, ...a.row.from, ...b.row.from], {
            one: a.device.row.id,
            other: b.device.row.id,
            interface: a.row.name,
            otherInterface: b.row.name,
            fault,
          }),
        ],
  );

const sessionFindings = ({ bgp }: NetworkState): SimulatedFinding[] =>
  bgp.sessions.stated.flatMap(({ device, neighbour, fault }) =>
    fault === undefined
      ? []
      : [
          found('bgp-session', [device.row.id, ...neighbour.from], {
            device: device.row.id,
            neighbour: neighbour.address,
            fault,
          }),
        ],
  );

const tunnelFindings = ({ view, recursive }: NetworkState): SimulatedFinding[] =>
  view.network.tunnels.flatMap((own) =>
    !view.isUp(own) && !recursive.includes(own)
      ? [
          found('tunnel-down', [own.device.row.id, ...own.row.from], {
            device: own.device.row.id,
            tunnel: own.row.name,
          }),
        ]
      : [],
  );

const speakingOspf = ({ addressed }: SimulatedNetwork): SimulatedInterface[] =>
  addressed.filter(({ ospf }) => ospf !== undefined);

/** Each area hangs together, and touches the backbone where there is more than one. */
function areaFindings({ ospf }: NetworkState): SimulatedFinding[] {
  const { areas } = ospf.domain;
  const centre = areas.get(0);
  return [...areas.values()].flatMap((area) => {
    const parts = partsOf(area);
    const second = parts.find((part, index) =>
      parts.slice(0, index).some((other) => isOneSystem(part, other)),
    );
    const split =
      second === undefined
        ? []
        : [
            found('area-split', namesOf(second), {
              area: area.id,
              parts: parts.length,
              routers: second.length,
            }),
          ];
    if (area.id === 0 || areas.size === 1) return split;
    const cutOff = parts.filter((part) => !part.some((device) => centre?.position.has(device)));
    return [
      ...split,
      ...cutOff.map((part) =>
        found('area-without-backbone', namesOf(part), { area: area.id, routers: part.length }),
      ),
    ];
  });
}

const namesOf = (devices: readonly SimulatedDevice[]): string[] => devices.map(({ row }) => row.id);

/** Sites that are autonomous systems of their own each number their areas for themselves. */
function isOneSystem(a: readonly SimulatedDevice[], b: readonly SimulatedDevice[]): boolean {
  const own = a.flatMap(systemsOf);
  const theirs = b.flatMap(systemsOf);
  return own.length === 0 || theirs.length === 0 || own.some((as) => theirs.includes(as));
}

const systemsOf = ({ row }: SimulatedDevice): number[] =>
  row.routing?.bgp === undefined ? [] : [row.routing.bgp.as];

function partsOf({ routers, position, neighbours }: Area): SimulatedDevice[][] {
  const seen = new Set<SimulatedDevice>();
  return routers
    .flatMap((start) => {
      if (seen.has(start)) return [];
      seen.add(start);
      const part = [start];
      for (const device of part) {
        for (const { to } of neighbours[position.get(device) ?? -1] ?? []) {
          if (!seen.has(to.device)) part.push(to.device);
          seen.add(to.device);
        }
      }
      return [part];
    })
    .sort((a, b) => b.length - a.length);
}

function restFindings({ unsettled, recursive, bgp }: NetworkState): SimulatedFinding[] {
  return [
    ...(unsettled.length === 0
      ? []
      : [found('unsettled', namesOf(unsettled), { devices: unsettled.length })]),
    ...recursive.map(({ device, row }) =>
      found('tunnel-recursion', [device.row.id, ...row.from], { device: device.row.id, tunnel: row.name }),
    ),
    ...overfullSessions(bgp).flatMap(({ self, peerAddress }) => {
      const device = self.device?.row.id;
      if (device === undefined) return [];
      return [found('too-many-prefixes', [device], { device, neighbour: formatAddress(peerAddress) })];
    }),
  ];
}

/** Every router leads to every subnet that another is promised to reach, and every table to the gateway itself. */
function prefixFindings({ view, bgp }: NetworkState, reaching: Reaching): SimulatedFinding[] {
  const { network } = view;
  const providers = new Set(circuitsOf(network).map(({ providerAddress }) => formatAddress(providerAddress)));
  const peers = new Set(
    bgp.sessions.stated.flatMap(({ device, neighbour }) =>
      providers.has(neighbour.address) ? [] : [device],
    ),
  );
  const lackedBy = wantedHosts(network).flatMap((host) => {
    const lacking = reaching.lacking(view, host.gateway);
    return lacking.size > 0 ? [{ host, lacking }] : [];
  });
  if (lackedBy.length === 0) return [];
  return network.devices.filter(learnsRoutes).flatMap((device) => {
    const { routing } = device.row;
    // Sessions with providers alone tell nothing of the network itself.
    if (routing?.ospf === undefined && !peers.has(device)) return [];
    if (!device.interfaces.some(view.isUp)) return [];
    const missing = lackedBy.flatMap(({ host, lacking }) => (lacking.has(device) ? [host] : []));
    const [first] = missing;
    if (first === undefined) return [];
    return [
      found('prefix-unreachable', [device.row.id, ...missing.slice(0, 10).map(({ row }) => row.subnet)], {
        device: device.row.id,
        prefix: formatBlock(first.block),
        prefixes: missing.length,
      }),
    ];
  });
}

/** One for each prefix that promised flows between hosts begin or end in. */
function wantedHosts({ row, hostsById }: SimulatedNetwork): SimulatedHost[] {
  const wanted = new Map<number, SimulatedHost>();
  for (const id of endsBetweenHosts(row.flows)) {
    const host = hostsById.get(id);
    if (host !== undefined) wanted.set(prefixKey(host.block), host);
  }
  return [...wanted.values()];
}

/** Ends of promised flows but for those from and to the internet, each once. */
const endsBetweenHosts = onceEach((flows: readonly Flow[]): ReadonlySet<string> => {
  const ends = new Set<string>();
  for (const { source, destination, expected } of flows)
    if (expected === 'pass' && ![source, destination].includes('internet')) ends.add(source).add(destination);
  return ends;
});

const somewhere = parseAddress(internetHost);

/** Defaults lead out, not round in a circle. */
function defaultFindings(view: ForwardingView): SimulatedFinding[] {
  const findings: SimulatedFinding[] = [];
  /** By device: where the walk began that it was first passed on. */
  const passedFrom = new Map<SimulatedDevice, SimulatedDevice>();
  for (const start of view.network.devices) {
    let at: SimulatedDevice | undefined = start;
    while (at !== undefined && !passedFrom.has(at)) {
      passedFrom.set(at, start);
      at = nextByDefault(view, at);
    }
    // Whoever joins an earlier walk goes where that one led.
    if (at === undefined || passedFrom.get(at) !== start) continue;
    const circle = [at];
    for (let next = nextByDefault(view, at); next !== undefined && next !== at; ) {
      circle.push(next);
      next = nextByDefault(view, next);
    }
    const inputs = { devices: circle.length, first: at.row.id };
    findings.push(found('default-circle', namesOf(circle), inputs));
  }
  return findings;
}

function nextByDefault(view: ForwardingView, device: SimulatedDevice): SimulatedDevice | undefined {
  const hop = view.tables[device.index]?.exact(defaultRoute)?.nextHops[0];
  if (hop === undefined) return undefined;
  const peer = view.tunnelPeer(hop.via);
  if (peer !== undefined) return peer.device;
  const owner = view.neighbour(hop.via, hop.address ?? somewhere);
  return owner?.kind === 'interface' ? owner.interface.device : undefined;
}
