import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { deviceName, idOf, siteCodes } from '#shared/network/requirements/naming.ts';
import { freeName } from '#web/features/topology/model/free-name.ts';
import type { Positions } from '#web/features/topology/model/positions.ts';
import { siteCode } from '#web/features/topology/model/site-code.ts';

/** What the plan calls devices of a type; people and providers have names of their own. */
const roles: Partial<Record<TopologyNode['type'], string>> = {
  router: 'RTR',
  firewall: 'FW',
  accesspoint: 'AP',
};
/** What it calls switches by their layer. */
const switchRoles: Partial<Record<TopologyNode['layer'], string>> = { core: 'CORE', distribution: 'DIST' };

/** What of a device its name follows from. */
type Named = Pick<TopologyNode, 'type' | 'layer' | 'site' | 'floor'>;

const roleOf = ({ type, layer }: Named): string | undefined =>
  type === 'switch' ? (switchRoles[layer] ?? 'ACC') : roles[type];

/** Roles of which a floor has devices of its own. */
const onFloors: readonly string[] = ['ACC', 'AP'];

/** Whether devices of this kind have names by the plan's scheme. */
export const hasSchemeName = (node: Named | undefined): boolean =>
  node !== undefined && roleOf(node) !== undefined;

/** What a name by the scheme begins with, `HQ-FW` or `HQ-F3-ACC`; undefined for what has no names by scheme. */
function stemOf(node: Named, code: string | undefined): string | undefined {
  const role = roleOf(node);
  if (role === undefined) return undefined;
  const floor = node.floor !== undefined && onFloors.includes(role) ? [`F${node.floor}`] : [];
  return deviceName(...(code === undefined ? [] : [code]), ...floor, role);
}

/** The code of a site: the design's, or what the names of the site's devices begin with. */
function codeAt(graph: Graph, requirements: Requirements | undefined, site: string | undefined) {
  const at = requirements?.sites.findIndex(({ name }) => name === site) ?? -1;
  return (
    (requirements && siteCodes(requirements.sites)[at]) ??
    (site === undefined ? undefined : siteCode(graph.nodes.filter((node) => node.site === site)))
  );
}

/**
 * The next free name of a device by the plan's scheme: `HQ-FW-2`, or `HQ-F3-ACC-2` on a floor. Undefined where its site has
 * no code, and for what has no names by scheme.
 */
export function schemeName(
  graph: Graph,
  requirements: Requirements | undefined,
  node: Named,
): string | undefined {
  const code = codeAt(graph, requirements, node.site);
  const stem = code === undefined ? undefined : stemOf(node, code);
  return stem === undefined ? undefined : freeName(graph.nodes, (number) => deviceName(stem, number));
}

/**
 * The names of some devices by the plan's scheme, by their ids, counted from left to right and row by row. One that is called
 * so already keeps its name, or that has the one from the plan where it was planned; sites that have no code yet get one as a
 * new design would give it, and what is at no site is called by its role alone. What has no names by scheme, or would keep its
 * name, is left out.
 */
export function schemeNames(
  graph: Graph,
  requirements: Requirements | undefined,
  { ids, positions }: { readonly ids: ReadonlySet<string>; readonly positions: Positions },
): ReadonlyMap<string, string> {
  const codes = codesOf(graph, requirements);
  const kept: Pick<TopologyNode, 'label'>[] = [];
  const renamed: { readonly node: TopologyNode; readonly stem: string }[] = [];
  const taken = new Set<string>();
  for (const node of graph.nodes) {
    const code = codes.get(node.site);
    const stem = ids.has(node.id) ? stemOf(node, code) : undefined;
    const name = node.label.toLowerCase();
    if (stem === undefined || (isByScheme(node, code, stem) && !taken.has(name))) {
      taken.add(name);
      kept.push(node);
    } else renamed.push({ node, stem });
  }
  const placeOf = ({ id }: TopologyNode) => positions.get(id) ?? { x: 0, y: 0 };
  const rowOf = (node: TopologyNode) => Math.round(placeOf(node).y / sameRow);
  const ordered = renamed.toSorted(
    ({ node: a }, { node: b }) => rowOf(a) - rowOf(b) || placeOf(a).x - placeOf(b).x,
  );
  const names = new Map<string, string>();
  for (const { node, stem } of ordered) {
    const label = freeName(kept, (number) => deviceName(stem, number));
    kept.push({ label });
    names.set(node.id, label);
  }
  return names;
}

/** Devices whose middles differ by less stand in one row, in pixels at zoom 1. */
const sameRow = 60;

/** Whether a device is called as the scheme says where it stands: by a number after its stem, or as the plan called it there. */
function isByScheme({ id, label, floor }: TopologyNode, code: string | undefined, stem: string): boolean {
  const name = label.toLowerCase();
  if (name.startsWith(`${stem.toLowerCase()}-`) && /^\d+$/.test(name.slice(stem.length + 1))) return true;
  const isFromPlan = idOf(label) === id && code !== undefined && name.startsWith(`${code.toLowerCase()}-`);
  const saysFloor = stem.includes(`-F${floor}-`);
  return isFromPlan && (!saysFloor || label.split('-').includes(`F${floor}`));
}

/** The code of each site of the graph. */
function codesOf(
  graph: Graph,
  requirements: Requirements | undefined,
): ReadonlyMap<string | undefined, string | undefined> {
  const sites = [...new Set(graph.nodes.flatMap(({ site }) => site ?? []))];
  const known = new Map(sites.map((site) => [site, codeAt(graph, requirements, site)]));
  const uncoded = sites.filter((site) => known.get(site) === undefined);
  const stated = requirements?.sites ?? [];
  const codes = siteCodes([...stated, ...uncoded.map((name) => ({ name, kind: 'branch' as const }))]);
  return new Map<string | undefined, string | undefined>([
    ...known,
    ...uncoded.map((site, at) => [site, codes[stated.length + at]] as const),
  ]);
}

/**
 * What a copy is called: as the original where no device is, as after cutting or in another design; else the number at the
 * end of its name counts on (`HQ-ACC-3`), or one begins (`Printer 2`).
 */
export function nameOfCopy(nodes: readonly Pick<TopologyNode, 'label'>[], label: string): string {
  if (!nodes.some((node) => node.label.toLowerCase() === label.toLowerCase())) return label;
  const [, stem = label, digits] = /^(.*?)(\d+)$/.exec(label) ?? [];
  const separator = digits === undefined ? ' ' : '';
  const first = digits === undefined ? 2 : Number(digits) + 1;
  return freeName(nodes, (number) => `${stem.slice(0, 90)}${separator}${number}`, first);
}
