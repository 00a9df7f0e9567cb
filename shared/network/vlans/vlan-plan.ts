import { Refusal } from '../../contract/errors.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Subnet } from '../../contract/topology.ts';
import type { InputsOf } from '../reasons/because.ts';
import { assumptions } from '../requirements/assumptions.ts';
import type { SegmentShares } from '../requirements/segment-shares.ts';
import type { Closet } from '../sizing/closets.ts';
import { growthFactor, type SizedSite } from '../sizing/size-site.ts';
import { coreZone } from '../sizing/zones.ts';
import { type VlanNeed, vlanNeeds } from './vlan-needs.ts';
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
  /** Index of the block whose distribution (or the core, or the edge of a flat site) routes it. */
  readonly zone: number;
  readonly closets: readonly Closet[];
  /** Whether the site's firewall, else its router, routes it in place of that of its block. */
  readonly atEdge: boolean;
  /** The zone that policies name, where it is not that of its purpose. */
  readonly policyZone: string | undefined;
  /** What went into its size. */
  readonly why: Omit<InputsOf<'vlan'>, 'here' | 'prefix'>;
  /** The requirements that it is for. */
  readonly serves: readonly string[];
}

/**
 * The VLANs of a site. One stays within its block and within a /24; a need that outgrows it is split into wired and
 * wireless, then by closet, then evenly.
 *
 * @throws Refusal `unprocessable` when the site needs more VLANs than there are numbers.
 */
export function planVlans(
  sized: SizedSite,
  requirements: Requirements,
  segments: SegmentShares,
): readonly PlannedVlan[] {
  const growth = growthFactor(requirements);
  const numbers = vlanNumbers(() => tooManyVlans(sized));
  const zones = zonesOf(sized);
  return vlanNeeds(sized, requirements, segments).flatMap((need) =>
    (need.zone === undefined ? zones : [ownZone(need.zone, need.closets)]).flatMap((zone) =>
      vlansFor(need, zone, need.isGrown ? 1 : growth, numbers),
    ),
  );
}

/** Most hosts of one subnet beside network, broadcast and the addresses kept back. */
const largest = assumptions.largestSubnet - 2 - assumptions.reservedAddresses;

/** Closets behind the same gateway. */
interface Zone {
  readonly zone: number;
  readonly closets: readonly Closet[];
  readonly label: string;
  /** Whether the core itself is the gateway, with what is attached to it. */
  readonly isCore: boolean;
}

function zonesOf(sized: SizedSite): readonly Zone[] {
  if (sized.tiers !== 'three tiers') return [{ zone: 0, closets: sized.closets, label: '', isCore: true }];
  const blocks = sized.blocks.map((closets, zone) => ({
    zone,
    closets,
    label: ` B${zone + 1}`,
    isCore: false,
  }));
  return [...blocks, ownZone(coreZone(sized))];
}

const ownZone = (zone: number, closets: readonly Closet[] = []): Zone => ({
  zone,
  closets,
  label: '',
  isCore: true,
});

type Numbers = (range: number) => number;

function vlansFor(need: VlanNeed, zone: Zone, growth: number, numbers: Numbers): PlannedVlan[] {
  const extra = zone.isCore ? need.atCore : 0;
  const hosts = zone.closets.reduce((sum, closet) => sum + need.inCloset(closet), extra);
  if (hosts === 0) return [];
  if (withGrowth(hosts, growth) <= largest || hosts === extra)
    return split(need, zone, hosts, growth, numbers);
  if (need.parts !== undefined) return need.parts.flatMap((part) => vlansFor(part, zone, growth, numbers));
  return zone.closets.flatMap((closet, index) => {
    const own = need.inCloset(closet) + (index === 0 ? extra : 0);
    const label = closet.closetsOnFloor > 1 ? ` F${closet.floor}.${closet.number}` : ` F${closet.floor}`;
    return own > 0 ? split(need, { ...zone, closets: [closet], label }, own, growth, numbers) : [];
  });
}

function split(need: VlanNeed, zone: Zone, hosts: number, growth: number, numbers: Numbers): PlannedVlan[] {
  const grown = withGrowth(hosts, growth);
  const count = Math.ceil(grown / largest);
  const why = {
    kind: need.kind,
    ...(need.sharePercent !== undefined && { sharePercent: need.sharePercent }),
    ...(need.devicesPerPerson !== undefined && { devicesPerPerson: need.devicesPerPerson }),
    hosts: Number(hosts.toFixed(1)),
    growthFactor: Number(growth.toFixed(2)),
    withGrowth: grown,
    vlans: count,
  };
  return Array.from({ length: count }, (_, index) => ({
    id: numbers(need.range),
    name: `${need.name}${zone.label}${count > 1 ? ` ${index + 1}/${count}` : ''}`,
    purpose: need.purpose,
    access: need.access,
    hosts: Math.floor(grown / count) + (index < grown % count ? 1 : 0),
    zone: zone.zone,
    closets: zone.closets,
    atEdge: need.atEdge === true,
    policyZone: need.policyZone,
    why,
    serves: need.serves,
  }));
}

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
