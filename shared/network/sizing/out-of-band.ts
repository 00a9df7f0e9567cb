import type { Requirements } from '../../contract/requirements.ts';
import { redundancyAt } from '../requirements/site-redundancy.ts';
import { headsOf } from './heads-of.ts';
import type { SizedSite } from './size-site.ts';

/**
 * Whether the devices of a site's equipment room are reached by a network of their own: where redundancy is asked for
 * throughout, and there is more than one layer. Default of this product.
 */
export function isOutOfBand(
  { site, tiers }: Pick<SizedSite, 'site' | 'tiers'>,
  requirements: Requirements,
): boolean {
  const { edge, core, power } = redundancyAt(requirements, site);
  return edge && core && power && tiers !== 'flat';
}

/** Devices of a site that stand in no closet. */
export function roomDevices(sized: SizedSite, requirements: Requirements): number {
  const { edge, cores, blocks, servers, dmz, spines, apart } = sized;
  const distribution = 2 * blocks.length;
  const heads = apart.reduce((sum, { closets }) => sum + headsOf(closets, sized, requirements), 0);
  const ofServers = servers.rows.length * servers.width + dmz.rows.length * dmz.width;
  return edge.routers + edge.firewalls + cores + distribution + ofServers + spines + heads;
}

/** Switches for that many management ports. */
export const outOfBandSwitches = (devices: number): number => Math.ceil(devices / usablePorts);

/** Of a switch of 48 ports, with room for uplinks and growth. */
const usablePorts = 40;
