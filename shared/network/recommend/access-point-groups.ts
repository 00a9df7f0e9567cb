import { familyOf, type WirelessFamily } from '../configuration/services/wireless-families.ts';
import type { ChosenRole } from './decide.ts';

export interface Load {
  readonly accessPoints: number;
  /** Wireless devices, with growth. */
  readonly clients: number;
}

/** Chosen access points of one family. */
export interface AccessPointGroup {
  /** Undefined where it is not known how they are managed. */
  readonly family: WirelessFamily | undefined;
  readonly manufacturer: string;
  readonly total: Load;
  /** Each site, the one with the most of them first. */
  readonly sites: readonly SiteLoad[];
  /** The first of these. */
  readonly largest: SiteLoad;
  /** Ids of their nodes. */
  readonly nodes: readonly string[];
}

interface SiteLoad extends Load {
  readonly site: string;
}

/** What of a role's recommendation tells how many access points of which kind stand where. */
export type Chosen = Pick<ChosenRole, 'role' | 'places' | 'demands' | 'choice'>;

/** The chosen access points by family, in the order in which they were chosen. */
export function accessPointGroups(roles: readonly Chosen[]): AccessPointGroup[] {
  const points = roles.flatMap(({ role, places, demands, choice }) => {
    if (role !== 'wireless' || choice === null) return [];
    const { manufacturer } = choice.device;
    const family = familyOf(choice.device);
    return places.map(({ nodeId, site, quantity }) => ({
      nodeId,
      manufacturer,
      family,
      site,
      accessPoints: quantity,
      clients: quantity * (demands.clients?.count ?? 0),
    }));
  });
  const byFamily = Map.groupBy(points, ({ manufacturer, family }) => `${manufacturer} ${family?.name ?? ''}`);
  return [...byFamily.values()].flatMap((own) => {
    const sites = [...Map.groupBy(own, ({ site }) => site)]
      .map(([site, there]) => ({ site, ...sumOf(there) }))
      .sort((a, b) => b.accessPoints - a.accessPoints || b.clients - a.clients);
    const [largest] = sites;
    const [first] = own;
    if (first === undefined || largest === undefined) return [];
    const { family, manufacturer } = first;
    return [
      { family, manufacturer, total: sumOf(own), sites, largest, nodes: own.map(({ nodeId }) => nodeId) },
    ];
  });
}

const sumOf = (loads: readonly Load[]): Load => ({
  accessPoints: loads.reduce((sum, { accessPoints }) => sum + accessPoints, 0),
  clients: loads.reduce((sum, { clients }) => sum + clients, 0),
});
