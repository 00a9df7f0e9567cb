import * as z from 'zod';
import { formatCount, formatNumber } from '../../vocabulary/counts.ts';
import { rule } from './rule.ts';

const count = z.number();
const mbps = z.number();

const people = {
  people: count,
  wired: count,
  wireless: count,
  mbpsPerPerson: z.number(),
  /** Segments state the traffic of some of them: the figure is the mean of all. */
  isMean: z.boolean().optional(),
};
type People = z.output<z.ZodObject<typeof people>>;

/** Circuits that are not all full at once. */
const shared = { circuits: count, circuitsMbps: mbps, concurrency: z.number() };
type Shared = z.output<z.ZodObject<typeof shared>>;

/** Where a site on internet VPN reaches the internet, and whether its tunnel stands by for MPLS. */
const tunnel = { internetAt: z.enum(['site', 'hub']).optional(), standsBy: z.boolean().optional() };

const internet = {
  mbps,
  uploadMbps: mbps,
  statedMbps: mbps,
  statedUploadMbps: mbps,
  isSymmetric: z.boolean(),
  neededMbps: mbps,
  neededUploadMbps: mbps,
};
type Internet = z.output<z.ZodObject<typeof internet>>;

/** Where the rates of lines to providers and between sites come from. */
export const circuitRules = {
  'wan-circuit': rule(
    z.object({
      mbps,
      ...people,
      phones: count,
      cameras: count,
      guests: count,
      mbpsPerPhone: z.number(),
      mbpsPerCamera: z.number(),
      /** Their segments state which share leaves. */
      isLeavingStated: z.boolean().optional(),
      mbpsPerGuest: z.number(),
      growthFactor: z.number(),
      neededMbps: mbps,
      statedMbps: mbps,
      endsOnOne: z.boolean().optional(),
      ...tunnel,
    }),
    ({ internetAt, standsBy = false }) =>
      internetAt === undefined
        ? 'WAN line by people, calls and cameras at the busy hour'
        : byTunnel(standsBy),
    ({ endsOnOne, internetAt, standsBy: _, ...inputs }) => {
      const { phones, mbpsPerPhone, cameras, mbpsPerCamera, guests, mbpsPerGuest, growthFactor } = inputs;
      const devices = [
        ...(phones > 0 ? [`${phones} phones × ${mbpsPerPhone}`] : []),
        ...(cameras > 0
          ? [
              `${cameras} ${inputs.isLeavingStated ? 'devices whose traffic leaves' : 'cameras watched elsewhere'} × ${mbpsPerCamera}`,
            ]
          : []),
      ];
      const own = peopleText(inputs);
      const most = devices.length > 0 ? `max(${own}, ${devices.join(' + ')})` : own;
      const withGuests = guests > 0 ? `(${most} + ${guests} guests × ${mbpsPerGuest})` : most;
      return (
        `${withGuests} × ${growthFactor} = ${needed(inputs)}` +
        internetText(internetAt) +
        (endsOnOne
          ? '; one edge router, one circuit: it ends on one device at the hub, whose failure cuts the site off'
          : '')
      );
    },
  ),
  'data-centre-circuit': rule(
    z.object({
      mbps,
      ...shared,
      replicationMbps: mbps,
      /** Older plans do not say. */
      isReplicationAssumed: z.boolean().optional(),
      publicMbps: mbps,
      neededMbps: mbps,
      statedMbps: mbps,
      ...tunnel,
    }),
    ({ internetAt, standsBy = false }) =>
      internetAt === undefined
        ? 'Data centre: what the other sites draw from it, replication and public servers'
        : byTunnel(standsBy),
    ({ internetAt, standsBy: _, replicationMbps, isReplicationAssumed = false, publicMbps, ...inputs }) =>
      `${[
        sharedText(inputs, 'line'),
        ...(replicationMbps > 0
          ? [`${formatNumber(replicationMbps)} of ${isReplicationAssumed ? 'assumed ' : ''}replication`]
          : []),
        ...(publicMbps > 0 ? [`${formatNumber(publicMbps)} of public servers`] : []),
      ].join(' + ')} = ${needed(inputs)}${internetText(internetAt)}`,
  ),
  'hub-line': rule(
    z.object({ mbps, ...shared, neededMbps: mbps, statedMbps: mbps }),
    'The hub’s line carries the circuits of the other sites that are in use at the same time, at least the largest',
    (inputs) => `${sharedText(inputs, 'circuit')} = ${needed(inputs)}`,
  ),
  'hub-internet': rule(
    z.object({
      ...internet,
      ...people,
      guests: count,
      mbpsPerGuest: z.number(),
      growthFactor: z.number(),
      leavingMbps: mbps,
      tunnelsMbps: mbps,
      publicMbps: mbps,
      serversMbps: mbps,
      devicesMbps: mbps.optional(),
      /** Tunnels of people at the same time, with growth. */
      remotePeople: count.optional(),
      mbpsPerRemotePerson: z.number().optional(),
      circuits: count.optional(),
      circuitsMbps: mbps.optional(),
      concurrency: z.number().optional(),
    }),
    'Internet access of the hub: its people, what leaves here from the other sites, tunnels and public servers',
    ({ circuits, circuitsMbps, concurrency, remotePeople = 0, mbpsPerRemotePerson = 0, ...inputs }) => {
      const { leavingMbps, tunnelsMbps, publicMbps, serversMbps, devicesMbps = 0 } = inputs;
      const { guests, mbpsPerGuest, growthFactor } = inputs;
      const others =
        circuits === undefined || circuitsMbps === undefined || concurrency === undefined
          ? ''
          : sharedText({ circuits, circuitsMbps, concurrency }, 'line');
      const terms = [
        ...(inputs.people > 0 ? [`${peopleText(inputs)} × ${growthFactor}`] : []),
        ...(guests > 0 ? [`${guests} guests × ${mbpsPerGuest} × ${growthFactor}`] : []),
        ...(leavingMbps > 0 ? [`${formatNumber(leavingMbps)} that leave here (${others})`] : []),
        ...(tunnelsMbps > 0
          ? [`${formatNumber(tunnelsMbps)} of tunnels${leavingMbps > 0 ? '' : ` (${others})`}`]
          : []),
        ...(publicMbps > 0 ? [`${formatNumber(publicMbps)} of public servers`] : []),
        ...(serversMbps > 0
          ? [`${formatNumber(serversMbps)} that users elsewhere draw from the servers`]
          : []),
        ...(devicesMbps > 0 ? [`${formatNumber(devicesMbps)} of devices whose traffic leaves`] : []),
        ...(remotePeople > 0
          ? [`${formatCount(remotePeople, 'remote user')} with growth × ${mbpsPerRemotePerson} Mbit/s`]
          : []),
      ];
      return `${terms.join(' + ')} = ${internetRateText(inputs)}`;
    },
  ),
  'site-internet': rule(
    z.object({
      ...internet,
      people: count.optional(),
      wired: count.optional(),
      wireless: count.optional(),
      mbpsPerPerson: z.number().optional(),
      isMean: z.boolean().optional(),
      tunnelMbps: mbps,
      guests: count,
      mbpsPerGuest: z.number(),
      publicMbps: mbps,
      growthFactor: z.number(),
    }),
    'Internet access of a site: its tunnel rides on it, and guests leave by it; where its rate is stated, it is the line that the site has',
    ({ people: persons, wired = 0, wireless = 0, mbpsPerPerson = 0, isMean, ...inputs }) => {
      const { tunnelMbps, guests, mbpsPerGuest, growthFactor, publicMbps } = inputs;
      const tunnelText = `${formatNumber(tunnelMbps)} Mbit/s of tunnel`;
      const own = `${peopleText({ people: persons ?? 0, wired, wireless, mbpsPerPerson, isMean })} × ${growthFactor}`;
      const terms = [
        persons === undefined ? tunnelText : tunnelMbps > 0 ? `max(${own}, ${tunnelText})` : own,
        ...(guests > 0 ? [`${guests} guests × ${mbpsPerGuest} × ${growthFactor}`] : []),
        ...(publicMbps > 0 ? [`${formatNumber(publicMbps)} of public servers`] : []),
      ];
      return `${terms.join(' + ')} = ${internetRateText(inputs)}`;
    },
  ),
} as const;

const byTunnel = (standsBy: boolean): string =>
  standsBy
    ? 'Backup of MPLS: IPsec tunnels over the internet to the hub take over while the provider leads nowhere; guests never enter one'
    : 'Internet VPN: IPsec tunnels from each site’s gateway to the hub, a /31 in each; guests never enter one';

/** `60 people (60 wired, 45 wireless: the larger) × 1 Mbit/s`. */
function peopleText({ people: persons, wired, wireless, mbpsPerPerson, isMean }: People): string {
  const both = wired > 0 && wireless > 0 ? ` (${wired} wired, ${wireless} wireless: the larger)` : '';
  return `${persons} people${both} × ${mbpsPerPerson} Mbit/s${isMean ? ' on the mean, with what segments state' : ''}`;
}

function sharedText({ circuits, circuitsMbps, concurrency }: Shared, what: string): string {
  if (concurrency === 1) return `${formatNumber(circuitsMbps)} Mbit/s of the largest ${what}`;
  return `${formatCount(circuits, what)} of ${formatNumber(circuitsMbps)} Mbit/s together × ${concurrency} in use at once`;
}

interface Needed {
  readonly mbps: number;
  readonly neededMbps: number;
  readonly statedMbps: number;
}

function needed({ mbps: rate, neededMbps, statedMbps }: Needed): string {
  const need = `${formatNumber(neededMbps)} Mbit/s`;
  if (statedMbps === 0) return `${need}; next rate on offer ${formatNumber(rate)} Mbit/s`;
  return statedMbps >= neededMbps || rate === statedMbps
    ? `${need}; ${formatNumber(rate)} Mbit/s, as stated${statedMbps < neededMbps ? ', which is less' : ''}`
    : `${need}; more than the ${formatNumber(statedMbps)} Mbit/s stated: next rate on offer ${formatNumber(rate)} Mbit/s`;
}

function internetRateText(inputs: Internet): string {
  const {
    mbps: rate,
    neededMbps,
    statedMbps,
    uploadMbps,
    statedUploadMbps,
    neededUploadMbps,
    isSymmetric,
  } = inputs;
  const need = `${formatNumber(neededMbps)} Mbit/s; `;
  const down =
    statedMbps > 0
      ? `${formatNumber(rate)} Mbit/s, as stated${statedMbps < neededMbps ? ', which is less' : ''}`
      : !isSymmetric && statedUploadMbps >= rate
        ? `${formatNumber(rate)} Mbit/s, as fast as up`
        : `next rate on offer ${formatNumber(rate)} Mbit/s`;
  if (isSymmetric) return `${need}${down}, the same both ways`;
  const up =
    statedUploadMbps > 0
      ? `${formatNumber(uploadMbps)} Mbit/s up, as stated`
      : `${formatNumber(uploadMbps)} Mbit/s up for the ${formatNumber(neededUploadMbps)} Mbit/s that are sent`;
  return `${need}${down}; ${up}`;
}

function internetText(internetAt: 'site' | 'hub' | undefined): string {
  switch (internetAt) {
    case 'site':
      return '; it reaches the internet over its own access, for its cloud services and guests or because that is stated, and other sites through tunnels';
    case 'hub':
      return '; all traffic goes through the hub, so that it is inspected at one place';
    case undefined:
      return '';
    default:
      return internetAt satisfies never;
  }
}
