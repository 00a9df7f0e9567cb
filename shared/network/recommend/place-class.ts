import { type DeviceClass, deviceClasses } from '../../contract/device.ts';
import type { Requirements, Site } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { peopleOf, statedSites } from '../requirements/effective-sites.ts';

/** The least class of a place's devices, and why in words. */
export interface ClassDemand {
  readonly least: DeviceClass;
  readonly why: string;
}

/**
 * The least class of each place; undefined where none is known. Only the fabric of a data centre asks for models made for it:
 * its routers, firewalls, access points and the switches of its offices are an enterprise's. Servers are of no class.
 */
export function placeClasses(
  requirements: Requirements,
  servesServers: (node: TopologyNode) => boolean,
): (node: TopologyNode) => ClassDemand | undefined {
  const classes = siteClasses(requirements);
  return (node) => {
    const { type, layer, group, site = '' } = node;
    const demand = classes.get(site);
    if (type === 'server' || demand === undefined) return undefined;
    if (demand.least !== 'data-centre') return demand;
    const isFabric =
      type === 'switch' &&
      group !== 'management-ports' &&
      (layer === 'core' || layer === 'distribution' || servesServers(node));
    return isFabric ? demand : { ...demand, least: 'enterprise' };
  };
}

/**
 * The least class of equipment at each site: stated, else by its kind, by how many people the design serves, and by the
 * range of the budget. A higher class serves as well. Of the sites of a drawn network that are not stated, none is known.
 */
function siteClasses(requirements: Requirements): ReadonlyMap<string, ClassDemand> {
  const sites = statedSites(requirements);
  const all = sites.reduce((sum, site) => sum + peopleOf(site), 0);
  return new Map(sites.map((site) => [site.name, classOf(site, all, requirements)]));
}

function classOf(site: Site, all: number, { budgetRange, equipmentClass }: Requirements): ClassDemand {
  if (equipmentClass !== undefined) return { least: equipmentClass, why: 'the design states this class' };
  if (site.kind === 'datacentre') return { least: 'data-centre', why: `${site.name} is a data centre` };
  if (mustLast.has(site.kind)) {
    return {
      least: 'enterprise',
      why: `${site.name} is a ${site.kind}, where small-business models are no choice`,
    };
  }
  if (budgetRange === 'high' || budgetRange === 'unlimited')
    return { least: 'enterprise', why: `the range of the budget is ${budgetRange}` };
  const here = peopleOf(site);
  if (budgetRange === 'low') {
    return here <= mostOnLowBudget
      ? {
          least: 'small-business',
          why: `${site.name} has ${formatCount(here, 'person', 'people')} and the range of the budget is low`,
        }
      : {
          least: 'enterprise',
          why: `${site.name} has ${formatCount(here, 'person', 'people')}, more than ${mostOnLowBudget}`,
        };
  }
  return all <= mostInSmallBusiness
    ? { least: 'small-business', why: `the design serves ${formatCount(all, 'person', 'people')}` }
    : {
        least: 'enterprise',
        why: `the design serves ${formatCount(all, 'person', 'people')}, more than ${mostInSmallBusiness}`,
      };
}

/** Kinds of sites where people depend on the network for more than their work. Default. */
const mustLast: ReadonlySet<Site['kind']> = new Set(['hospital', 'campus', 'venue', 'factory']);

/** Most people of a design that models for small businesses suit, and of a site where the budget is low. Defaults. */
const mostInSmallBusiness = 100;
const mostOnLowBudget = 500;

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
