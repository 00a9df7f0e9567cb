import type { Site } from '../../contract/requirements.ts';
import type { Figures } from './changeable-assumptions.ts';
import { wirelessDevicesOf } from './wireless-devices.ts';

/** What is connected at a site today, access points apart: growth is in their number already. */
export const endDevices = (site: Site, figures: Figures): number =>
  site.wiredUsers +
  wirelessDevicesOf(site, figures) +
  site.phones +
  site.cameras +
  site.printers +
  site.servers;
