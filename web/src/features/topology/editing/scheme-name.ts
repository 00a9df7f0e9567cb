import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { deviceName, siteCodes } from '#shared/network/requirements/naming.ts';
import { freeName } from '#web/features/topology/model/free-name.ts';
import { siteCode } from '#web/features/topology/model/site-code.ts';

/** What the plan calls devices of a type; people and providers have names of their own. */
const roles: Partial<Record<TopologyNode['type'], string>> = {
  router: 'RTR',
  firewall: 'FW',
  switch: 'ACC',
  accesspoint: 'AP',
};

/**
 * The next free name of a device by the plan's scheme: `HQ-FW-2`, or `HQ-F3-ACC-2` on a floor. The code is the design's, or
 * what the names of the site's devices begin with. Undefined where there is neither, and for what has no names by scheme.
 */
export function schemeName(
  graph: Graph,
  requirements: Requirements | undefined,
  { type, site, floor }: Pick<TopologyNode, 'type' | 'site' | 'floor'>,
): string | undefined {
  const role = roles[type];
  const at = requirements?.sites.findIndex(({ name }) => name === site) ?? -1;
  const code =
    (requirements && siteCodes(requirements.sites)[at]) ??
    (site === undefined ? undefined : siteCode(graph.nodes.filter((node) => node.site === site)));
  if (role === undefined || code === undefined) return undefined;
  const stem = floor === undefined ? [code, role] : [code, `F${floor}`, role];
  return freeName(graph.nodes, (number) => deviceName(...stem, number));
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
