import type { Device } from '#shared/contract/device.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';

/**
 * What is wrong with a device in its place, worked out from the plan alone, without the code that recommends:
 * necessary conditions only, so that anything it names is a fault.
 */
export function faultsOf(
  device: Device,
  node: TopologyNode,
  graph: Graph,
  requirements: Requirements,
  today: string,
): string[] {
  const growth = 1 + requirements.growth.percent / 100;
  const until = `${Number(today.slice(0, 4)) + requirements.growth.years}${today.slice(4)}`;
  const ends = endsOf(node, graph);
  const { specs } = device;
  const faults: string[] = [];
  const demand = (isMet: boolean, fault: string) => {
    if (!isMet) faults.push(`${fault}: ${device.partNumber} at ${node.id}`);
  };
  demand((device.endOfSale ?? today) >= today, 'no longer sold');
  demand((device.endOfSupport ?? until) >= until, 'not supported long enough');
  if (node.type === 'accesspoint') {
    demand(specs.environment !== 'outdoor', 'made for outdoors');
    demand(specs.poeInput === undefined || !specs.poeInput.includes('bt'), 'needs more power than planned');
    demand((specs.clients ?? 0) >= Math.floor(clientsOf(node, graph) * growth), 'too few clients');
    return faults;
  }
  const usable = specs.ports.filter(({ role }) => role !== 'management');
  const slots = (isCopper: boolean) =>
    total(usable.filter((group) => (group.connector === 'RJ45') === isCopper));
  // Links to routers and firewalls may end on either medium, and those of a group are shared by its devices.
  const inner = ends.filter(({ other }) => other.type !== 'router' && other.type !== 'firewall');
  if (node.type === 'switch') {
    demand(total(usable) >= total(ends), 'too few ports');
    demand(
      slots(true) >= total(inner.filter(({ edge }) => edge.medium === 'copper')),
      'too few copper ports',
    );
    demand(slots(false) >= total(inner.filter(({ edge }) => edge.medium === 'fibre')), 'too few slots');
    const points = ends.filter(({ other }) => other.type === 'accesspoint').length;
    if (node.layer === 'access' && points > 0) {
      const strong = usable.filter(({ poe }) => poe !== undefined && poe !== '802.3af');
      demand(total(strong) >= points, 'too few ports with 802.3at');
      demand((specs.poeBudgetW ?? 0) * 0.8 >= points * 30, 'too little PoE');
    }
    demand(node.layer === 'access' || specs.layer === 3, 'does not route');
    const crossing = ends.reduce((sum, { count, edge }) => sum + count * (edge.bandwidthMbps ?? 0), 0);
    const edgeMbps = ends.reduce(
      (sum, end) => sum + (inner.includes(end) ? 0 : (end.edge.bandwidthMbps ?? 0)),
      0,
    );
    demand((specs.forwardingMbps ?? 0) >= 2 * (crossing - edgeMbps), 'forwards too little');
  }
  // A circuit that is handed over to both members of a cluster is two links, and is paid and filled once.
  const handovers = ends.filter(({ edge }) => edge.type === 'wan' && edge.service !== 'internet-vpn');
  const circuits = [...new Map(handovers.map((end) => [end.edge.circuit ?? end.edge.id, end])).values()];
  const circuitMbps = circuits.reduce((sum, { edge }) => sum + (edge.bandwidthMbps ?? 0), 0);
  if (node.type === 'router') demand((specs.forwardingMbps ?? 0) >= circuitMbps, 'routes too little');
  // Several circuits to one place end on a firewall: the others are the reserve of the fastest.
  const fastest = new Map<string | undefined, number>();
  for (const { edge, other } of circuits) {
    const place = other.type === 'internet' ? edge.service : other.site;
    fastest.set(place, Math.max(edge.bandwidthMbps ?? 0, fastest.get(place) ?? 0));
  }
  const mbpsOf = (places: readonly (string | undefined)[]) => places.map((place) => fastest.get(place) ?? 0);
  const providers = ['internet', 'mpls'].filter((service) => fastest.has(service));
  // Of up to ten leased lines half is in use at once, and at least the fastest.
  const lines = mbpsOf([...fastest.keys()].filter((place) => !providers.includes(place ?? '')));
  const sumOf = (rates: readonly number[]) => rates.reduce((sum, mbps) => sum + mbps, 0);
  // Where a tunnel stands by for MPLS and all leaves by the hub, nothing is on the internet access while the circuit is used.
  const isReserve = graph.edges.some(
    ({ carriesInternet, target }) =>
      carriesInternet === true && graph.nodes.find(({ id }) => id === target)?.site === node.site,
  );
  const ofProviders = mbpsOf(providers);
  const overProviders = isReserve ? Math.max(0, ...ofProviders) : sumOf(ofProviders);
  const inspected = overProviders + Math.max(0, ...lines, sumOf(lines) / 2);
  const { firewall, ids, ips, contentFiltering } = requirements.securityRequirements;
  const looksInside = firewall === 'enterprise' || firewall === 'utm' || ids || ips || contentFiltering;
  const filtered = looksInside ? specs.inspectionMbps : specs.firewallMbps;
  if (node.type === 'firewall') demand((filtered ?? 0) >= inspected, 'filters too little');
  // The second site of a name is called “Headquarters (2)”.
  const [, name = node.site, nth = '1'] = /^(.*) \((\d+)\)$/.exec(node.site ?? '') ?? [];
  const stated = requirements.sites.filter((site) => site.name === name)[Number(nth) - 1]?.redundancy;
  const isDoubled = stated === undefined ? requirements.redundancy.power : stated === 'full';
  demand(!isDoubled || (specs.powerSupplies ?? 0) >= 2, 'one power supply');
  return faults;
}

interface End {
  readonly edge: TopologyEdge;
  readonly other: TopologyNode;
  readonly count: number;
}

const total = (counted: readonly { readonly count: number }[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0);

/** The cables of a node; circuits on one port as sub-interfaces count as one each, which no property minds. */
function endsOf(node: TopologyNode, graph: Graph): End[] {
  const nodes = new Map(graph.nodes.map((each) => [each.id, each]));
  const seen = new Set<string>();
  return graph.edges.flatMap((edge) => {
    const isSource = edge.source === node.id;
    if ((!isSource && edge.target !== node.id) || edge.type === 'wireless') return [];
    const other = nodes.get(isSource ? edge.target : edge.source);
    const port = isSource ? edge.sourcePort : edge.targetPort;
    const isNew = port === undefined || !seen.has(port.split('.')[0] ?? '');
    if (port !== undefined) seen.add(port.split('.')[0] ?? '');
    const [, first, last] = /(\d+)-(\d+)$/.exec(port ?? '') ?? [];
    const count = first === undefined ? 1 : Number(last) - Number(first) + 1;
    return other === undefined ? [] : [{ edge, other, count: isNew ? count : 0 }];
  });
}

/** Wireless devices today: two and a half a person, evenly over the access points that they hear. */
function clientsOf(point: TopologyNode, graph: Graph): number {
  const radio = graph.edges.filter(({ type }) => type === 'wireless');
  return radio
    .filter(({ source, target }) => source === point.id || target === point.id)
    .reduce((sum, { source, target }) => {
      const id = source === point.id ? target : source;
      const people = graph.nodes.find((node) => node.id === id)?.quantity ?? 0;
      const heard = radio.filter((edge) => edge.source === id || edge.target === id).length;
      return sum + (people * 2.5) / heard;
    }, 0);
}
