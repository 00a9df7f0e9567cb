import { Refusal } from '../../contract/errors.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Because, Subnet } from '../../contract/topology.ts';
import { assumptions } from '../assumptions.ts';
import type { Closet } from '../sizing/closets.ts';
import { growthFactor, type SizedSite } from '../sizing/size-site.ts';
import type { DataSegment } from './data-segments.ts';
import { vlanNumbers } from './vlan-numbers.ts';

/** One VLAN, which is one subnet, of one site. */
export interface PlannedVlan {
  readonly id: number;
  readonly name: string;
  readonly purpose: Subnet['purpose'];
  /** Hosts that it must hold, growth included. */
  readonly hosts: number;
  /** Index of the block whose distribution (or the core, or the edge of a flat site) routes it. */
  readonly zone: number;
  readonly closets: readonly Closet[];
  readonly because: Because;
}

/**
 * The VLANs of a site: management, servers, voice, IoT, guests and one for each data segment. A VLAN stays
 * within its block and within a /24; where it would outgrow it, each closet gets its own.
 *
 * @throws Refusal `unprocessable` when the site needs more VLANs than there are numbers.
 */
export function planVlans(
  sized: SizedSite,
  requirements: Requirements,
  segments: readonly DataSegment[],
): readonly PlannedVlan[] {
  const growth = growthFactor(requirements);
  const numbers = vlanNumbers(() => tooManyVlans(sized));
  return needsOf(sized, requirements, segments).flatMap((need) =>
    zonesOf(sized).flatMap(({ zone, closets, isCore }) => {
      const zoneLabel = sized.blocks.length > 1 && !isCore ? ` B${zone + 1}` : '';
      const extra = isCore ? need.atCore : 0;
      const total = closets.reduce((sum, closet) => sum + need.inCloset(closet), extra);
      if (total === 0) return [];
      const whole = withGrowth(total, growth);
      if (whole <= largest || closets.length === 0) {
        return split(need, { zone, closets, label: zoneLabel }, total, growth, numbers);
      }
      const parts = closets.flatMap((closet, index) => {
        const hosts = need.inCloset(closet) + (index === 0 ? extra : 0);
        const label = closet.closetsOnFloor > 1 ? ` F${closet.floor}.${closet.number}` : ` F${closet.floor}`;
        return hosts > 0 ? split(need, { zone, closets: [closet], label }, hosts, growth, numbers) : [];
      });
      return parts;
    }),
  );
}

interface Need {
  readonly name: string;
  readonly purpose: Subnet['purpose'];
  /** Which range of numbers its VLANs come from. */
  readonly range: number;
  readonly counted: string;
  inCloset(closet: Closet): number;
  readonly atCore: number;
}

interface Place {
  readonly zone: number;
  readonly closets: readonly Closet[];
  readonly label: string;
}

/** Most hosts of one subnet beside network, broadcast and the addresses kept back. */
const largest = assumptions.largestSubnet - 2 - assumptions.reservedAddresses;

const withGrowth = (hosts: number, growth: number): number => Math.ceil(hosts * growth - 1e-9);

function needsOf(
  sized: SizedSite,
  requirements: Requirements,
  segments: readonly DataSegment[],
): readonly Need[] {
  const perPerson = assumptions.devicesPerWirelessPerson;
  const nameOf = (type: 'guest' | 'iot', fallback: string) => {
    const named = requirements.segments.filter((segment) => segment.type === type);
    return named.length === 1 ? (named[0]?.name ?? fallback) : fallback;
  };
  const need = (
    name: string,
    purpose: Need['purpose'],
    range: number,
    counted: string,
    rest: Partial<Need>,
  ): Need => ({
    name,
    purpose,
    range,
    counted,
    inCloset: () => 0,
    atCore: 0,
    ...rest,
  });
  return [
    need('Management', 'management', 0, 'switches and access points', {
      inCloset: (closet) => closet.switches + closet.accessPoints,
      atCore: sized.servers.switches,
    }),
    need('Servers', 'server', 1, 'servers', { atCore: sized.site.servers }),
    need('Voice', 'voice', 2, 'phones', { inCloset: (closet) => closet.phones }),
    need(nameOf('iot', 'IoT'), 'iot', 3, 'cameras and IoT devices', { inCloset: (closet) => closet.cameras }),
    need(nameOf('guest', 'Guests'), 'guest', 4, `devices (guests × ${perPerson})`, {
      inCloset: (closet) => closet.guests * perPerson,
    }),
    ...segments.map(({ name, share }, index) =>
      need(
        name,
        'data',
        5 + index,
        `devices (wired + wireless × ${perPerson} + printers, ${percent(share)} of them)`,
        {
          inCloset: (closet) =>
            (closet.wiredUsers + closet.wirelessUsers * perPerson + closet.printers) * share,
        },
      ),
    ),
  ];
}

/** Blocks of closets, each a routing zone. The core routes the servers: with the only block, or for itself. */
function zonesOf(sized: SizedSite): readonly (Omit<Place, 'label'> & { readonly isCore: boolean })[] {
  const blocks = sized.blocks.map((closets, zone) => ({
    zone,
    closets,
    isCore: sized.tiers !== 'three tiers',
  }));
  return sized.tiers === 'three tiers'
    ? [...blocks, { zone: blocks.length, closets: [], isCore: true }]
    : blocks;
}

function split(
  need: Need,
  place: Place,
  hosts: number,
  growth: number,
  numbers: (range: number) => number,
): PlannedVlan[] {
  const grown = withGrowth(hosts, growth);
  const count = Math.ceil(grown / largest);
  return Array.from({ length: count }, (_, index) => {
    const share = Math.floor(grown / count) + (index < grown % count ? 1 : 0);
    const pieces = count > 1 ? `, in ${count} VLANs of at most ${largest}` : '';
    return {
      id: numbers(need.range),
      name: `${need.name.slice(0, 80)}${place.label}${count > 1 ? ` ${index + 1}/${count}` : ''}`,
      purpose: need.purpose,
      hosts: share,
      zone: place.zone,
      closets: place.closets,
      because: {
        rule: 'One VLAN is one subnet, at most a /24, never across a distribution block',
        inputs: { hosts: Number(hosts.toFixed(1)), growthFactor: Number(growth.toFixed(2)) },
        arithmetic: `${Number(hosts.toFixed(1))} ${need.counted} × ${Number(growth.toFixed(2))} = ${grown}${pieces}`,
      },
    };
  });
}

const percent = (share: number): string => `${Number((share * 100).toFixed(1))} %`;

function tooManyVlans(sized: SizedSite): Refusal {
  const message = 'needs more VLANs than a site can number';
  return new Refusal(
    'unprocessable',
    `“${sized.site.name}” needs more VLANs than one site can number. Plan it as several sites or with fewer segments.`,
    { fields: [{ field: `requirements.sites[${sized.index}]`, message }] },
  );
}
