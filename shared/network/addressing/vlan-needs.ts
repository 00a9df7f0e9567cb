import type { Requirements } from '../../contract/requirements.ts';
import type { Subnet } from '../../contract/topology.ts';
import { assumptions } from '../assumptions.ts';
import { everythingAt, groupStated, statedAt } from '../serves.ts';
import type { Closet } from '../sizing/closets.ts';
import type { SizedSite } from '../sizing/size-site.ts';
import type { DataSegment } from './data-segments.ts';

/** Hosts of one kind at a site that want a network apart from the others. */
export interface VlanNeed {
  readonly name: string;
  readonly purpose: Subnet['purpose'];
  /** Which range of numbers its VLANs come from. */
  readonly range: number;
  /** What the hosts are, for the arithmetic. */
  readonly counted: string;
  /** Hosts today behind one closet, and at the core. May be fractions: shares of people. */
  readonly inCloset: (closet: Closet) => number;
  readonly atCore: number;
  /** The hosts are counted with growth already. */
  readonly isGrown?: true;
  /** Only hosts on cables, or only those on radio, where these two are apart. */
  readonly access?: 'wired' | 'wireless';
  /** The requirements that it is for. */
  readonly serves: readonly string[];
  /** How it parts first where it outgrows a subnet. */
  readonly parts?: readonly VlanNeed[];
}

/** What a site needs: management, servers, voice, IoT, guests, and one network for each data segment. */
export function vlanNeeds(
  { site, servers, index }: SizedSite,
  requirements: Requirements,
  segments: readonly DataSegment[],
): readonly VlanNeed[] {
  const none = () => 0;
  const management = (closet: Closet) => closet.switches + closet.accessPoints;
  return [
    {
      name: 'Management',
      purpose: 'management',
      range: 0,
      counted: 'switches and access points, counted with growth,',
      inCloset: management,
      atCore: servers.switches,
      isGrown: true,
      serves: everythingAt(requirements, index, site),
    },
    {
      name: 'Servers',
      purpose: 'server',
      range: 1,
      counted: 'servers',
      inCloset: none,
      atCore: site.servers,
      serves: [statedAt(requirements, index, 'servers')],
    },
    {
      name: 'Voice',
      purpose: 'voice',
      range: 2,
      counted: 'phones',
      inCloset: (c) => c.phones,
      atCore: 0,
      serves: [statedAt(requirements, index, 'phones')],
    },
    {
      name: nameOf(requirements, 'iot') ?? 'IoT',
      purpose: 'iot',
      range: 3,
      counted: 'cameras and IoT devices',
      inCloset: (closet) => closet.cameras,
      atCore: 0,
      serves: groupStated(requirements, index, 'cameras'),
    },
    {
      name: nameOf(requirements, 'guest') ?? 'Guests',
      purpose: 'guest',
      range: 4,
      counted: `devices (guests × ${perPerson})`,
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

const perPerson = assumptions.devicesPerWirelessPerson;

/** Staff of a segment: one network while it fits into one, else cables and radio apart. */
function dataNeed({ name, share }: DataSegment, index: number, serves: readonly string[]): VlanNeed {
  const part = share < 1 ? `, ${Number((share * 100).toFixed(1))} % of them` : '';
  const shared = { purpose: 'data', range: 5 + index, atCore: 0, serves } as const;
  const wired = (closet: Closet) => (closet.wiredUsers + closet.printers) * share;
  const wireless = (closet: Closet) => closet.wirelessUsers * perPerson * share;
  const short = name.slice(0, 70);
  return {
    ...shared,
    name: short,
    counted: `devices (wired + printers + wireless × ${perPerson}${part})`,
    inCloset: (closet) => wired(closet) + wireless(closet),
    parts: [
      {
        ...shared,
        name: short,
        counted: `wired users and printers${part && ` (${part.slice(2)})`}`,
        inCloset: wired,
        access: 'wired',
      },
      {
        ...shared,
        name: `${short} Wi-Fi`,
        counted: `devices (wireless × ${perPerson}${part})`,
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
