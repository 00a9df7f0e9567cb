import * as z from 'zod';
import { formatCount } from '../../vocabulary/counts.ts';
import { sizeOf } from '../addressing/sizes/block-size.ts';
import { usableAddresses } from '../addressing/sizes/usable-addresses.ts';
import { rule } from './rule.ts';

/** Who or what has an address in a VLAN, as its arithmetic says it. */
const counted = {
  managed: () => 'switches and access points, counted with growth,',
  servers: () => 'servers',
  phones: () => 'phones',
  cameras: () => 'cameras and IoT devices',
  guests: (_share?: number, perPerson?: number) => `devices (guests × ${perPerson})`,
  'public-servers': () => 'public servers',
  'dmz-switches': () => 'switches of the DMZ',
  staff: (share?: number, perPerson?: number, printers?: number) =>
    printers === undefined
      ? `devices (wired + printers + wireless × ${perPerson}${part(share)})`
      : `devices (wired + wireless × ${perPerson}${part(share)}, and ${withPrinters(printers)})`,
  'wired-staff': (share?: number, _perPerson?: number, printers?: number) =>
    printers === undefined
      ? `wired users and printers${share === undefined ? '' : ` (${share} % of them)`}`
      : `wired users${share === undefined ? '' : ` (${share} % of them)`} and ${withPrinters(printers)}`,
  'wireless-staff': (share?: number, perPerson?: number) => `devices (wireless × ${perPerson}${part(share)})`,
} as const;

const withPrinters = (printers: number): string =>
  printers === 0 ? 'no printers' : formatCount(printers, 'printer');

const part = (share?: number): string => (share === undefined ? '' : `, ${share} % of them`);

const HostKind = z.enum([
  'managed',
  'servers',
  'phones',
  'cameras',
  'guests',
  'public-servers',
  'dmz-switches',
  'staff',
  'wired-staff',
  'wireless-staff',
]);
export type HostKind = z.output<typeof HostKind>;

/** Where subnets and their sizes come from. */
export const addressRules = {
  'site-block': rule(
    // Without a prefix of IPv4 where there is none.
    z.object({ vlans: z.number(), hosts: z.number(), prefix: z.number().optional() }),
    ({ prefix }) =>
      prefix === undefined
        ? 'One block per site, so that its routes summarise'
        : 'One block per site, so that its routes summarise: the power of two that holds its VLANs',
    ({ vlans, prefix }) =>
      prefix === undefined
        ? `${vlans} VLANs, a /64 each`
        : `${vlans} VLANs, largest first, fit into ${sizeOf(prefix)} addresses: a /${prefix}`,
  ),
  vlan: rule(
    z.object({
      kind: HostKind,
      /** Per cent of the staff that the segment has; absent for all. */
      sharePercent: z.number().optional(),
      devicesPerPerson: z.number().optional(),
      /** Printers among them, where its part of these is another. */
      printers: z.number().optional(),
      hosts: z.number(),
      growthFactor: z.number(),
      withGrowth: z.number(),
      /** VLANs that share the hosts. */
      vlans: z.number(),
      here: z.number(),
      prefix: z.number().optional(),
      reserved: z.number().optional(),
      /** Wi-Fi clients, who keep their address on their way through the building. */
      isRoaming: z.boolean().optional(),
      most: z.number().optional(),
      /** Cut to powers of two, since the private block holds them in no other way. */
      isCut: z.boolean().optional(),
    }),
    ({ isRoaming, isCut }) =>
      isCut
        ? `One VLAN per subnet; the private block is too small for one of ${isRoaming ? 'all Wi-Fi clients, who have a name of Wi-Fi (SSID) for each, and stay in it wherever they walk' : 'all of these hosts'}`
        : isRoaming
          ? 'Wi-Fi clients: one subnet for each SSID and roaming domain, up to a /20, with client isolation and ARP proxy, so that nobody changes address on the stairs'
          : 'One VLAN per subnet, at most a /24, never across distribution blocks',
    ({
      kind,
      sharePercent,
      devicesPerPerson,
      printers,
      hosts,
      growthFactor,
      withGrowth,
      vlans,
      here,
      prefix,
      reserved = 10,
      most = largest,
      isCut,
    }) =>
      `${hosts} ${counted[kind](sharePercent, devicesPerPerson, printers)} × ${growthFactor} = ${withGrowth}` +
      (vlans > 1 ? `, in ${vlans} VLANs ${isCut ? 'of powers of two' : `of at most ${most}`}` : '') +
      (prefix === undefined
        ? `; ${here} hosts give themselves addresses of a /64`
        : `; ${here} hosts + ${reserved} reserved, of ${usableAddresses(prefix, segment)} usable in a /${prefix}`),
  ),
  pool: rule(
    z.object({ addresses: z.number(), prefix: z.number().optional() }),
    'Loopbacks and point-to-point links have pools separate from the sites',
    ({ addresses, prefix }) =>
      prefix === undefined
        ? `${addresses} addresses: a /64`
        : `${addresses} addresses fit into ${sizeOf(prefix)}: a /${prefix}`,
  ),
  loopback: rule(
    z.object({ isIpv6Only: z.boolean().optional() }),
    ({ isIpv6Only }) =>
      `Every device that routes has a loopback: a ${isIpv6Only ? '/128' : '/32'} that stays up whatever link fails`,
    ({ isIpv6Only }) => `1 address: a ${isIpv6Only ? '/128' : '/32'}`,
  ),
  'circuit-addresses': rule(
    z.object({}),
    'A circuit to the internet has a /31 of the provider’s addresses; until the provider states it, one that is reserved for documentation (RFC 5737, RFC 2544)',
    () => '2 addresses, the provider’s and ours: a /31',
  ),
  'public-block': rule(
    z.object({ stated: z.number(), published: z.number(), addresses: z.number(), prefix: z.number() }),
    'Behind a circuit the provider routes public addresses: one shared by all outgoing traffic, one for each public server, or as many as are stated',
    ({ stated, published, addresses, prefix }) =>
      `${stated} stated, 1 + ${formatCount(published, 'public server')}: ${formatCount(addresses, 'address', 'addresses')}, a /${prefix}`,
  ),
  'own-public-block': rule(
    z.object({ stated: z.number(), as: z.number(), prefix: z.number() }),
    'Public addresses of the network’s own are announced to every provider by its AS (RFC 7454)',
    ({ stated, as, prefix }) => `${formatCount(stated, 'address', 'addresses')} of AS ${as}: a /${prefix}`,
  ),
  'remote-access-pool': rule(
    z.object({ staff: z.number(), sharePercent: z.number(), hosts: z.number(), prefix: z.number() }),
    'People who work from elsewhere get an address of a pool at the hub, which is a zone of its own',
    ({ staff, sharePercent, hosts, prefix }) =>
      `${sharePercent} % of ${formatCount(staff, 'person', 'people')} with growth: ${formatCount(hosts, 'address', 'addresses')}, a /${prefix}`,
  ),
  'remote-users-pool': rule(
    z.object({ stated: z.number(), hosts: z.number(), prefix: z.number() }),
    'People who work from elsewhere get an address of a pool at the hub, which is a zone of its own',
    ({ stated, hosts, prefix }) =>
      `${formatCount(stated, 'person', 'people')} with growth: ${formatCount(hosts, 'address', 'addresses')}, a /${prefix}`,
  ),
  'point-to-point': rule(
    z.object({ isIpv6Only: z.boolean().optional() }),
    ({ isIpv6Only }) =>
      `Point-to-point links between devices that route take a ${isIpv6Only ? '/127 (RFC 6164)' : '/31 (RFC 3021)'}`,
    ({ isIpv6Only }) => `2 addresses: a ${isIpv6Only ? '/127' : '/31'}`,
  ),
} as const;

/** What hosts of a VLAN are in, whoever they are. */
const segment = { purpose: 'data' } as const;

/** Most hosts of one VLAN in plans that do not say it. */
const largest = 244;
