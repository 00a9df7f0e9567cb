import type { Because } from '../../contract/because.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { assumptions } from '../requirements/assumptions.ts';
import { deviceName, pairOf } from '../requirements/naming.ts';
import type { NetworkDraft, NewEdge } from './network-draft.ts';
import type { SiteContext } from './site-context.ts';

interface SwitchRow {
  /** In their names: `DMZ`. */
  readonly kind: string;
  /** Counted from 0. */
  readonly row: number;
  readonly width: number;
  readonly ports?: number;
  /** They have loopbacks. */
  readonly isRouting?: boolean;
  readonly because: Because;
}

/** The switches of a row, side by side, numbered on from those of the rows before it. */
export const drawSwitchRow = (
  { draft, sized }: SiteContext,
  { kind, row, width, ports = 0, isRouting = false, because }: SwitchRow,
): TopologyNode[] =>
  Array.from({ length: width }, (_, side) => {
    const node = {
      type: 'switch',
      layer: 'access',
      ...pairOf(width, sized.code, kind, `R${row + 1}`),
      label: deviceName(sized.code, kind, row * width + side + 1),
      site: sized.site.name,
      ports: { total: ports, used: 0 },
      because,
    } as const;
    return isRouting ? draft.router(node) : draft.node(node);
  });

/** A link, or a bundle of `count`, from each of the devices above to each of the switches, there from `port` where it is given. */
export function joinUpwards(
  draft: NetworkDraft,
  above: readonly TopologyNode[],
  switches: readonly TopologyNode[],
  link: NewEdge,
  { port, count = 1 }: { readonly port?: string; readonly count?: number } = {},
): void {
  for (const node of switches)
    for (const device of above)
      draft.link(
        { node: device, port: port ?? portTowards(device), count },
        { node, port: 'uplink', count },
        link,
      );
}

/** The bundle of trunks between the two of a pair; nothing where one stands alone. */
export function bundlePair(
  draft: NetworkDraft,
  [first, second]: readonly TopologyNode[],
  link: Omit<NewEdge, 'type' | 'label'>,
  port: 'uplink' | 'port' = 'uplink',
): void {
  if (first === undefined || second === undefined) return;
  const count = assumptions.peerLinks;
  draft.link(
    { node: first, port, count },
    { node: second, port, count },
    { ...link, type: 'trunk', label: `Bundle of ${count} links` },
  );
}

/** The port of a device above a switch, by which it is joined to that; between switches of one layer an uplink. */
export function portTowards({ type }: TopologyNode, isFlat = false): string {
  if (type === 'firewall') return 'inside';
  if (type === 'router') return 'lan';
  return isFlat ? 'uplink' : 'port';
}
