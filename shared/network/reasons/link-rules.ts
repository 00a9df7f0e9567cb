import * as z from 'zod';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import { formatRatio } from '../../vocabulary/rates.ts';
import { assumptions, linkMbps } from '../requirements/assumptions.ts';
import { usualFigures } from '../requirements/usual-figures.ts';
import { runInputs, runText } from './fibre-text.ts';
import { rule } from './rule.ts';

const count = z.number();
const mbps = z.number();
const gbps = (rate: number): string => `${Number((rate / 1_000).toFixed(2))} Gbit/s`;

/** What the models of a pair decided about the links below it. */
const switchingInputs = {
  switching: z.enum(['mlag', 'spanning-tree']).optional(),
  model: z.string().optional(),
  /** What was looked for before spanning tree was left. */
  considered: z.enum(['mlag', 'mlag-and-stacking']).optional(),
};

function switchingText({
  switching,
  model,
  considered,
}: z.output<z.ZodObject<typeof switchingInputs>>): string {
  switch (switching) {
    case 'mlag':
      return `; ${model} supports MLAG: every link below forwards, and both switches are the gateway`;
    case 'spanning-tree':
      return considered === undefined
        ? `; spanning tree with alternating roots: MLAG is not stated for ${model}`
        : `; spanning tree with alternating roots: ${considered === 'mlag' ? 'MLAG is not' : 'neither MLAG nor stacking is'} stated for ${model}, and VLANs that span several switches below leave no routed access`;
    case undefined:
      return '';
    default:
      return switching satisfies never;
  }
}

const sharedGateway =
  `First-hop redundancy: a pair shares its VLANs over a bundle of ${assumptions.peerLinks} links, ` +
  'which survives a transceiver';

/** Set where the link has no IPv4. */
const isIpv6Only = z.boolean().optional();

interface Numbered {
  readonly isIpv6Only?: boolean | undefined;
}

const prefixOf = (link: Numbered): string => (link.isIpv6Only ? 'a /127' : 'a /31');
const pairOf = (link: Numbered): string => `${prefixOf(link)} (RFC ${link.isIpv6Only ? 6164 : 3021})`;

/** Where links, their number and their rates come from. */
export const linkRules = {
  'isolated-trunk': rule(
    z.object({ vlans: count, ...runInputs }),
    'Fully isolated segments: their gateway is the firewall, or the router where there is none, and no switch; trunks of their own lead there',
    ({ vlans, ...run }) =>
      `${formatCount(vlans, 'VLAN')} beside the routed links${runText(run, linkMbps.edge)}`,
  ),
  'gateway-trunk': rule(
    z.object({ vlans: count }),
    'A small business has one gateway, which routes between its VLANs: the core joins the switches to it',
    ({ vlans }) => `${formatCount(vlans, 'VLAN')} on one trunk`,
  ),
  'routed-link': rule(
    z.object({ isIpv6Only }),
    (link) => `Point-to-point links between devices that route take ${pairOf(link)}`,
    (link) => `2 devices, 2 addresses: ${prefixOf(link)}`,
  ),
  'edge-link': rule(
    z.object({ isIpv6Only }),
    'The two edge routers of a site share what they know over a link of their own',
    (link) =>
      `an answer may come in by either, and the one whose provider fails leaves by the other: ${prefixOf(link)}`,
  ),
  'way-round': rule(
    z.object({ vlans: count, mbps }),
    'The two of a pair have a routed link of their own',
    ({ vlans, mbps: rate }) =>
      vlans === 0
        ? `the way out for one that has lost its own links upwards: ${gbps(rate)}`
        : `the way out for one that has lost its own links upwards, apart from the ${vlans} ${plural(vlans, 'VLAN')} of the bundle: ${gbps(rate)}, as fast as one of its links`,
  ),
  'spines-lost': rule(
    z.object({ mbps }),
    'The two of a pair have a routed link of their own',
    ({ mbps: rate }) =>
      `the way out for a leaf that has lost every spine: ${gbps(rate)} in a port as those of servers, since that takes as many failures as there are spines`,
  ),
  'state-link': rule(
    z.object({}),
    'Firewall pair: state is shared over a dedicated link',
    () => '2 firewalls, 1 link for state and heartbeat',
  ),
  'heartbeat-links': rule(
    z.object({
      /** What the model's maker calls it, where the links differ by what they carry. */
      clustering: z.string().optional(),
      role: z.enum(['control', 'fabric']).optional(),
    }),
    'Firewall cluster: state and heartbeat over two links of their own',
    ({ clustering, role }) =>
      `2 members, 2 links: with one of them lost, the members still see each other, and only one is active${
        clustering === undefined || role === undefined
          ? ''
          : `; ${clustering}: ${role === 'control' ? 'the control link, on the port that the model has for it' : 'the fabric link, which shares sessions and takes what comes in at the other member'}`
      }`,
  ),
  'access-uplinks': rule(
    z.object({
      portsMbps: mbps,
      /** How many of one closet share it; absent, each has its own. */
      switches: count.optional(),
      uplinks: count,
      switchesForwarding: count.optional(),
      mbps: mbps.optional(),
      statedMbps: mbps.optional(),
      /** Of what these state, the share that flows at once. */
      concurrency: z.number().optional(),
      growthFactor: z.number().optional(),
      ...runInputs,
    }),
    'Oversubscription from access upwards: at most as assumed',
    ({
      portsMbps,
      switches = 1,
      uplinks,
      switchesForwarding = uplinks,
      mbps: rate = linkMbps.accessUplink,
      statedMbps = 0,
      concurrency = 1,
      growthFactor = 1,
      ...run
    }) => {
      const up = switchesForwarding * rate;
      const isOne = switchesForwarding < uplinks;
      return (
        `${gbps(portsMbps)} of ports${switches > 1 ? ` on ${switches} switches of the closet` : ''} / ${gbps(up)} of ${isOne ? 'the uplink that spanning tree leaves a VLAN' : 'uplinks'} = ${formatRatio(portsMbps / up)}` +
        (uplinks > 1 && !isOne ? `; ${formatRatio(portsMbps / rate)} with one uplink left` : '') +
        (statedMbps > 0
          ? `; hosts with ports beyond a gigabit state ${gbps(statedMbps)} together${growthFactor > 1 ? `, × ${growthFactor} with growth` : ''}${concurrency < 1 ? `, of which ${Math.round(concurrency * 100)} % flow at once` : ''}`
          : '') +
        runText(run, rate)
      );
    },
  ),
  'only-switch-uplink': rule(
    z.object({ circuitsMbps: mbps, mbps, betweenVlansMbps: mbps.optional() }),
    'A switch directly below the edge: its uplink carries as much as the circuits, and what the edge routes between its VLANs',
    onlySwitchText,
  ),
  'closet-patch': rule(
    z.object({ switches: count, mbps }),
    'Switches of one closet share what leads out of it: a patch joins them, and no fibre',
    ({ switches, mbps: rate }) => `${switches} switches in the closet, ${gbps(rate)} as out of it`,
  ),
  'peer-bundle': rule(
    z.object({
      accessPorts: count,
      vlans: count,
      mbps,
      most: count.optional(),
      portsMbps: mbps.optional(),
      uplinkMbps: mbps.optional(),
      ...switchingInputs,
    }),
    sharedGateway,
    ({
      accessPorts,
      vlans,
      mbps: rate,
      most = usualFigures.accessOversubscription,
      portsMbps = accessPorts * linkMbps.user,
      uplinkMbps = linkMbps.accessUplink,
      ...switching
    }) => {
      const { nativeVlan, peerLinks } = assumptions;
      return (
        `with one switch cut off from above, half of the access layer crosses: ${gbps(portsMbps)} of ports / ${most} / 2 = ` +
        `${gbps(portsMbps / most / 2)}, and at least an uplink of ${gbps(uplinkMbps)}: ${peerLinks} × ${gbps(rate)}; ` +
        `${vlans} VLANs, untagged frames go to the unused VLAN ${nativeVlan}${switchingText(switching)}`
      );
    },
  ),
  'stack-links': rule(
    z.object({
      accessPorts: count,
      mbps,
      most: count,
      model: z.string(),
      stacking: z.string(),
      isByStackPorts: z.boolean(),
      /** Of ports of the front that stack as they leave the factory. */
      stackPortsMbps: mbps.optional(),
      portsMbps: mbps.optional(),
      uplinkMbps: mbps.optional(),
    }),
    'Stacked pair: two switches of one model are one, with one configuration and one set of gateways; what hangs on both has one aggregate to them',
    ({
      accessPorts,
      mbps: rate,
      most,
      model,
      stacking,
      isByStackPorts,
      stackPortsMbps,
      portsMbps = accessPorts * linkMbps.user,
      uplinkMbps = linkMbps.accessUplink,
    }) => {
      const { peerLinks } = assumptions;
      const crossing =
        `with one member cut off from above, half of the access layer crosses: ${gbps(portsMbps)} of ports / ${most} / 2 = ` +
        `${gbps(portsMbps / most / 2)}`;
      return (
        `MLAG is not stated for ${model}, ${stacking} is: every link below forwards, and one member is enough; ` +
        (isByStackPorts
          ? `${peerLinks} cables in a ring between ports that serve nothing else`
          : `${crossing}, and at least an uplink of ${gbps(uplinkMbps)}: ${peerLinks} × ${gbps(rate)}`) +
        (stackPortsMbps === undefined
          ? ''
          : `; on its ports of ${gbps(stackPortsMbps)}, which stack as they leave the factory`)
      );
    },
  ),
  'stack-detection': rule(
    z.object({ stacking: z.string() }),
    'The members of a stack have a link beside their stack links, by which they find out that only these were lost',
    ({ stacking }) =>
      `${stacking}: with two active members the gateways would be there twice, so one of them closes its ports`,
  ),
  'distribution-uplinks': rule(
    z.object({
      accessSwitches: count,
      coreSwitches: count,
      mbps,
      most: count.optional(),
      downMbps: mbps.optional(),
      ...runInputs,
    }),
    'Oversubscription from distribution to core: at most as assumed, also with one uplink left',
    ({
      accessSwitches,
      coreSwitches,
      mbps: rate,
      most = usualFigures.distributionOversubscription,
      downMbps: down = accessSwitches * linkMbps.accessUplink,
      ...run
    }) => {
      const up = coreSwitches * rate;
      return (
        `${gbps(down)} down / ${most} = ${gbps(down / most)}: uplinks of ${gbps(rate)}; ` +
        `${gbps(down)} down / ${gbps(up)} up = ${formatRatio(down / up)}; ${formatRatio(down / rate)} with one uplink left${runText(run, rate)}`
      );
    },
  ),
  'leaf-bundle': rule(
    z.object({ vlans: count, ...switchingInputs }),
    sharedGateway,
    (switching) =>
      `${assumptions.peerLinks} × ${linkMbps.serverUplink / 1_000} Gbit/s, as fast as an uplink${switchingText(switching)}`,
  ),
  'dmz-uplinks': rule(
    z.object({ firewalls: count, switches: count, circuitsMbps: mbps, serversMbps: mbps.optional(), mbps }),
    'The DMZ ends on the firewall: it is the gateway, and inspects all that comes in or goes out',
    ({ firewalls, switches, ...rate }) =>
      `${firewalls} ${plural(firewalls, 'firewall')} × ${switches} ${plural(switches, 'switch')}, a link for each two; ${onlySwitchText(rate)}`,
  ),
  'public-trunk': rule(
    z.object({ vlans: count, firewalls: count, switches: count, circuitsMbps: mbps, mbps }),
    'The networks of public servers pass the core to the firewall, which is their gateway and inspects all that comes in or goes out',
    ({ vlans, firewalls, switches, circuitsMbps, mbps: rate }) =>
      `${formatCount(vlans, 'VLAN')}, which no switch routes; ${firewalls} ${plural(firewalls, 'firewall')} × ${switches} ${plural(switches, 'switch')}, a link for each two at ${gbps(rate)}, with ${gbps(circuitsMbps)} of circuits`,
  ),
  'public-uplinks': rule(
    z.object({ switches: count, mbps }),
    'Racks of public servers: uplinks as fast as the links of the core to the firewall, which all that leaves a rack passes',
    ({ switches, mbps: rate }) => `${gbps(rate)} to each of ${formatCount(switches, 'core switch')}`,
  ),
  'dmz-port': rule(
    z.object({ circuitsMbps: mbps, serversMbps: mbps.optional(), mbps }),
    'The only public server hangs on a port of the only firewall, which is its network; a second server, or a second firewall, takes switches',
    onlySwitchText,
  ),
  'dmz-bundle': rule(
    z.object({ mbps }),
    'The DMZ stays one network whichever firewall or link of a pair is active',
    ({ mbps: rate }) => `${assumptions.peerLinks} × ${rate / 1_000} Gbit/s between the two`,
  ),
} as const;

function onlySwitchText({
  circuitsMbps,
  mbps: rate,
  betweenVlansMbps = 0,
  serversMbps,
}: {
  circuitsMbps: number;
  mbps: number;
  betweenVlansMbps?: number | undefined;
  serversMbps?: number | undefined;
}): string {
  const inside = betweenVlansMbps > 0 ? ` + ${betweenVlansMbps} to the servers` : '';
  const carried =
    serversMbps === undefined
      ? `${circuitsMbps} Mbit/s of circuits${inside}`
      : `${serversMbps} Mbit/s of its servers`;
  return `min(next rate from ${carried}, uplinks of ${gbps(linkMbps.accessUplink)}) = ${gbps(rate)}`;
}
