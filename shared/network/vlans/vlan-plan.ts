import type { HostPower } from '../../contract/device.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Subnet } from '../../contract/topology-items.ts';
import type { InputsOf } from '../reasons/because.ts';
import type { SegmentShares } from '../requirements/segment-shares.ts';
import type { Closet } from '../sizing/closets.ts';
import { growthFactor, type SizedSite } from '../sizing/size-site.ts';
import { coreZone } from '../sizing/zones.ts';
import { type Cutting, isCut } from './cutting.ts';
import { mostHosts, subnetSize } from './subnet-size.ts';
import type { VlanNeed } from './vlan-need.ts';
import { vlanNeeds } from './vlan-needs.ts';
import { vlanNumbers } from './vlan-numbers.ts';

/** One VLAN, which is one subnet, of one site. */
export interface PlannedVlan {
  readonly id: number;
  readonly name: string;
  readonly purpose: Subnet['purpose'];
  /** Set where people on cables and on radio have VLANs apart. */
  readonly access: 'wired' | 'wireless' | undefined;
  /** Hosts that it must have room for, growth included. */
  readonly hosts: number;
  /** Of the staff's ports at desks in its closets, the part that is its own, 0 to 1. */
  readonly deskShare: number;
  /** Of the printers in its closets, the part that is its own, 0 to 1. */
  readonly printerShare: number;
  /** Index of the block whose distribution (or the core, or the edge of a flat site) routes it. */
  readonly zone: number;
  readonly closets: readonly Closet[];
  /** Whether the site's firewall, else its router, routes it in place of that of its block. */
  readonly atEdge: boolean;
  /** The zone that policies name, where it is not that of its purpose. */
  readonly policyZone: string | undefined;
  /** What powers its hosts, where that is stated. */
  readonly poe: HostPower | undefined;
  /** What went into its size. */
  readonly why: Omit<InputsOf<'vlan'>, 'here' | 'prefix' | 'reserved'>;
  /** The requirements that it is for. */
  readonly serves: readonly string[];
}

/** How large VLANs may be. */
export interface VlanSizes {
  /** Addresses of each subnet beside its hosts, network and broadcast. */
  readonly reserved: number;
  /** Wireless controllers, which are in the management network of the core. */
  readonly controllers: number;
  /** Which of them are cut to powers of two, because the private block does not hold them otherwise. */
  readonly cutting: Cutting;
}

/**
 * The VLANs of a site. One stays within its block and within a /24; a need that outgrows it is split into wired and
 * wireless, then by closet, then evenly. Wi-Fi clients have one of up to a /20 throughout their block.
 *
 * @throws Refusal `unprocessable` when the site needs more VLANs than there are numbers.
 */
export function planVlans(
  sized: SizedSite,
  requirements: Requirements,
  segments: SegmentShares,
  sizes: VlanSizes,
): readonly PlannedVlan[] {
  const growth = growthFactor(requirements);
  const numbers = vlanNumbers(() => tooManyVlans(sized));
  const zones = zonesOf(sized);
  return vlanNeeds(sized, requirements, segments, sizes.controllers).flatMap((need) =>
    (need.zone === undefined ? zones : [ownZone(need.zone, need.closets)]).flatMap((zone) =>
      vlansFor(need, zone, need.isGrown ? 1 : growth, { numbers, ...sizes }),
    ),
  );
}

/** Closets behind the same gateway. */
interface Zone {
  readonly zone: number;
  readonly closets: readonly Closet[];
  readonly label: string;
  /** Whether the core itself is the gateway, with what is attached to it. */
  readonly isCore: boolean;
}

function zonesOf(sized: SizedSite): readonly Zone[] {
  const blocks = sized.blocks.flatMap((closets, zone) => byBuilding(zone, closets, ` B${zone + 1}`, false));
  return [...blocks, ...byBuilding(coreZone(sized), sized.atCore, '', true)];
}

/** A VLAN stays within its building: Wi-Fi roams there, and a fault does not reach the next one. */
function byBuilding(zone: number, closets: readonly Closet[], label: string, isCore: boolean): Zone[] {
  const buildings = Map.groupBy(closets, ({ building }) =>
    building?.isCabinet ? undefined : building?.name,
  );
  // What is at the core itself goes with the main building, whether or not that has closets.
  const main = buildings.get(undefined) ?? [];
  const others = [...buildings].flatMap(([name, own]): Zone[] =>
    name === undefined
      ? []
      : [
          {
            zone,
            closets: own,
            label: ` ${name.slice(0, 40)}${own.length < closets.length ? '' : label}`,
            isCore: false,
          },
        ],
  );
  return main.length > 0 || isCore ? [{ zone, closets: main, label, isCore }, ...others] : others;
}

const ownZone = (zone: number, closets: readonly Closet[] = []): Zone => ({
  zone,
  closets,
  label: '',
  isCore: true,
});

interface Limits extends VlanSizes {
  readonly numbers: (range: number) => number;
}

/** Addresses of the largest subnets: a /24 of people and devices, a /20 of Wi-Fi clients. Guidance. */
const largest = { ordinary: 256, roaming: 4_096 } as const;

function vlansFor(need: VlanNeed, zone: Zone, growth: number, limits: Limits): PlannedVlan[] {
  const most = mostHosts(need.isRoaming ? largest.roaming : largest.ordinary, limits.reserved);
  const extra = zone.isCore ? need.atCore : 0;
  const hosts = hostsIn(need, zone);
  if (hosts === 0) return [];
  const isTwo = need.parts !== undefined && isSmallerInTwo(need, need.parts, zone, growth, limits);
  if (!isTwo && (withGrowth(hosts, growth) <= most || hosts === extra || need.isRoaming))
    return split(need, zone, hosts, growth, { ...limits, most });
  if (need.parts !== undefined) return need.parts.flatMap((part) => vlansFor(part, zone, growth, limits));
  return zone.closets.flatMap((closet, index) => {
    const own = need.inCloset(closet) + (index === 0 ? extra : 0);
    return own > 0
      ? split(need, { ...zone, closets: [closet], label: labelOf(closet) }, own, growth, { ...limits, most })
      : [];
  });
}

const hostsIn = ({ inCloset, atCore }: VlanNeed, { closets, isCore }: Zone): number =>
  closets.reduce((sum, closet) => sum + inCloset(closet), isCore ? atCore : 0);

/** Whether people take fewer addresses on cables, which may be cut, and on radio, which may not, than together. */
function isSmallerInTwo(
  need: VlanNeed,
  parts: readonly VlanNeed[],
  zone: Zone,
  growth: number,
  { cutting, reserved }: VlanSizes,
): boolean {
  if (cutting === 'none' || isCut(need, zone, cutting)) return false;
  const sizeOf = (part: VlanNeed): number => {
    const hosts = withGrowth(hostsIn(part, zone), growth);
    const cut = isCut(part, zone, cutting) ? powersOfTwo(hosts, reserved) : [hosts];
    return hosts === 0 ? 0 : cut.reduce((sum, own) => sum + subnetSize(own, reserved), 0);
  };
  return parts.reduce((sum, part) => sum + sizeOf(part), 0) < sizeOf(need);
}

/** A closet as the names of its own VLANs end: floors of several buildings have the same numbers. */
function labelOf({ building, floor, number, closetsOnFloor }: Closet): string {
  const where = building === undefined ? '' : ` ${building.name.slice(0, 40)}`;
  return `${where} F${floor}${closetsOnFloor > 1 ? `.${number}` : ''}`;
}

function split(
  need: VlanNeed,
  zone: Zone,
  hosts: number,
  growth: number,
  { numbers, reserved, cutting, most }: Limits & { readonly most: number },
): PlannedVlan[] {
  const grown = withGrowth(hosts, growth);
  const isInPowers = isCut(need, zone, cutting);
  const parts = isInPowers ? powersOfTwo(grown, reserved) : evenly(grown, Math.ceil(grown / most));
  const count = parts.length;
  const desks = partOf(need.atDesks, ({ wiredUsers }) => wiredUsers, zone.closets);
  const printers = partOf(need.atPrinters, ({ printers }) => printers, zone.closets);
  const why = {
    kind: need.kind,
    ...(need.sharePercent !== undefined && { sharePercent: need.sharePercent }),
    ...(need.devicesPerPerson !== undefined && { devicesPerPerson: need.devicesPerPerson }),
    ...(need.hasOwnPart && { printers: Number(printersIn(need, zone.closets).toFixed(1)) }),
    hosts: Number(hosts.toFixed(1)),
    growthFactor: Number(growth.toFixed(2)),
    withGrowth: grown,
    vlans: count,
    ...(count > 1 && (isInPowers ? { isCut: true } : { most })),
    ...(need.isRoaming && { isRoaming: true }),
  };
  return parts.map((part, index) => ({
    id: numbers(need.range),
    name: nameOf(need.name, `${zone.label}${count > 1 ? ` ${index + 1}/${count}` : ''}`),
    purpose: need.purpose,
    access: need.access,
    hosts: part,
    deskShare: (desks * part) / grown,
    printerShare: (printers * part) / grown,
    zone: zone.zone,
    closets: zone.closets,
    atEdge: need.atEdge === true,
    policyZone: need.policyZone,
    poe: need.poe,
    why,
    serves: need.serves,
  }));
}

const printersIn = ({ atPrinters = () => 0 }: VlanNeed, closets: readonly Closet[]): number =>
  closets.reduce((sum, closet) => sum + atPrinters(closet), 0);

/** Of one closet as of several: a segment has the same part of the people in each closet of a building. */
function partOf(
  own: ((closet: Closet) => number) | undefined,
  all: (closet: Closet) => number,
  closets: readonly Closet[],
): number {
  if (own === undefined) return 0;
  const total = (countOf: (closet: Closet) => number) =>
    closets.reduce((sum, closet) => sum + countOf(closet), 0);
  return total(own) / Math.max(1, total(all));
}

/** Of a long name the end stays, by which VLANs of one need differ. */
const nameOf = (name: string, end: string): string => `${name.slice(0, longestName - end.length)}${end}`;

/** Characters that a subnet's name may have. Source: the contract. */
const longestName = 100;

const evenly = (hosts: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, index) => Math.floor(hosts / parts) + (index < hosts % parts ? 1 : 0));

/** 163 hosts in a /25 and a /26 rather than in a /24, as long as that takes fewer addresses. */
function powersOfTwo(hosts: number, reserved: number): number[] {
  const size = subnetSize(hosts, reserved);
  const inHalf = mostHosts(size / 2, reserved);
  if (inHalf < fewestHosts || inHalf >= hosts) return [hosts];
  const rest = hosts - inHalf;
  const isSmaller = size / 2 + subnetSize(rest, reserved) < size;
  return isSmaller ? [inHalf, ...powersOfTwo(rest, reserved)] : [hosts];
}

/** A VLAN for fewer is not worth its gateway. */
const fewestHosts = 8;

/** Whole hosts, tolerating floating-point errors. */
const withGrowth = (hosts: number, growth: number): number => Math.ceil(hosts * growth - 1e-9);

function tooManyVlans(sized: SizedSite): Refusal {
  const message = 'needs more VLANs than a site can number';
  return new Refusal(
    'unprocessable',
    `“${sized.site.name}” needs more VLANs than one site can number. Plan it as several sites or with fewer segments.`,
    { fields: [{ field: sized.field, message }] },
  );
}
