import type { Requirements, Site } from '../../contract/requirements.ts';
import { assumptions } from '../requirements/assumptions.ts';
import type { SizingFigures } from '../requirements/figures-of-sites.ts';
import { redundancyAt } from '../requirements/site-redundancy.ts';
import type { Closet } from './closets.ts';
import type { EdgeDevices } from './edge-devices.ts';
import { closetPlace, fibreRun } from './fibre-runs.ts';
import { switchesIn } from './layers.ts';
import { usablePorts } from './usable-ports.ts';

/** What a pair of access switches would have to take. */
interface Load {
  readonly closets: readonly Closet[];
  /** Servers reachable only from the inside. */
  readonly inside: number;
  readonly growth: number;
  readonly edge: Pick<EdgeDevices, 'firewalls'>;
}

/**
 * The closets of a site that needs no core although none of its shared devices may fail: its two access switches hang on both
 * members of the gateway cluster and on each other, and each of its few servers on both of them. Nothing where the site is larger,
 * has no cluster, or where a server's second cable would be longer than twisted pair may be.
 */
export function accessPairOf(
  site: Site,
  { closets, inside, growth, edge }: Load,
  requirements: Requirements,
  figures: SizingFigures,
): readonly Closet[] | undefined {
  const switches = switchesIn(closets);
  // One switch without servers shares nothing: it joins the edge by itself.
  if (closets.some(({ building }) => building?.isCabinet)) return undefined;
  const isPair = switches === 2 || (switches === 1 && inside > 0);
  if (!redundancyAt(requirements, site).core || edge.firewalls < 2 || site.kind === 'datacentre' || !isPair)
    return undefined;
  if (inside > figures.serversOnAccessSwitch) return undefined;
  const pair = closets.map((closet) =>
    closet.switches === 0 ? closet : withServers(closet, switches === 1 ? 2 : closet.switches, inside),
  );
  const isWithinReach = pair.every(
    (closet) => closet.switches === 0 || isOnCopper(fibreRun(closetPlace(closet), requirements).lengthM),
  );
  return inside === 0 || (isWithinReach && pair.every((closet) => hasRoom(closet, inside, growth, figures)))
    ? pair
    : undefined;
}

const isOnCopper = (lengthM: number): boolean => lengthM <= assumptions.copperM;

function withServers(closet: Closet, switches: number, serversOnBoth: number): Closet {
  const why = { ...closet.why.switches, switches, ...(serversOnBoth > 0 && { serversOnBoth }) };
  return { ...closet, switches, why: { ...closet.why, switches: why } };
}

/** Whether each switch of a closet has a port for every server beside its part of what is there, with growth. */
function hasRoom(
  { switches, ports, accessPoints, model }: Closet,
  servers: number,
  growth: number,
  figures: SizingFigures,
): boolean {
  if (switches === 0) return true;
  const part = (count: number) => Math.ceil(count / switches);
  const growing = part(ports - accessPoints) + servers;
  const withGrowth = growing * growth + part(accessPoints);
  return withGrowth <= model.ports + 1e-9 && growing + part(accessPoints) <= usablePorts(model, figures);
}
