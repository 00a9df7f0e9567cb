import { type PoeType, poeTypes } from '../../contract/device.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { type Powered, poweredOver, type VlanUses } from '../hardware/powered-ports.ts';
import type { Figures } from '../requirements/changeable-assumptions.ts';
import type { PoeDemand } from './need.ts';
import type { PlanLink } from './plan-links.ts';

/**
 * What the devices on one access switch draw, and the budget of which they draw the share that is assumed. The number
 * of access points has growth in it already.
 * `most` are the ports that the plan gave its model: growth powers no more than these; `inputOf` is what an access point may take,
 * whichever model it gets. Undefined where nothing is powered.
 */
export function poeDemand(
  links: readonly PlanLink[],
  uses: VlanUses | undefined,
  growth: number,
  most: number,
  { poeLoad }: Figures,
  inputOf: (accessPoint: TopologyNode) => PoeType,
): PoeDemand | undefined {
  const counts = new Map<string, readonly [Powered, number]>();
  for (const { edge, other, ports } of links) {
    const kind = poweredOver(edge, other, uses, inputOf);
    if (kind === undefined) continue;
    const key = `${kind.name} ${kind.type}`;
    counts.set(key, [kind, (counts.get(key)?.[1] ?? 0) + ports]);
  }
  if (counts.size === 0) return undefined;
  const kinds = [...counts.values()];
  const factorOf = (kind: Powered) => (isAccessPoint(kind) ? 1 : growth);
  const grown = kinds.reduce((sum, [kind, count]) => sum + count * kind.watts * factorOf(kind), 0);
  const budgetW = Math.ceil(grown / poeLoad - 1e-9);
  const terms = kinds
    .map(([kind, count]) => {
      const growing = factorOf(kind) === 1 ? '' : ` × ${round(growth)} growth`;
      return `${formatCount(count, kind.name)} × ${kind.watts} W${growing}`;
    })
    .join(' + ');
  return {
    budgetW,
    ports: poweredPorts(kinds, growth, most),
    why: `${terms} = ${round(grown)} W; / ${round(poeLoad * 100)} % load = ${budgetW} W of budget`,
  };
}

function poweredPorts(
  kinds: readonly (readonly [Powered, number])[],
  growth: number,
  most: number,
): PoeDemand['ports'] {
  const fixed = kinds.reduce((sum, [kind, count]) => sum + (isAccessPoint(kind) ? count : 0), 0);
  return poeTypes.toReversed().flatMap((type) => {
    const own = kinds.filter(([kind]) => kind.type === type);
    const growing = own.reduce((sum, [kind, count]) => sum + (isAccessPoint(kind) ? 0 : count), 0);
    const inUse = own.reduce((sum, [, count]) => sum + count, 0);
    const grown = Math.min(Math.ceil(growing * growth - 1e-9), most - fixed);
    const count = Math.max(inUse, inUse - growing + grown);
    return count > 0 ? [{ type, count }] : [];
  });
}

const isAccessPoint = ({ name }: Powered): boolean => name === 'access point';

const round = (value: number): number => Number(value.toFixed(2));
