import type { DeviceClass } from '../../contract/device.ts';
import type { Requirements, Site } from '../../contract/requirements.ts';
import { formatCount } from '../../vocabulary/counts.ts';
import { assumptionsOf, type Figures } from './changeable-assumptions.ts';
import { peopleOf, statedSites } from './effective-sites.ts';
import { endDevices } from './end-devices.ts';

/** The least class of a place's devices, and why in words. */
export interface ClassDemand {
  readonly least: DeviceClass;
  readonly why: string;
}

/**
 * The least class of equipment at each site: stated, else by its kind, by how many people and devices the design serves, and by
 * the range of the budget. A higher class serves as well. Of the sites of a drawn network that are not stated, none is known.
 */
export function siteClasses(requirements: Requirements): ReadonlyMap<string, ClassDemand> {
  const sites = statedSites(requirements);
  const figures = assumptionsOf(requirements);
  const size: Size = {
    people: sites.reduce((sum, site) => sum + peopleOf(site), 0),
    largest: Math.max(...sites.map((site) => Math.ceil(endDevices(site, figures)))),
    figures,
  };
  return new Map(sites.map((site) => [site.name, classOf(site, size, requirements)]));
}

interface Size {
  readonly people: number;
  /** End devices at the site that has most. */
  readonly largest: number;
  readonly figures: Figures;
}

function classOf(site: Site, size: Size, { budgetRange, equipmentClass }: Requirements): ClassDemand {
  const { figures } = size;
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
    return here <= figures.peopleOnLowBudget
      ? {
          least: 'small-business',
          why: `${site.name} has ${formatCount(here, 'person', 'people')} and the range of the budget is low`,
        }
      : {
          least: 'enterprise',
          why: `${site.name} has ${formatCount(here, 'person', 'people')}, more than ${figures.peopleOnLowBudget}`,
        };
  }
  const { people, largest } = size;
  const { peopleInSmallBusiness, devicesInSmallBusiness } = figures;
  const served = `the design serves ${formatCount(people, 'person', 'people')}`;
  if (people > peopleInSmallBusiness)
    return { least: 'enterprise', why: `${served}, more than ${peopleInSmallBusiness}` };
  return largest <= devicesInSmallBusiness
    ? { least: 'small-business', why: served }
    : {
        least: 'enterprise',
        why: `a site has ${formatCount(largest, 'end device')}, more than ${devicesInSmallBusiness}`,
      };
}

/** Kinds of sites where people depend on the network for more than their work. Default. */
const mustLast: ReadonlySet<Site['kind']> = new Set(['hospital', 'campus', 'venue', 'factory']);
