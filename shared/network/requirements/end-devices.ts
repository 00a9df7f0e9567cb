import type { Site } from '../../contract/requirements.ts';
import type { Figures } from './changeable-assumptions.ts';
import { staffDevicesOf } from './wireless-devices.ts';

/**
 * What a site depends on its network for today: not the phones of guests, who take no port and come and go, and not access points, in
 * whose number growth is already.
 */
export const endDevices = (site: Site, figures: Figures): number =>
  site.wiredUsers + staffDevicesOf(site, figures) + site.phones + site.cameras + site.printers + site.servers;
