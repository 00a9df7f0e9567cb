import type { Subnet } from '../../contract/topology-items.ts';
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
} from '../addressing/ipv4.ts';
import {
  formatIpv6,
  formatIpv6Block,
  holdsIpv6,
  type Ipv6Block,
  lastOfIpv6,
  parseIpv6,
  parseIpv6Block,
} from '../addressing/ipv6-address.ts';
import { prefixWithRoom, usableAddresses } from '../addressing/sizes/usable-addresses.ts';
import type { NetworkIndex } from '../graph/network-index.ts';
import { type CheckAnswer, changing, type Finding, type Fix, replacing, withFix } from './finding.ts';

/** One row of the addressing plan with its block read once. */
interface Row {
  readonly subnet: Subnet;
  readonly cidr: string;
  readonly block: Block;
}

interface Ipv6Row {
  readonly subnet: Subnet;
  readonly block: Ipv6Block;
}

/**
 * No two subnets overlap, nor two site blocks; a gateway lies inside its subnet; a subnet has room for its hosts plus
 * network, broadcast and gateway; and the subnets of a site are inside its block. The same of IPv6, where room means a /64.
 */
export function checkSubnets({ graph }: NetworkIndex): CheckAnswer {
  const rows = graph.subnets.flatMap((subnet): Row[] =>
    subnet.cidr === undefined ? [] : [{ subnet, cidr: subnet.cidr, block: parseBlock(subnet.cidr) }],
  );
  const [containers, subnets] = [
    rows.filter(({ subnet }) => subnet.purpose === 'site'),
    rows.filter(({ subnet }) => subnet.purpose !== 'site'),
  ];
  const blocks = new Map(containers.map((row) => [row.subnet.site, row]));
  const ipv6 = graph.subnets.flatMap((subnet) =>
    subnet.ipv6 === undefined ? [] : [{ subnet, block: parseIpv6Block(subnet.ipv6) }],
  );
  const [containers6, subnets6] = [
    ipv6.filter(({ subnet }) => subnet.purpose === 'site'),
    ipv6.filter(({ subnet }) => subnet.purpose !== 'site'),
  ];
  const blocks6 = new Map(containers6.map((row) => [row.subnet.site, row]));
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
      // The pools of a single site may lie in its block, which is then the whole of the private one.
      ...overlapping(containers.filter((row) => !(isPool(row) && isWithinSite(row, containers))).map(spanOf)),
      ...overlapping(subnets.map(spanOf)),
      ...overlapping(containers6.map(ipv6SpanOf)),
      ...overlapping(subnets6.map(ipv6SpanOf), wideBlockFix(subnets6)),
      ...subnets.flatMap(gateway),
      ...subnets.flatMap(capacity),
      ...subnets.flatMap((row) => outside(row, blocks)),
      ...subnets6.flatMap(ipv6Gateway),
      ...subnets6.flatMap((row) => ipv6Length(row, subnets6)),
      ...subnets6.flatMap((row) => ipv6Outside(row, blocks6)),
    ],
  };
}

const isPool = ({ subnet }: Row): boolean => subnet.id.startsWith('pool-');

const isWithinSite = ({ block }: Row, containers: readonly Row[]): boolean => {
  const [only, ...others] = containers.filter((row) => !isPool(row));
  return only !== undefined && others.length === 0 && contains(only.block, block);
};

/** The addresses of a block of either family, from the first to the last. */
interface Span {
  readonly subnet: Subnet;
  readonly cidr: string;
  readonly first: number | bigint;
  readonly last: number | bigint;
}

const spanOf = ({ subnet, cidr, block }: Row): Span => ({
  subnet,
  cidr,
  first: block.first,
  last: lastOf(block),
});

const ipv6SpanOf = ({ subnet, block }: Ipv6Row): Span => ({
  subnet,
  cidr: formatIpv6Block(block),
  first: block.first,
  last: lastOfIpv6(block),
});

const before = (a: number | bigint, b: number | bigint): number => (a < b ? -1 : a > b ? 1 : 0);

/** Neighbours by first address: any overlap also overlaps the widest-reaching one before it. */
function overlapping(
  rows: readonly Span[],
  fixOf: (one: Subnet, other: Subnet) => Fix | undefined = () => undefined,
): Finding[] {
  const sorted = rows.toSorted((a, b) => before(a.first, b.first) || before(b.last, a.last));
  const findings: Finding[] = [];
  let reaching: Span | undefined;
  for (const row of sorted) {
    if (reaching !== undefined && row.first <= reaching.last) {
      findings.push({
        severity: 'failure',
        elements: [row.subnet.id, reaching.subnet.id],
        sentence: `${row.subnet.name} (${row.cidr}) overlaps ${reaching.subnet.name} (${reaching.cidr}).`,
        ...withFix(fixOf(row.subnet, reaching.subnet)),
      });
    }
    if (reaching === undefined || row.last > reaching.last) reaching = row;
  }
  return findings;
}

function gateway({ subnet, block }: Row): Finding[] {
  if (subnet.gateway === undefined) return [];
  const address = parseAddress(subnet.gateway);
  // A /31 and a /32 have neither network nor broadcast address (RFC 3021).
  const kept = block.prefix >= 31 ? 0 : 1;
  const [lowest, highest] = [block.first + kept, lastOf(block) - kept];
  if (address >= lowest && address <= highest) return [];
  const first = formatAddress(lowest);
  const where = lowest === highest ? `be ${first}` : `lie between ${first} and ${formatAddress(highest)}`;
  return [
    {
      severity: 'failure',
      elements: [subnet.id],
      fix:
        block.prefix < 31
          ? {
              label: `Make ${first} the gateway of ${subnet.name}`,
              changes: changing({ subnet: { id: subnet.id, gateway: first } }),
            }
          : withoutGateway(subnet),
      sentence: `The gateway ${subnet.gateway} of ${subnet.name} is not a host address of ${subnet.cidr}: it must ${where}.`,
    },
  ];
}

/** Nobody is behind a single address or the two of a link. */
function withoutGateway({ gateway: _, ...rest }: Subnet): Fix {
  return { label: `Take the gateway off ${rest.name}`, changes: replacing(rest) };
}

function capacity({ subnet, block }: Row): Finding[] {
  const room = usableAddresses(block.prefix, subnet);
  const needed = subnet.hosts + (subnet.gateway === undefined ? 0 : 1);
  if (needed <= room) return [];
  return [
    {
      severity: 'failure',
      elements: [subnet.id],
      sentence: `${subnet.name} (${subnet.cidr}) has room for ${room} hosts, but ${needed} are planned: use a /${prefixWithRoom(needed, subnet)}.`,
      ...withFix(block.prefix >= 31 && subnet.hosts <= room ? withoutGateway(subnet) : undefined),
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

function ipv6Gateway({ subnet: { id, name, ipv6, gatewayIpv6 }, block }: Ipv6Row): Finding[] {
  if (gatewayIpv6 === undefined) return [];
  const address = parseIpv6(gatewayIpv6);
  if (address > block.first && address <= lastOfIpv6(block)) return [];
  const first = formatIpv6(block.first + 1n);
  return [
    {
      severity: 'failure',
      elements: [id],
      fix: {
        label: `Make ${first} the IPv6 gateway of ${name}`,
        changes: changing({ subnet: { id, gatewayIpv6: first } }),
      },
      sentence: `The gateway ${gatewayIpv6} of ${name} is not a host address of ${ipv6}.`,
    },
  ];
}

/** Hosts make their own addresses in a /64 only (RFC 4862). */
function ipv6Length({ subnet, block }: Ipv6Row, rows: readonly Ipv6Row[]): Finding[] {
  const { id, name, ipv6, vlan } = subnet;
  if (vlan === undefined || block.prefix === 64) return [];
  return [
    {
      severity: 'failure',
      elements: [id],
      sentence: `${name} (${ipv6}) is not a /64, so hosts cannot give themselves addresses in it.`,
      ...withFix(asHostBlock({ subnet, block }, rows)),
    },
  ];
}

/** Of two blocks that overlap, the one that is wider than hosts need becomes the /64 of its gateway. */
const wideBlockFix =
  (rows: readonly Ipv6Row[]) =>
  (...pair: readonly Subnet[]): Fix | undefined => {
    const wide = rows.find(
      ({ subnet, block }) => pair.includes(subnet) && subnet.vlan !== undefined && block.prefix < 64,
    );
    return wide && asHostBlock(wide, rows);
  };

/** The /64 of its gateway in place of a subnet's block, where that overlaps no other. */
function asHostBlock({ subnet, block }: Ipv6Row, rows: readonly Ipv6Row[]): Fix | undefined {
  const { id, name, gatewayIpv6 } = subnet;
  const gateway = gatewayIpv6 === undefined ? undefined : parseIpv6Block(`${gatewayIpv6}/128`);
  const within = gateway !== undefined && holdsIpv6(block, gateway) ? gateway.first : block.first;
  const whole = parseIpv6Block(`${formatIpv6(within)}/64`);
  const isFree = rows.every(
    (row) =>
      row.subnet.id === id || row.block.first > lastOfIpv6(whole) || lastOfIpv6(row.block) < whole.first,
  );
  if (!isFree) return undefined;
  const ipv6 = formatIpv6Block(whole);
  return { label: `Make ${ipv6} the block of ${name}`, changes: changing({ subnet: { id, ipv6 } }) };
}

function ipv6Outside({ subnet, block }: Ipv6Row, blocks: ReadonlyMap<string, Ipv6Row>): Finding[] {
  const home = subnet.vlan === undefined ? undefined : blocks.get(subnet.site);
  if (home === undefined) return [];
  if (holdsIpv6(home.block, block)) return [];
  return [
    {
      severity: 'warning',
      elements: [subnet.id, home.subnet.id],
      sentence: `${subnet.name} (${subnet.ipv6}) lies outside the block of ${subnet.site}, ${formatIpv6Block(home.block)}: the site no longer summarises to one route.`,
    },
  ];
}
