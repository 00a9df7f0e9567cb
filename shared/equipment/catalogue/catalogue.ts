import type { Device } from '../../contract/device.ts';
import { accessPoints } from './access-points.ts';
import { campusVendorAccessSwitches } from './access-switches/campus-vendors.ts';
import { ciscoAccessSwitches } from './access-switches/cisco.ts';
import { arubaAccessSwitches } from './access-switches/hpe-aruba.ts';
import { juniperAccessSwitches } from './access-switches/juniper.ts';
import { smallSiteAccessSwitches } from './access-switches/small-site-vendors.ts';
import { aggregationSwitches } from './aggregation-switches.ts';
import { firewalls } from './firewalls.ts';
import { hundredGigabit } from './hundred-gigabit.ts';
import { routers } from './routers.ts';
import { servers } from './servers.ts';
import { specialPlaces } from './special-places.ts';
import { wlanControllers } from './wlan-controllers.ts';

/**
 * The devices that come with the product. Begun from the NetBox community's device-type library (CC0, May 2025), whose
 * wrong PoE flags and uplinks are corrected here; what it lacks is marked as the datasheet's or as an estimate.
 */
export const catalogue: readonly Device[] = [
  ...routers,
  ...ciscoAccessSwitches,
  ...juniperAccessSwitches,
  ...arubaAccessSwitches,
  ...campusVendorAccessSwitches,
  ...smallSiteAccessSwitches,
  ...aggregationSwitches,
  ...firewalls,
  ...accessPoints,
  ...servers,
  ...wlanControllers,
  ...hundredGigabit,
  ...specialPlaces,
];
