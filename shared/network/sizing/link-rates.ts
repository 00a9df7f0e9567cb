import type { Because } from '../../contract/because.ts';
import type { Requirements, Site } from '../../contract/requirements.ts';
import { assumptions } from '../assumptions.ts';
import { staffOf } from '../effective-sites.ts';
import { everythingAt, internetStated, statedAt } from '../serves.ts';
import { growthFactor } from './size-site.ts';

export interface LinkRate {
  readonly mbps: number;
  readonly because: Because;
}

/** Internet access of the whole network in Mbit/s: as stated, else from the number of people. */
export function internetRate(requirements: Requirements, sites: readonly Site[]): LinkRate {
  const stated = Math.max(requirements.bandwidth.download, requirements.bandwidth.upload);
  const people = sites.reduce((sum, site) => sum + staffOf(site) + site.guests, 0);
  return rate(
    'Internet access by people at the busy hour',
    stated,
    people,
    requirements,
    internetStated(requirements),
  );
}

/** WAN link of one site in Mbit/s: as stated, else from the number of people. */
export function wanRate(requirements: Requirements, site: Site, index: number): LinkRate {
  const serves = [statedAt(requirements, index, 'wanMbps'), ...everythingAt(requirements, index, site)];
  return rate(
    'WAN link by people at the busy hour',
    site.wanMbps,
    staffOf(site) + site.guests,
    requirements,
    serves,
  );
}

function rate(
  rule: string,
  stated: number,
  people: number,
  requirements: Requirements,
  serves: string[],
): LinkRate {
  if (stated > 0) {
    return {
      mbps: stated,
      because: {
        rule,
        inputs: { stated },
        arithmetic: `${stated} Mbit/s, as the requirements state`,
        serves,
      },
    };
  }
  const each =
    requirements.services.cloud.length > 0 ? assumptions.mbpsPerPersonWithCloud : assumptions.mbpsPerPerson;
  const growth = growthFactor(requirements);
  const needed = Math.ceil(people * each * growth);
  const mbps = standardRates.find((standard) => standard >= needed) ?? Math.ceil(needed / 100_000) * 100_000;
  return {
    mbps,
    because: {
      rule,
      inputs: { people, mbpsPerPerson: each, growthPercent: requirements.growth.percent },
      arithmetic: `${people} people × ${each} Mbit/s × ${Number(growth.toFixed(2))} = ${needed} Mbit/s; next rate on offer ${mbps} Mbit/s`,
      serves,
    },
  };
}

/** Rates that providers commonly sell, in Mbit/s. */
const standardRates = [50, 100, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 40_000, 100_000];
