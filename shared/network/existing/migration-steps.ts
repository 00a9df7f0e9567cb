import type { ExistingNetwork } from '../../contract/designs.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import { joinSome } from '../../vocabulary/lists.ts';
import { subnetBlocks } from '../addressing/subnet-blocks.ts';
import { serviceServers } from '../configuration/view/service-servers.ts';
import { countDevices } from '../graph/count-devices.ts';
import { countPeople } from '../graph/count-people.ts';
import { named } from './named-nodes.ts';
import { goingServers, isServer, moveActions, moveBack, movesServers, serverMoveOf } from './server-moves.ts';

/** One step of the way from an existing network to its plan; the next one begins when this one is done. */
export interface MigrationStep {
  readonly title: string;
  /** What is done, a sentence each, in order. */
  readonly actions: readonly string[];
  /** How to tell that it is done. */
  readonly doneWhen: string;
  /** The way back to how it was before the step. */
  readonly rollBack: string;
  /** Ids of the devices that it is about. */
  readonly elements: readonly string[];
}

export interface MigrationInput {
  readonly existing: ExistingNetwork;
  readonly graph: Graph;
}

/**
 * The order in which an existing network gives way to its plan, with both running side by side on addresses of their own until
 * the last user has moved: what is saved first, the join of the two, the centre with its servers, the way out, the data of the centre's
 * servers, then site by site, the smallest first, and what is taken down. Pure.
 */
export function migrationSteps({ existing, graph }: MigrationInput): MigrationStep[] {
  const sites = sitesOf(graph);
  const [centre] = sites;
  if (centre === undefined) return [];
  return [
    record(existing, graph),
    joined(existing, graph, centre),
    built(graph, centre),
    wayOut(graph, centre),
    ...serversMoved(existing, graph, centre),
    ...cutOvers(sites),
    retired(existing, graph),
  ];
}

interface MovedSite {
  readonly name: string;
  readonly people: number;
  readonly devices: readonly TopologyNode[];
  /** Ids of what is mounted before anybody uses it: at the centre alone, and with what its servers need. */
  readonly first: ReadonlySet<string>;
}

/** The site of the core or of the most people first, as far as it has devices; the others from the smallest on. */
function sitesOf({ nodes, edges, subnets }: Graph): MovedSite[] {
  const hub = subnets.find((subnet) => subnet.hub)?.site;
  const sites = [...Map.groupBy(nodes, ({ site }) => site)].flatMap(([name, own]): MovedSite[] => {
    const devices = own.filter(isDevice);
    if (name === undefined || devices.length === 0) return [];
    return [{ name, people: countPeople(own), devices, first: new Set() }];
  });
  const centre = sites.find(({ name }) => name === hub) ?? sites.toSorted((a, b) => b.people - a.people)[0];
  return [
    ...(centre ? [{ ...centre, first: builtFirst(centre, edges) }] : []),
    ...sites.filter((site) => site !== centre).sort((a, b) => a.people - b.people),
  ];
}

/** What stands beside the old network before anybody uses it: what is new above the access layer, servers, and the switches that these are on. */
function builtFirst({ devices }: MovedSite, edges: Graph['edges']): ReadonlySet<string> {
  const added = devices.filter(({ status }) => status !== 'kept');
  const under = besideOf(added.filter(isServer), edges);
  const isFirst = (node: TopologyNode) =>
    isServer(node) || under.has(node.id) || (node.layer !== 'access' && node.layer !== 'endpoint');
  return new Set(added.filter(isFirst).map(({ id }) => id));
}

/** Ids of what servers are plugged into. */
function besideOf(servers: readonly TopologyNode[], edges: Graph['edges']): ReadonlySet<string> {
  const ids = new Set(servers.map(({ id }) => id));
  return new Set(
    edges.flatMap(({ source, target }) => {
      if (ids.has(target)) return [source];
      return ids.has(source) ? [target] : [];
    }),
  );
}

const isDevice = ({ type }: TopologyNode): boolean => type !== 'user' && type !== 'internet';

function record({ currentDevices }: ExistingNetwork, { nodes }: Graph): MigrationStep {
  const kept = nodes.filter(({ status }) => status === 'kept');
  return {
    title: 'Record what is there',
    actions: [
      `Save the configuration of ${currentDevices.length === 0 ? 'every existing device' : `the ${formatCount(pieces(currentDevices), 'existing device')}`}, with software versions, and label each of ${plural(pieces(currentDevices), 'its', 'their')} cables at both ends.`,
      ...(kept.length === 0
        ? []
        : [
            `Update ${named(kept)}, which ${plural(kept.length, 'stays', 'stay')}, to the software that the plan is written for, and note how to load the old one.`,
          ]),
      'Measure for a week what the old network carries at its busiest, to compare with.',
    ],
    doneWhen: 'The configurations load on a spare device or in a lab, and every cable has its label.',
    rollBack: 'Nothing was changed yet.',
    elements: kept.map(({ id }) => id),
  };
}

function joined({ currentIPScheme }: ExistingNetwork, { subnets }: Graph, centre: MovedSite): MigrationStep {
  const blocks = subnets.flatMap(({ id, purpose, ...row }) =>
    purpose === 'site' && !id.startsWith('pool-') ? subnetBlocks(row).slice(0, 1) : [],
  );
  const old = currentIPScheme ?? 'the old addresses';
  const ours = joinSome(blocks, 3);
  const core = routing(centre);
  return {
    title: 'Join the old and the new network',
    actions: [
      currentIPScheme === undefined
        ? `The design does not state which addresses the old network has: state them and plan again, or compare them with ${ours} before anything is joined. No address may be in both.`
        : `Keep ${old} in use: the new subnets are from ${ours}, so that no address is in both.`,
      `Lay a routed link of its own, a /31, between ${named(core)} and the old core or router, at ${centre.name}.`,
      `Route ${old} from the new network into that link, and ${ours} from the old one, statically; announce neither to a provider.`,
      'Allow on both sides what users need while they are split: names, addresses, files, printing and calls; everything else stays denied.',
    ],
    doneWhen: 'A test PC in a new subnet reaches a server in the old network, and the other way round.',
    rollBack: 'Unplug the link: either network runs by itself.',
    elements: core.map(({ id }) => id),
  };
}

function built({ nodes, edges }: Graph, { name, devices, first }: MovedSite): MigrationStep {
  const inside = devices.filter(({ id }) => first.has(id));
  const network = inside.filter((node) => !isServer(node));
  const servers = inside.filter(isServer);
  const under = besideOf(servers, edges);
  const kept = devices.filter(({ id, status }) => under.has(id) && status === 'kept');
  return {
    title: `Build the centre at ${name} beside the old one`,
    actions: [
      `Rack, power and cable ${network.length === 0 ? 'what is new' : named(network)} with the planned configurations; no user is on ${plural(network.length, 'it', 'them')} yet.`,
      ...(kept.length === 0
        ? []
        : [
            `Add the planned networks and ports of the servers to ${named(kept)}, which ${plural(kept.length, 'stays', 'stay')}, beside what ${plural(kept.length, 'it carries', 'they carry')}.`,
          ]),
      ...(servers.length === 0
        ? []
        : [
            `Mount ${named(servers)} there, beside any server that is in use, and connect ${plural(countDevices({ nodes: servers }), 'it', 'them')} to the new network.`,
          ]),
      firstServices(nodes, name),
    ],
    doneWhen:
      'The checks of the plan hold on the devices: neighbours, routes, first hops and spanning-tree roots as planned.',
    rollBack:
      kept.length === 0
        ? 'Power the new devices off; the old network never depended on them.'
        : `Power the new devices off, and load the saved configuration on ${named(kept)}.`,
    elements: inside.map(({ id }) => id),
  };
}

/** Where the plan has servers for them, on these; those that are there serve the old network, too. */
function firstServices(nodes: Graph['nodes'], site: string): string {
  const services =
    'time, names, addresses (DHCP with leases of one hour during the migration), sign-in, logging';
  const ids = new Set(serviceServers(nodes, site).map(({ node }) => node));
  const [kept, mounted] = [true, false].map((isKept) =>
    nodes.filter(({ id, status }) => ids.has(id) && (status === 'kept') === isKept),
  );
  if (mounted !== undefined && mounted.length > 0)
    return `Start the services that come first on ${named(mounted)}: ${services}.`;
  return kept === undefined || kept.length === 0
    ? `Start the services that come first: ${services}.`
    : `Let ${named(kept)}, which ${plural(kept.length, 'stays', 'stay')}, serve the new networks as well, by the joining link: ${services}.`;
}

function wayOut({ nodes, edges }: Graph, { name }: MovedSite): MigrationStep {
  const providers = new Set(nodes.flatMap(({ id, type }) => (type === 'internet' ? [id] : [])));
  const edge = nodes.filter(
    ({ id, site }) =>
      site === name &&
      edges.some(
        ({ source, target }) =>
          (source === id && providers.has(target)) || (target === id && providers.has(source)),
      ),
  );
  return {
    title: 'Move the way to the internet',
    actions: [
      `Connect the planned circuits to ${named(edge)}; where an old circuit is taken over, in a window outside working hours.`,
      'Enter the provider’s real addresses, and publish the servers under them; lower the lifetime of their DNS records to five minutes a day before.',
      'Turn the default route of the old network towards the new one by the joining link.',
    ],
    doneWhen:
      'Users of the old network reach the internet by the new edge, and published servers are reached from outside.',
    rollBack: 'Turn the default route back, and move the circuit’s cable back to the old edge.',
    elements: edge.map(({ id }) => id),
  };
}

/** The data of the centre's servers, before anybody moves; nothing where none is there. */
function serversMoved(
  existing: ExistingNetwork,
  graph: Graph,
  { name, devices }: MovedSite,
): MigrationStep[] {
  const move = serverMoveOf(devices, goingServers(existing, graph).left);
  if (!movesServers(move)) return [];
  return [
    {
      title: `Move the servers at ${name} with their data`,
      actions: moveActions(move),
      doneWhen:
        'The last copy was verified, a backup of the planned servers was restored once as a test, and both networks have used them for a working day.',
      rollBack: moveBack(move).join(' ') || 'The old servers still have the data.',
      elements: [...move.replacing, ...move.kept].map(({ id }) => id),
    },
  ];
}

/** The smallest site alone, as a trial, then the others in waves; the centre last, since its users are the most. */
function cutOvers([centre, ...others]: readonly MovedSite[]): MigrationStep[] {
  const [trial, ...rest] = others;
  const waves: MovedSite[][] = [];
  for (let first = 0; first < rest.length; first += sitesInWave)
    waves.push(rest.slice(first, first + sitesInWave));
  return [
    ...(trial ? [cutOver([trial], ', as a trial')] : []),
    ...waves.map((wave) => cutOver(wave)),
    ...(centre ? [cutOver([withoutBuilt(centre)], ', floor by floor', pluggedInto(centre))] : []),
  ];
}

/** Its servers have moved by then, and what stands in the access layer already has only to be plugged into. */
const withoutBuilt = (centre: MovedSite): MovedSite => ({
  ...centre,
  devices: centre.devices.filter(
    (node) => !(centre.first.has(node.id) || serverMoveOf([node]).kept.length > 0),
  ),
});

const pluggedInto = ({ devices, first }: MovedSite): readonly TopologyNode[] =>
  devices.filter(({ id, layer }) => layer === 'access' && first.has(id));

/** As many in one week. */
const sitesInWave = 10;

function cutOver(
  sites: readonly MovedSite[],
  how = '',
  mounted: readonly TopologyNode[] = [],
): MigrationStep {
  const devices = sites.flatMap((site) => site.devices);
  const servers = serverMoveOf(devices);
  const moved = new Set([...servers.replacing, ...servers.kept]);
  const by = (status: TopologyNode['status']) =>
    devices.filter((node) => node.status === status && !moved.has(node));
  const [kept, replaced] = [by('kept'), by('replaced')];
  const added = [...by('new'), ...servers.replacing];
  const people = sites.reduce((sum, site) => sum + site.people, 0);
  const names = joinSome(
    sites.map(({ name }) => name),
    3,
  );
  return {
    title: `Move ${names}${how}: ${formatCount(people, 'person', 'people')}`,
    actions: [
      ...(added.length === 0
        ? []
        : [
            `Mount ${named(added)}, which ${plural(added.length, 'is', 'are')} new, as planned and configured.`,
          ]),
      ...(mounted.length === 0
        ? []
        : [
            `Move the cables to ${named(mounted)}, which ${plural(mounted.length, 'is', 'are')} mounted already, port by port as the cabling schedule says.`,
          ]),
      ...(replaced.length === 0
        ? []
        : [
            `Mount ${named(replaced)} beside ${plural(countDevices({ nodes: replaced }), 'the device that it replaces', 'the devices that they replace')}, and move the cables port by port as the cabling schedule says.`,
          ]),
      ...(kept.length === 0
        ? []
        : [
            `Load the planned configuration on ${named(kept)}, which ${plural(kept.length, 'stays', 'stay')}, after saving what ${plural(kept.length, 'it runs', 'they run')}.`,
          ]),
      ...moveActions(servers),
      `Let the clients of each VLAN take new addresses: printers, phones and cameras first, then desks and Wi-Fi.`,
    ],
    doneWhen:
      'Every user group reaches what the policies allow and nothing else, for one working day without a call.',
    rollBack: [
      kept.length === 0
        ? 'Move the cables back: the old devices are still running.'
        : `Move the cables back, and load the saved configuration on ${named(kept)}.`,
      ...moveBack(servers),
    ].join(' '),
    elements: devices.map(({ id }) => id),
  };
}

function retired(existing: ExistingNetwork, graph: Graph): MigrationStep {
  const { currentIPScheme, currentDevices } = existing;
  const { nodes } = graph;
  const replaced = nodes.filter(({ status }) => status === 'replaced');
  const kept = nodes.reduce(
    (sum, { status, existing }) => sum + (status === 'kept' ? (existing?.count ?? 0) : 0),
    0,
  );
  const servers = goingServers(existing, graph).all;
  const others = Math.max(0, pieces(currentDevices) - kept - servers);
  return {
    title: 'Take the old network down',
    actions: [
      `Two weeks after the last site: remove the routes to ${currentIPScheme ?? 'the old addresses'}, the joining link and the policies for it.`,
      `Erase and dispose of ${others > 0 ? formatCount(others, 'old device') : servers > 0 ? 'what is left over of the network' : 'what is left over'}; keep one of each model as a spare for a month.`,
      ...(servers === 0
        ? []
        : [
            `Erase ${formatCount(servers, 'old server')} last, and only once the data of ${plural(servers, 'it', 'each')} was verified in its new place and a backup from there was restored as a test.`,
          ]),
      'Set the leases, DNS lifetimes and monitoring to their usual values.',
    ],
    doneWhen: 'Nothing was sent over the joining link for a week before it was removed.',
    rollBack: 'Plug the joining link in again; after the devices are erased there is no way back.',
    elements: replaced.map(({ id }) => id),
  };
}

/** What routes inside at the centre: the core, else the firewall or router. */
function routing({ devices }: MovedSite): readonly TopologyNode[] {
  const core = devices.filter(({ layer }) => layer === 'core');
  return core.length > 0 ? core : devices.filter(({ layer }) => layer === 'edge').slice(0, 1);
}

const pieces = (devices: ExistingNetwork['currentDevices']): number =>
  devices.reduce((sum, { quantity }) => sum + quantity, 0);
