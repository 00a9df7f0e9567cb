import type { Because } from '../../contract/because.ts';
import type { Requirements, Site } from '../../contract/requirements.ts';
import { because } from '../reasons/because.ts';
import type { RateInputs } from '../reasons/link-rules.ts';
import { assumptions } from '../requirements/assumptions.ts';
import { staffOf } from '../requirements/effective-sites.ts';
import { everythingAt, internetStated, statedAt } from '../requirements/serves.ts';
import { breaksOutLocally } from './edge-devices.ts';
import { growthFactor } from './size-site.ts';

export interface LinkRate {
  readonly mbps: number;
  readonly because: Because;
}

/** A rate by the number of people, with what went into it: other reasons build on that. */
export interface PeopleRate extends LinkRate {
  readonly inputs: RateInputs;
}

/**
 * Internet access of the hub in Mbit/s: as stated, else from the number of people and the tunnels of the other sites,
 * which ride on it. People of a site that breaks out locally come in by tunnel alone.
 */
export function internetRate(requirements: Requirements, sites: readonly Site[], hub: number): LinkRate {
  const stated = Math.max(requirements.bandwidth.download, requirements.bandwidth.upload);
  const local = breaksOutLocally(requirements);
  const people = sites.reduce((sum, site, index) => sum + (local && index !== hub ? 0 : peopleAt(site)), 0);
  const tunnelsMbps =
    requirements.wan.kind === 'internet-vpn'
      ? sites.reduce(
          (sum, site, index) => sum + (index === hub ? 0 : wanRate(requirements, site, index).mbps),
          0,
        )
      : 0;
  const serves = internetStated(requirements);
  return rate('internet-rate', stated, people, requirements, serves, tunnelsMbps);
}

/** WAN link of one site in Mbit/s: as stated, else from the number of people. */
export function wanRate(requirements: Requirements, site: Site, index: number): PeopleRate {
  const serves = [statedAt(requirements, index, 'wanMbps'), ...everythingAt(requirements, index, site)];
  return rate('wan-rate', site.wanMbps, peopleAt(site), requirements, serves);
}

const peopleAt = (site: Site): number => staffOf(site) + site.guests;

/** What the circuits of all other sites bring to the hub's device, where one line takes them in together. */
export function sumOfCircuits(circuitsMbps: number, circuits: number, serves: string[]): LinkRate {
  const mbps = nextOnOffer(circuitsMbps);
  return {
    mbps,
    because: because('hub-circuits', { circuits, circuitsMbps, mbps, isStated: false }, serves),
  };
}

function rate(
  rule: 'internet-rate' | 'wan-rate',
  stated: number,
  people: number,
  requirements: Requirements,
  serves: string[],
  tunnelsMbps = 0,
): PeopleRate {
  const inputs = stated > 0 ? { mbps: stated } : ratePerPerson(people, requirements, tunnelsMbps);
  return { mbps: inputs.mbps, inputs, because: because(rule, inputs, serves) };
}

function ratePerPerson(people: number, requirements: Requirements, tunnelsMbps: number) {
  const mbpsPerPerson =
    requirements.services.cloud.length > 0 ? assumptions.mbpsPerPersonWithCloud : assumptions.mbpsPerPerson;
  const growth = growthFactor(requirements);
  const neededMbps = Math.ceil(people * mbpsPerPerson * growth) + tunnelsMbps;
  return {
    mbps: nextOnOffer(neededMbps),
    people,
    mbpsPerPerson,
    growthFactor: Number(growth.toFixed(2)),
    tunnelsMbps,
    neededMbps,
  };
}

const nextOnOffer = (neededMbps: number): number =>
  standardRates.find((standard) => standard >= neededMbps) ?? Math.ceil(neededMbps / 100_000) * 100_000;

/** Rates that providers commonly sell, in Mbit/s. */
const standardRates = [50, 100, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 40_000, 100_000];
