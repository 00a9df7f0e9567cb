import { type PoeType, poeTypes } from '../../contract/device.ts';
import type { Graph } from '../../contract/topology.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { assumptions } from '../requirements/assumptions.ts';
import type { PoeDemand } from './need.ts';
import type { PlanLink } from './plan-links.ts';

/** What each VLAN of one site is for. */
export type VlanPurposes = ReadonlyMap<number, string>;

/** What the VLANs are for, by site. */
export function vlanPurposes(graph: Graph): ReadonlyMap<string, VlanPurposes> {
  const sites = new Map<string, Map<number, string>>();
  for (const { site, vlan, purpose } of graph.subnets) {
    if (vlan === undefined) continue;
    const vlans = sites.get(site) ?? new Map<number, string>();
    sites.set(site, vlans.set(vlan, purpose));
  }
  return sites;
}

/**
 * What the devices on one access switch draw, and the budget that keeps them at 80 % of it. Access points show by
 * their kind, phones and cameras by the VLAN that they are in; the number of access points has growth in it already.
 * `most` are the ports that the plan gave its model: growth powers no more than these. Undefined where nothing is powered.
 */
export function poeDemand(
  links: readonly PlanLink[],
  purposes: VlanPurposes,
  growth: number,
  most: number,
): PoeDemand | undefined {
  const counts = new Map<Powered, number>();
  for (const link of links) {
    const kind = poweredKind(link, purposes);
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + link.ports);
  }
  if (counts.size === 0) return undefined;
  const kinds = [...counts];
  const factorOf = (kind: Powered) => (kind === accessPoint ? 1 : growth);
  const grown = kinds.reduce((sum, [kind, count]) => sum + count * kind.watts * factorOf(kind), 0);
  const budgetW = Math.ceil(grown / assumptions.poeLoad - 1e-9);
  const terms = kinds
    .map(([kind, count]) => {
      const growing = factorOf(kind) === 1 ? '' : ` × ${round(growth)} growth`;
      return `${formatCount(count, kind.name)} × ${kind.watts} W${growing}`;
    })
    .join(' + ');
  return {
    budgetW,
    ports: poweredPorts(kinds, growth, most),
    why: `${terms} = ${round(grown)} W; / ${assumptions.poeLoad * 100} % load = ${budgetW} W of budget`,
  };
}

function poweredPorts(
  kinds: readonly (readonly [Powered, number])[],
  growth: number,
  most: number,
): PoeDemand['ports'] {
  const fixed = kinds.reduce((sum, [kind, count]) => sum + (kind === accessPoint ? count : 0), 0);
  return poeTypes.toReversed().flatMap((type) => {
    const own = kinds.filter(([kind]) => kind.type === type);
    const growing = own.reduce((sum, [kind, count]) => sum + (kind === accessPoint ? 0 : count), 0);
    const inUse = own.reduce((sum, [, count]) => sum + count, 0);
    const grown = Math.min(Math.ceil(growing * growth - 1e-9), most - fixed);
    const count = Math.max(inUse, inUse - growing + grown);
    return count > 0 ? [{ type, count }] : [];
  });
}

interface Powered {
  readonly name: string;
  readonly watts: number;
  readonly type: PoeType;
}

const { poeWatts } = assumptions;
const accessPoint: Powered = { name: 'access point', watts: poeWatts.accessPoint, type: '802.3at' };
const phone: Powered = { name: 'phone', watts: poeWatts.phone, type: '802.3af' };
const camera: Powered = { name: 'camera', watts: poeWatts.camera, type: '802.3af' };

function poweredKind({ other, edge }: PlanLink, purposes: VlanPurposes): Powered | undefined {
  if (other.type === 'accesspoint') return accessPoint;
  if (other.type !== 'user') return undefined;
  const carried = edge.vlans.map((vlan) => purposes.get(vlan));
  if (carried.includes('voice')) return phone;
  return carried.includes('iot') ? camera : undefined;
}

const round = (value: number): number => Number(value.toFixed(2));
