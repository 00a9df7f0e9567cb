import * as z from 'zod';
import type { Subnet } from '../../contract/topology-items.ts';
import { contains, parseBlock, withoutPrefix } from '../../network/addressing/ipv4.ts';
import type { ReadRow } from './netbox-rows.ts';

export interface ReadVlans {
  /** What a VLAN is called at a site. */
  readonly nameOf: (site: string, vlan: number) => string | undefined;
  /** The numbers in a list of VLANs: `10,20`, by names, or as NetBox's lists write them: `Staff (10)`. */
  readonly numbersOf: (text: string) => number[];
}

export function readVlans(rows: readonly ReadRow[]): ReadVlans {
  const names = new Map(
    rows.map((row) => [
      JSON.stringify([row.get('site') ?? '', Number(row.get('vid'))]),
      row.get('name') ?? '',
    ]),
  );
  const numbers = new Map(rows.map((row) => [row.get('name'), Number(row.get('vid'))]));
  const numberOf = (text: string) =>
    Number(/^\d+$/.exec(text)?.[0] ?? /\((\d+)\)$/.exec(text)?.[1] ?? numbers.get(text));
  return {
    nameOf: (site, vlan) => names.get(JSON.stringify([site, vlan])) || undefined,
    numbersOf: (text) => [
      ...new Set(
        text
          .split(',')
          .map((part) => numberOf(part.trim()))
          .filter((vlan) => vlan >= 1 && vlan <= 4094),
      ),
    ],
  };
}

/** Words of VLANs' names; the first that is found decides, others are for data. */
const purposes: readonly (readonly [RegExp, Subnet['purpose']])[] = [
  [/man?age?ment|mgmt/i, 'management'],
  [/voice|voip|phone/i, 'voice'],
  [/guest|visitor/i, 'guest'],
  [/iot|camera|cctv|sensor|building/i, 'iot'],
  [/dmz/i, 'dmz'],
  [/server/i, 'server'],
];

/**
 * Prefixes as the addressing plan: each with its VLAN, and IPv6 beside the IPv4 of the same VLAN. Its gateway is the address on a
 * device's interface that has the VLAN's number in its name (`Vlan10`, `irb.10`), where it is the only one.
 */
export function readSubnets(
  prefixes: readonly ReadRow[],
  addresses: readonly ReadRow[],
  { nameOf, numbersOf }: ReadVlans,
): Subnet[] {
  const subnets: Subnet[] = [];
  for (const [index, row] of prefixes.entries()) {
    const prefix = row.get('prefix') ?? '';
    const isIpv6 = z.cidrv6().safeParse(prefix).success;
    if (!isIpv6 && !z.cidrv4().safeParse(prefix).success) continue;
    const site = (row.get('scope_name') || row.get('site') || row.get('vlan_site') || '').slice(0, 100);
    const [vlan] = numbersOf(row.get('vlan') ?? '');
    const name = vlan === undefined ? undefined : nameOf(site, vlan);
    const at = vlan === undefined ? -1 : subnets.findIndex((one) => one.site === site && one.vlan === vlan);
    const same = subnets[at];
    if (isIpv6 && same && same.ipv6 === undefined) {
      subnets[at] = { ...same, ipv6: prefix };
      continue;
    }
    const gateway = vlan === undefined || isIpv6 ? undefined : gatewayOf(prefix, vlan, addresses);
    subnets.push({
      id: `prefix-${index + 1}`,
      site,
      name: (name ?? (row.get('description') || row.get('role') || prefix)).slice(0, 100),
      purpose: purposeOf(row, name),
      ...(vlan !== undefined && { vlan }),
      ...(isIpv6 ? { ipv6: prefix } : { cidr: prefix }),
      ...(gateway !== undefined && { gateway }),
      hosts: 0,
    });
  }
  return subnets;
}

function purposeOf(row: ReadRow, name: string | undefined): Subnet['purpose'] {
  if (/^container$/i.test(row.get('status') ?? '')) return 'site';
  const length = Number(row.get('prefix')?.split('/')[1]);
  const most = row.get('prefix')?.includes(':') ? 128 : 32;
  if (length === most) return 'loopback';
  if (name === undefined && length >= most - 2) return 'transit';
  return purposes.find(([words]) => words.test(name ?? row.get('role') ?? ''))?.[1] ?? 'data';
}

function gatewayOf(prefix: string, vlan: number, addresses: readonly ReadRow[]): string | undefined {
  const block = parseBlock(prefix);
  const own = addresses.filter((row) => {
    const address = row.get('address') ?? '';
    return (
      Number(/(\d+)$/.exec(row.get('interface') ?? '')?.[1]) === vlan &&
      z.cidrv4().safeParse(address).success &&
      contains(block, parseBlock(address))
    );
  });
  const [first] = own;
  return own.length === 1 ? withoutPrefix(first?.get('address') ?? '') : undefined;
}
