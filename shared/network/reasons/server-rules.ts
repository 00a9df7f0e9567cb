import * as z from 'zod';
import { formatCount, plural } from '../../vocabulary/counts.ts';
import { formatRatio } from '../../vocabulary/rates.ts';
import { linkMbps } from '../requirements/assumptions.ts';
import { rule } from './rule.ts';

const count = z.number();
const mbps = z.number();

/** Where servers come from, the switches that are theirs, and the links of both. */
export const serverRules = {
  servers: rule(
    z.object({
      here: count,
      servers: count,
      on: z.enum(['access', 'both access switches', 'core', 'server switches', 'leaves']),
    }),
    'Servers: as stated, the named services first',
    ({ here, servers, on }) =>
      `${here} of ${servers} servers, on ${on === 'access' ? 'the access switch' : on === 'both access switches' ? on : `the ${on}`}`,
  ),
  'server-switches': rule(
    z.object({ servers: count, rows: count, coreSwitches: count }),
    'Server switches: a row for every 46 servers with growth, as wide as the core',
    ({ servers, rows, coreSwitches }) =>
      `${rows} ${plural(rows, 'row')} of ${coreSwitches} ${plural(coreSwitches, 'switch')} for ${servers} servers`,
  ),
  'public-servers': rule(
    z.object({
      here: count,
      publicServers: count,
      inside: count,
      servers: count,
      relays: count.optional(),
    }),
    'Servers that the internet reaches are in a zone of their own (DMZ)',
    ({ here, publicServers, inside, servers, relays = 0 }) =>
      `${here} of ${publicServers} public servers${relays > 0 ? ', one of them a relay for mail' : ''}; ${inside} of ${servers} servers stay inside`,
  ),
  'dmz-switches': rule(
    z.object({ here: count, row: count, switches: count }),
    'DMZ switches: connected to the firewalls only; a pair where redundancy is required',
    ({ here, row, switches }) =>
      `${formatCount(here, 'server')} of row ${row}: ${formatCount(switches, 'switch')}${switches > 1 ? ', each server on both' : ''}`,
  ),
  'public-racks': rule(
    z.object({ here: count, row: count, rows: count, switches: count }),
    'Many public servers: racks below the core, which switches their networks and routes none of them; their gateway is the firewall',
    ({ here, row, rows, switches }) =>
      `${formatCount(here, 'server')} of row ${row} on ${formatCount(switches, 'switch')}; ${rows} rows would take ${rows * switches} ports of every firewall`,
  ),
  spines: rule(
    z.object({ leaves: count, spines: count, leavesOnTwoSpines: count.optional() }),
    'Spine-leaf: at least 2 spines, and every leaf connects to every spine with equal uplinks',
    ({ leaves, spines, leavesOnTwoSpines = 14 }) =>
      `${leaves} leaves, ${leaves > leavesOnTwoSpines ? 'more than' : 'at most'} ${leavesOnTwoSpines}: ${spines} spines`,
  ),
  leaves: rule(
    z.object({ servers: count, rows: count, row: count, here: count }),
    'Leaves: a pair for every row of at most 46 servers with growth, and its gateway',
    ({ servers, rows, row, here }) =>
      `${servers} servers in ${rows} rows: ${here} in row ${row}, each on both leaves of the pair`,
  ),
  'wireless-controllers': rule(
    z.object({ controllers: count, accessPoints: count }),
    'Wireless controllers: as many as manage all access points of their family, and one on standby where redundancy is required',
    ({ controllers, accessPoints }) =>
      `${formatCount(controllers, 'controller')} for ${formatCount(accessPoints, 'access point')}, in the management network of the core`,
  ),
  'server-links': rule(
    z.object({ servers: count, switches: count, mbps }),
    'Server links: 1:1, to both switches of a pair',
    ({ servers, switches, mbps: rate }) => `${servers} × ${rate / 1_000} Gbit/s to each of ${switches}`,
  ),
  'server-uplinks-to-core': serverUplinks('core switch'),
  'server-uplinks-to-spines': serverUplinks('spine'),
  'border-links': rule(
    z.object({ spines: count }),
    'Border leaves: all traffic into and out of the data centre passes them, to every spine',
    ({ spines }) =>
      `${spines} × ${linkMbps.serverUplink / 1_000} Gbit/s from each border leaf, one to each spine`,
  ),
} as const;

function serverUplinks(above: 'core switch' | 'spine') {
  return rule(
    z.object({
      serverPorts: count,
      switchesAbove: count,
      uplinksToEach: count,
      most: count.optional(),
      switchesForwarding: count.optional(),
      /** Where an uplink is bundled from slower ports. */
      uplinkMbps: mbps.optional(),
    }),
    `Server switches: equal uplinks to every ${above}, at most as assumed with one of them failed`,
    ({
      serverPorts,
      switchesAbove,
      uplinksToEach,
      switchesForwarding = switchesAbove,
      uplinkMbps = linkMbps.serverUplink,
    }) => {
      const up = uplinksToEach * switchesForwarding;
      const left = switchesForwarding < switchesAbove ? up : up - 1;
      const share = (links: number) => formatRatio((serverPorts * linkMbps.server) / (links * uplinkMbps));
      return (
        `${serverPorts} × ${linkMbps.server / 1_000} Gbit/s of servers with growth / ${up} × ${uplinkMbps / 1_000} Gbit/s ` +
        `of uplinks${left === up ? ' to the switch that spanning tree leaves a VLAN' : ''} = ${share(up)}; ${share(left)} with one failed`
      );
    },
  );
}
