import type { Requirements } from '../../contract/requirements.ts';
import type { Subnet } from '../../contract/topology.ts';
import type { HostKind } from '../reasons/address-rules.ts';
import { assumptions } from '../requirements/assumptions.ts';
import { everythingAt, groupStated, statedAt } from '../requirements/serves.ts';
import type { Closet } from '../sizing/closets.ts';
import type { SizedSite } from '../sizing/size-site.ts';
import { dmzZone, leafZone } from '../sizing/zones.ts';
import type { DataSegment } from './data-segments.ts';
import { vlanRanges } from './vlan-numbers.ts';

/** Hosts of one kind at a site that want a network apart from the others. */
export interface VlanNeed {
  readonly name: string;
  readonly purpose: Subnet['purpose'];
  /** Which range of numbers its VLANs come from. */
  readonly range: number;
  /** What the hosts are. */
  readonly kind: HostKind;
  /** Per cent of the staff that it is for; absent for all. */
  readonly sharePercent?: number;
  /** Hosts today behind one closet, and at the core. May be fractions: shares of people. */
  readonly inCloset: (closet: Closet) => number;
  readonly atCore: number;
  /** The hosts are counted with growth already. */
  readonly isGrown?: true;
  /** Set where it is behind a gateway of its own, apart from the closets and the core. */
  readonly zone?: number;
  /** Only hosts on cables, or only those on radio, where these two are apart. */
  readonly access?: 'wired' | 'wireless';
  /** The requirements that it is for. */
  readonly serves: readonly string[];
  /** How it parts first where it outgrows a subnet. */
  readonly parts?: readonly VlanNeed[];
}

/** What a site needs: management, servers, voice, IoT, guests, and one network for each data segment. */
export function vlanNeeds(
  sized: SizedSite,
  requirements: Requirements,
  segments: readonly DataSegment[],
): readonly VlanNeed[] {
  const { servers, index, site } = sized;
  const management = (closet: Closet) => closet.switches + closet.accessPoints;
  return [
    {
      name: 'Management',
      purpose: 'management',
      range: vlanRanges.management,
      kind: 'managed',
      inCloset: management,
      atCore: servers.on === 'leaves' ? 0 : servers.rows.length * servers.width,
      isGrown: true,
      serves: everythingAt(requirements, index, site),
    },
    ...serverNeeds(sized, requirements),
    {
      name: 'Voice',
      purpose: 'voice',
      range: vlanRanges.voice,
      kind: 'phones',
      inCloset: (c) => c.phones,
      atCore: 0,
      serves: [statedAt(requirements, index, 'phones')],
    },
    {
      name: nameOf(requirements, 'iot') ?? 'IoT',
      purpose: 'iot',
      range: vlanRanges.iot,
      kind: 'cameras',
      inCloset: (closet) => closet.cameras,
      atCore: 0,
      serves: groupStated(requirements, index, 'cameras'),
    },
    {
      name: nameOf(requirements, 'guest') ?? 'Guests',
      purpose: 'guest',
      range: vlanRanges.guests,
      kind: 'guests',
      inCloset: (closet) => closet.guests * perPerson,
      atCore: 0,
      serves: groupStated(requirements, index, 'guests'),
    },
    ...segments.map((segment, range) =>
      dataNeed(segment, range, [
        ...segment.fields,
        ...(['wiredUsers', 'wirelessUsers', 'printers'] as const).map((what) =>
          statedAt(requirements, index, what),
        ),
      ]),
    ),
  ];
}

/** Servers inside, one network for each row of leaves where a data centre has them; and those that face outward. */
function serverNeeds(sized: SizedSite, requirements: Requirements): VlanNeed[] {
  const { servers, dmz, index } = sized;
  const stated = statedAt(requirements, index, 'servers');
  const publicly = statedAt(requirements, index, 'publicServers');
  const inside = {
    purpose: 'server',
    range: vlanRanges.servers,
    kind: 'servers',
    inCloset: none,
  } as const;
  const outside = { inCloset: none, serves: [stated, publicly] };
  return [
    ...(servers.on === 'leaves'
      ? servers.rows.map((atCore, row) => ({
          ...inside,
          name: `Servers row ${row + 1}`,
          atCore,
          zone: leafZone(sized, row),
          serves: [stated],
        }))
      : [{ ...inside, name: 'Servers', atCore: servers.inside, serves: [stated] }]),
    ...dmz.rows.flatMap((atCore, row): VlanNeed[] => {
      const name = dmz.rows.length > 1 ? `DMZ ${row + 1}` : 'DMZ';
      const zone = dmzZone(sized, row);
      return [
        { ...outside, name, purpose: 'dmz', range: vlanRanges.dmz, kind: 'public-servers', atCore, zone },
        {
          ...outside,
          name: `${name} management`,
          purpose: 'management',
          range: vlanRanges.management,
          kind: 'dmz-switches',
          atCore: dmz.width,
          isGrown: true,
          zone,
        },
      ];
    }),
  ];
}

const none = () => 0;
const perPerson = assumptions.devicesPerWirelessPerson;

/** Staff of a segment: one network while it fits into one, else cables and radio apart. */
function dataNeed({ name, share }: DataSegment, index: number, serves: readonly string[]): VlanNeed {
  const shared = {
    purpose: 'data',
    range: vlanRanges.data + index,
    atCore: 0,
    serves,
    ...(share < 1 && { sharePercent: Number((share * 100).toFixed(1)) }),
  } as const;
  const wired = (closet: Closet) => (closet.wiredUsers + closet.printers) * share;
  const wireless = (closet: Closet) => closet.wirelessUsers * perPerson * share;
  const short = name.slice(0, 70);
  return {
    ...shared,
    name: short,
    kind: 'staff',
    inCloset: (closet) => wired(closet) + wireless(closet),
    parts: [
      {
        ...shared,
        name: short,
        kind: 'wired-staff',
        inCloset: wired,
        access: 'wired',
      },
      {
        ...shared,
        name: `${short} Wi-Fi`,
        kind: 'wireless-staff',
        inCloset: wireless,
        access: 'wireless',
      },
    ],
  };
}

/** A segment of this type names the network when it is the only one. */
function nameOf(requirements: Requirements, type: 'guest' | 'iot'): string | undefined {
  const named = requirements.segments.filter((segment) => segment.type === type);
  return named.length === 1 ? named[0]?.name.slice(0, 70) : undefined;
}
