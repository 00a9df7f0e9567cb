import type { TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { groupName } from '#shared/vocabulary/fields/node-groups.ts';

/** A shape of a site's drawing: one device, or several alike. */
export interface Part {
  readonly type: TopologyNode['type'];
  readonly caption: string;
  readonly isMany: boolean;
}

/** What is on one floor of the main building, in another building or outdoors, or belongs to the whole site. */
export interface Column {
  readonly title: string;
  readonly access: Part | undefined;
  readonly accessPoints: Part | undefined;
  readonly ends: readonly Part[];
}

export interface SiteParts {
  /** Layers above the access switches, from the outside in; empty ones are left out. */
  readonly rows: readonly (readonly Part[])[];
  readonly columns: readonly Column[];
  /** Pairs of parts that are linked, with the type of the link. */
  readonly links: readonly { readonly from: Part; readonly to: Part; readonly type: TopologyEdge['type'] }[];
}

/** Devices that one row names one by one. */
const mostInRow = 8;
/** Groups of people and devices that one column names one by one. */
const mostEnds = 9;

/**
 * Draws a site's nodes together so that it fits a page: layers above the access one by one, then for each floor its
 * switches, its access points and its people; another building of a campus, and all cabinets outdoors, as one.
 */
export function sitePartsOf(
  nodes: readonly TopologyNode[],
  edges: readonly TopologyEdge[],
  outside: readonly TopologyNode[],
  isOutdoors: (node: TopologyNode) => boolean = () => false,
): SiteParts {
  const partOf = new Map<string, Part>();
  const far = outside.filter((node) => !isProvider(node));
  const row = (members: readonly TopologyNode[], caption?: string): Part[] => {
    const isMany = members.length > mostInRow;
    const groups = isMany ? [members] : members.map((member) => [member]);
    return groups.map((group) => assign(group, partOf, isMany ? caption : undefined));
  };
  const inLayer = (layer: TopologyNode['layer'], type?: 'firewall') =>
    nodes.filter(
      (n) => n.layer === layer && (n.layer !== 'edge' || (n.type === 'firewall') === (type === 'firewall')),
    );
  const providers = row(outside.filter(isProvider));
  const others = row(far, `${far.length} routers of other sites`);
  const routers = row(inLayer('edge'));
  const firewalls = inLayer('edge', 'firewall');
  // Where their lines to a firewall would run through a router, they stand next to the routers.
  const areBesideRouters = routers.length > 0 && areLinked(far, firewalls, edges);
  const rows = [
    areBesideRouters ? providers : [...providers, ...others],
    areBesideRouters ? [...routers, ...others] : routers,
    row(firewalls),
    row(inLayer('core')),
    row(inLayer('distribution')),
  ].filter((parts) => parts.length > 0);
  const columns = columnsOf(nodes, partOf, isOutdoors);
  return { rows, columns, links: linksOf(edges, partOf) };
}

function areLinked(
  some: readonly TopologyNode[],
  others: readonly TopologyNode[],
  edges: readonly TopologyEdge[],
): boolean {
  const [from, to] = [some, others].map((nodes) => new Set(nodes.map(({ id }) => id)));
  return edges.some(
    ({ source, target }) => (from?.has(source) && to?.has(target)) || (from?.has(target) && to?.has(source)),
  );
}

const isProvider = (node: TopologyNode): boolean => node.type === 'internet';

/** One part for all of a group, and every member pointed to it. */
function assign(group: readonly TopologyNode[], partOf: Map<string, Part>, caption?: string): Part {
  const [first, last] = [group[0], group.at(-1)];
  const quantity = group.reduce((sum, node) => sum + node.quantity, 0);
  const named =
    group.length === 1 ? (first?.label ?? '') : `${first?.label} to ${last?.label} (${group.length})`;
  const part = { type: first?.type ?? 'switch', caption: caption ?? named, isMany: quantity > 1 };
  for (const node of group) partOf.set(node.id, part);
  return part;
}

function columnsOf(
  nodes: readonly TopologyNode[],
  partOf: Map<string, Part>,
  isOutdoors: (node: TopologyNode) => boolean,
): Column[] {
  const cabinets = new Set(nodes.flatMap((node) => (isOutdoors(node) ? (node.building ?? []) : [])));
  const below = nodes.filter((node) => node.layer === 'access' || node.layer === 'endpoint');
  const [inMain, elsewhere] = [below.filter(isInMain), below.filter((node) => !isInMain(node))];
  const floors = [...Map.groupBy(inMain, (node) => node.floor ?? 0)].sort(([a], [b]) => a - b);
  const hasOthers = elsewhere.some(({ building = '' }) => !cabinets.has(building));
  const buildings = Map.groupBy(elsewhere, ({ building = '' }) => (cabinets.has(building) ? '' : building));
  const outdoors = buildings.get('') ?? [];
  buildings.delete('');
  return [
    ...floors.map(([floor, members]) => columnOf(floorTitle(floor, hasOthers), members, partOf)),
    ...[...buildings].map(([name, members]) => columnOf(buildingTitle(name, members), members, partOf)),
    ...(outdoors.length > 0
      ? [columnOf(formatCount(cabinets.size, 'cabinet outdoors', 'cabinets outdoors'), outdoors, partOf)]
      : []),
  ];
}

const isInMain = ({ building, site }: TopologyNode): boolean => building === undefined || building === site;

function floorTitle(floor: number, hasOthers: boolean): string {
  if (floor === 0) return 'Whole site';
  return hasOthers ? `Main building, floor ${floor}` : `Floor ${floor}`;
}

function buildingTitle(name: string, members: readonly TopologyNode[]): string {
  const floors = new Set(members.map(({ floor = 1 }) => floor)).size;
  return floors > 1 ? `${name}, ${floors} floors` : name;
}

function columnOf(title: string, members: readonly TopologyNode[], partOf: Map<string, Part>): Column {
  const switches = members.filter((node) => node.layer === 'access' && node.type !== 'accesspoint');
  const radios = members.filter((node) => node.type === 'accesspoint');
  const ends = members.filter((node) => node.layer === 'endpoint' && node.type !== 'accesspoint');
  return {
    title,
    access: switches.length > 0 ? assign(switches, partOf, namesOf(switches, 'switches')) : undefined,
    accessPoints: radios.length > 0 ? assign(radios, partOf, namesOf(radios, 'access points')) : undefined,
    ends: endsOf(ends, partOf),
  };
}

const namesOf = (group: readonly TopologyNode[], noun: string): string =>
  group.length === 1 ? (group[0]?.label ?? '') : `${group.length} ${noun}`;

function endsOf(ends: readonly TopologyNode[], partOf: Map<string, Part>): Part[] {
  const alike = [
    ...Map.groupBy(ends, (end) => `${end.type} ${end.group ?? end.id} ${segmentOf(end)}`).values(),
  ];
  if (alike.length <= mostEnds) return alike.map((group) => assign(group, partOf, captionOf(group)));
  const rest = alike.slice(mostEnds - 1).flat();
  const sum = rest.reduce((total, { quantity }) => total + quantity, 0);
  return [
    ...alike.slice(0, mostEnds - 1).map((group) => assign(group, partOf, captionOf(group))),
    assign(rest, partOf, `${formatNumber(sum)} × others`),
  ];
}

/** Of devices, the segment says what they are. */
function segmentOf({ because }: TopologyNode): string {
  const segment = because?.inputs.segment;
  return typeof segment === 'string' ? segment : '';
}

/** `40 × wired users`, `12 × Press line`: the drawing says where they are. What was drawn without a group has its label. */
function captionOf(alike: readonly TopologyNode[]): string {
  const quantity = alike.reduce((sum, end) => sum + end.quantity, 0);
  const [first] = alike;
  const { group, label = '' } = first ?? {};
  const segment = first === undefined ? '' : segmentOf(first);
  const words = segment || (group === undefined ? label : groupName(group, quantity));
  return `${formatNumber(quantity)} × ${words}`;
}

function linksOf(edges: readonly TopologyEdge[], partOf: ReadonlyMap<string, Part>): SiteParts['links'] {
  const links = new Map<Part, Map<Part, TopologyEdge['type']>>();
  for (const edge of edges) {
    const [from, to] = [partOf.get(edge.source), partOf.get(edge.target)];
    if (from === undefined || to === undefined || from === to || links.get(to)?.has(from)) continue;
    const known = links.get(from) ?? new Map<Part, TopologyEdge['type']>();
    if (!known.has(to)) known.set(to, edge.type);
    links.set(from, known);
  }
  return [...links].flatMap(([from, others]) => [...others].map(([to, type]) => ({ from, to, type })));
}
