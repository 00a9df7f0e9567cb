import * as z from 'zod';
import { plural } from '../../vocabulary/counts.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { usualFigures } from '../requirements/usual-figures.ts';
import { rule } from './rule.ts';

const count = z.number();
const mbps = z.number();

/** How many ports of access switches what stands around them takes, and how fast these are. */
export const portRules = {
  'access-ports': rule(
    z.object({
      ports: count,
      switches: count,
      here: count,
      runM: count,
      clients: count.optional(),
      /** Of each of them. */
      clientMbps: mbps.optional(),
      /** Those of them that reach nothing inside the site, and what leads out of it, where that is less than they could use. */
      outwards: count.optional(),
      outsideMbps: mbps.optional(),
      neededMbps: mbps.optional(),
      statedMbps: mbps.optional(),
      mbps: mbps.optional(),
    }),
    'Ports are spread evenly over the closet’s switches; copper runs stay within 90 m',
    ({ ports, switches, here, statedMbps, mbps: rate, ...i }) =>
      `${ports} ${plural(ports, 'port')} over ${switches} ${plural(switches, 'switch')}: ${here} on this one` +
      (i.clients === undefined || rate === undefined ? '' : accessPointText(i, i.clients, rate)) +
      (statedMbps === undefined || rate === undefined
        ? ''
        : `; ${formatRate(statedMbps)} stated for each host: ports of ${formatRate(rate)}`),
  ),
  'behind-phones': rule(
    z.object({ wiredUsers: count, phones: count, saved: count }),
    'A desk phone passes through the traffic of its PC: one switch port for both',
    ({ wiredUsers, phones, saved }) =>
      `min(${wiredUsers} wired users, ${phones} phones) = ${saved} ports saved`,
  ),
} as const;

function accessPointText(
  {
    clientMbps = usualFigures.mbpsPerWirelessClient,
    outwards,
    outsideMbps,
    neededMbps = 0,
  }: AccessPointInputs,
  clients: number,
  portMbps: number,
): string {
  const bound =
    outwards === undefined || outsideMbps === undefined
      ? ''
      : `, of which ${outwards} reach only what the site’s circuits carry (${outsideMbps} Mbit/s)`;
  const most = neededMbps > portMbps ? ', the fastest that is assumed for an access point' : '';
  return `; ${clients} clients with growth × ${clientMbps} Mbit/s at their busiest${bound} = ${neededMbps} Mbit/s: a port of ${formatRate(portMbps)}${most}`;
}

interface AccessPointInputs {
  readonly clientMbps?: number | undefined;
  readonly outwards?: number | undefined;
  readonly outsideMbps?: number | undefined;
  readonly neededMbps?: number | undefined;
}
