import { deviceClasses } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { hubOf, statedSites } from '../requirements/effective-sites.ts';
import { type ClassDemand, siteClasses } from '../requirements/site-classes.ts';

/**
 * The least class of each place, at a hub that of what depends on it; undefined where none is known. Only the fabric of
 * a data centre asks for models made for it: its routers, firewalls, access points and the switches of its offices are
 * an enterprise's. Servers are of no class.
 */
export function placeClasses(
  requirements: Requirements,
  servesServers: (node: TopologyNode) => boolean,
): (node: TopologyNode) => ClassDemand | undefined {
  const classes = siteClasses(requirements);
  const atHub = hubClass(requirements, classes);
  return (node) => {
    const { type, layer, group, site = '' } = node;
    const demand = classes.get(site);
    if (type === 'server' || demand === undefined) return undefined;
    if (site === atHub?.site && demand.least === 'small-business') return atHub.demand;
    if (demand.least !== 'data-centre') return demand;
    const isFabric =
      type === 'switch' &&
      group !== 'management-ports' &&
      (layer === 'core' || layer === 'distribution' || servesServers(node));
    return isFabric ? demand : { ...demand, least: 'enterprise' };
  };
}

/**
 * The hub on whose edge, core and servers other sites depend, with the class of all its places, since one maker makes
 * its layer 2: no lesser than the sites that reach everything through it, nor a small business's where they are many.
 * Absent where neither is so, or a class is stated.
 */
function hubClass(
  requirements: Requirements,
  classes: ReadonlyMap<string, ClassDemand>,
): { readonly site: string; readonly demand: ClassDemand } | undefined {
  const sites = statedSites(requirements);
  const { sitesOnSmallBusinessHub: most } = assumptionsOf(requirements);
  const site = sites[hubOf(sites, requirements)]?.name;
  if (requirements.equipmentClass !== undefined || site === undefined) return undefined;
  const dependents = sites.filter(({ name }) => name !== site);
  const greater = dependents.find(
    ({ name }) => (classes.get(name)?.least ?? 'small-business') !== 'small-business',
  );
  if (greater !== undefined)
    return {
      site,
      demand: {
        least: 'enterprise',
        why: `${greater.name} depends on ${site}, and has models of that class`,
      },
    };
  if (dependents.length <= most) return undefined;
  const why = `${formatCount(dependents.length, 'other site')} depend on ${site}, more than ${most}`;
  return { site, demand: { least: 'enterprise', why } };
}

/** The class of a place, not below that of the device that is replaced there. */
export function noLesser(
  demand: ClassDemand | undefined,
  { existing }: TopologyNode,
): ClassDemand | undefined {
  const stood = existing?.class;
  if (stood === undefined) return demand;
  const isEnough =
    demand !== undefined && deviceClasses.indexOf(demand.least) >= deviceClasses.indexOf(stood);
  return isEnough ? demand : { least: stood, why: `it replaces ${existing?.device}, which is no lesser` };
}
