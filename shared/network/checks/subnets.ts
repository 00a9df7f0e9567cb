import type { Subnet } from '../../contract/topology.ts';
import { plural } from '../../vocabulary/counts.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import {
  type Block,
  contains,
  formatAddress,
  formatBlock,
  lastOf,
  parseAddress,
  parseBlock,
  prefixFor,
  sizeOf,
} from '../addressing/ipv4.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { type CheckAnswer, changing, type Finding } from './finding.ts';

/** One row of the addressing plan with its block read once. */
interface Row {
  readonly subnet: Subnet;
  readonly block: Block;
}

/**
 * No two subnets overlap, nor two site blocks; a gateway lies inside its subnet; a subnet has room for its hosts plus
 * network, broadcast and gateway; and the subnets of a site are inside its block.
 */
export function checkSubnets({ graph }: NetworkIndex): CheckAnswer {
  const rows = graph.subnets.map((subnet) => ({ subnet, block: parseBlock(subnet.cidr) }));
  const [containers, subnets] = [
    rows.filter(({ subnet }) => subnet.purpose === 'site'),
    rows.filter(({ subnet }) => subnet.purpose !== 'site'),
  ];
  const blocks = new Map(containers.map((row) => [row.subnet.site, row]));
  const without = new Set(
    subnets.flatMap(({ subnet }) =>
      subnet.vlan === undefined || blocks.has(subnet.site) ? [] : [subnet.site],
    ),
  );
  return {
    ...(without.size > 0 && {
      note: `${joinAnd([...without])} ${plural(without.size, 'has', 'have')} no block of addresses: whether the subnets there summarise to one route is not checked.`,
    }),
    findings: [
      ...overlapping(containers),
      ...overlapping(subnets),
      ...subnets.flatMap(gateway),
      ...subnets.flatMap(capacity),
      ...subnets.flatMap((row) => outside(row, blocks)),
    ],
  };
}

/** Neighbours by first address: any overlap also overlaps the widest-reaching one before it. */
function overlapping(rows: readonly Row[]): Finding[] {
  const sorted = rows.toSorted((a, b) => a.block.first - b.block.first || a.block.prefix - b.block.prefix);
  const findings: Finding[] = [];
  let reaching: Row | undefined;
  for (const row of sorted) {
    if (reaching !== undefined && row.block.first <= lastOf(reaching.block)) {
      findings.push({
        severity: 'failure',
        elements: [row.subnet.id, reaching.subnet.id],
        sentence: `${row.subnet.name} (${row.subnet.cidr}) overlaps ${reaching.subnet.name} (${reaching.subnet.cidr}).`,
      });
    }
    if (reaching === undefined || lastOf(row.block) > lastOf(reaching.block)) reaching = row;
  }
  return findings;
}

function gateway({ subnet, block }: Row): Finding[] {
  if (subnet.gateway === undefined) return [];
  const address = parseAddress(subnet.gateway);
  const usable = block.prefix >= 31 || (address > block.first && address < lastOf(block));
  if (address >= block.first && address <= lastOf(block) && usable) return [];
  const first = formatAddress(block.first + 1);
  return [
    {
      severity: 'failure',
      elements: [subnet.id],
      ...(block.prefix < 31 && {
        fix: {
          label: `Make ${first} the gateway of ${subnet.name}`,
          changes: changing({ subnet: { id: subnet.id, gateway: first } }),
        },
      }),
      sentence: `The gateway ${subnet.gateway} of ${subnet.name} is not a host address of ${subnet.cidr}: it must lie between ${first} and ${formatAddress(lastOf(block) - 1)}.`,
    },
  ];
}

function capacity({ subnet, block }: Row): Finding[] {
  const isRouted = subnet.purpose === 'public' || block.prefix >= 31;
  const room = isRouted ? sizeOf(block.prefix) : sizeOf(block.prefix) - 2;
  const needed = subnet.hosts + (subnet.gateway === undefined ? 0 : 1);
  if (needed <= room) return [];
  return [
    {
      severity: 'failure',
      elements: [subnet.id],
      sentence: `${subnet.name} (${subnet.cidr}) has room for ${room} hosts, but ${needed} are planned: use a /${prefixFor(needed + 2)}.`,
    },
  ];
}

function outside({ subnet, block }: Row, blocks: ReadonlyMap<string, Row>): Finding[] {
  const home = subnet.vlan === undefined ? undefined : blocks.get(subnet.site);
  if (home === undefined || contains(home.block, block)) return [];
  return [
    {
      severity: 'warning',
      elements: [subnet.id, home.subnet.id],
      sentence: `${subnet.name} (${subnet.cidr}) lies outside the block of ${subnet.site}, ${formatBlock(home.block)}: the site no longer summarises to one route.`,
    },
  ];
}
