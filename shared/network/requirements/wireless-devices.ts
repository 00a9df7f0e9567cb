import type { Requirements, Site } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { assumptionsOf, type Figures } from './changeable-assumptions.ts';
import { statedSites } from './effective-sites.ts';
import { type WifiEnvironment, wifiEnvironmentOf } from './wifi-environment.ts';

/** Wireless devices that one of the staff has with them. */
export const devicesPerPersonIn = (environment: WifiEnvironment, figures: Figures): number =>
  handheld.includes(environment) ? figures.devicesPerHandheldUser : figures.devicesPerWirelessPerson;

const handheld: readonly WifiEnvironment[] = ['shop', 'classroom', 'warehouse', 'factory', 'venue'];

/** The wireless devices of the staff of a site, today. */
export const staffDevicesOf = (site: Site, figures: Figures): number =>
  site.wirelessUsers * devicesPerPersonIn(wifiEnvironmentOf(site), figures);

/** The wireless devices of a site, today. */
export const wirelessDevicesOf = (site: Site, figures: Figures): number =>
  staffDevicesOf(site, figures) + site.guests * figures.devicesPerHandheldUser;

/** How many wireless devices each of a group of people has with them, at a site of that environment. */
export const devicesPerUserIn = (
  environment: WifiEnvironment,
  { group }: Pick<TopologyNode, 'group'>,
  figures: Figures,
): number => (group === 'guests' ? figures.devicesPerHandheldUser : devicesPerPersonIn(environment, figures));

/** The same of a group anywhere in the network. */
export function devicesPerUser(
  requirements: Requirements,
): (people: Pick<TopologyNode, 'group' | 'site'>) => number {
  const figures = assumptionsOf(requirements);
  const environments = new Map(statedSites(requirements).map((site) => [site.name, wifiEnvironmentOf(site)]));
  return (people) => devicesPerUserIn(environments.get(people.site ?? '') ?? 'office', people, figures);
}
