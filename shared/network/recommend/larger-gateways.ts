import { lazily } from '../../caching/lazily.ts';
import type { Device } from '../../contract/device.ts';
import { countLed, ledSites } from '../configuration/services/led-by-gateways.ts';
import { accessPointGroups, type Chosen } from './access-point-groups.ts';
import type { Assessment } from './assess.ts';
import { checkAtLeast } from './check-figures.ts';
import type { Decision } from './decide.ts';
import { addMiss, copyOf } from './misses.ts';
import type { Shortfall } from './shortfall.ts';

/** Access points that FortiGates lead, by the site of these, where a gateway was chosen there. */
export interface GatewayLoad {
  readonly site: string;
  readonly accessPoints: number;
  /** How many each of the gateways there manages; undefined where that is not known. */
  readonly most: number | undefined;
}

const isFortiGate = ({ role, choice }: Chosen): boolean =>
  role === 'firewall' && choice?.device.manufacturer === 'Fortinet';

/** What the chosen FortiGates lead. The one that manages fewest counts where a site has several: each takes over from the other. */
export function loadsOfGateways(roles: readonly Chosen[], hub: string | undefined): readonly GatewayLoad[] {
  const group = accessPointGroups(roles).find(({ family }) => family?.name === 'FortiAP');
  if (group === undefined) return [];
  const limits = new Map<string, number | undefined>();
  for (const { places, choice } of roles.filter(isFortiGate))
    for (const { site } of places) {
      const most = choice?.device.specs.accessPoints;
      const other = limits.get(site);
      limits.set(site, most === undefined || other === undefined ? (most ?? other) : Math.min(most, other));
    }
  const counts = new Map(group.sites.map(({ site, accessPoints }) => [site, accessPoints]));
  return [...ledSites(counts, [...limits.keys()], hub)].map(([site, sites]) => ({
    site,
    accessPoints: countLed(sites),
    most: limits.get(site),
  }));
}

/**
 * The same needs without the FortiGates that manage fewer access points than they would lead, where a larger one costs at most
 * `timesCheapest` as much as what was chosen; beyond that the cloud leads what is too many. Undefined where that changes nothing.
 */
export function withLargerGateways(
  assessed: readonly Assessment[],
  chosen: readonly Decision[],
  hub: string | undefined,
  timesCheapest: number,
): readonly Assessment[] | undefined {
  const tooMany = new Map(
    loadsOfGateways(chosen, hub).flatMap(({ site, accessPoints, most }) =>
      most !== undefined && accessPoints > most ? [[site, accessPoints] as const] : [],
    ),
  );
  if (tooMany.size === 0) return undefined;
  const larger = assessed.map((assessment, index) => {
    const role = chosen[index];
    if (role === undefined || !isFortiGate(role)) return assessment;
    const needed = Math.max(0, ...role.places.map(({ site }) => tooMany.get(site) ?? 0));
    return needed === 0 ? assessment : leavingOut(assessment, role, needed, timesCheapest);
  });
  return larger.some((one, index) => one !== assessed[index]) ? larger : undefined;
}

function leavingOut(
  assessment: Assessment,
  { choice }: Decision,
  needed: number,
  timesCheapest: number,
): Assessment {
  const isSmall = ({ manufacturer, specs }: Device): boolean =>
    manufacturer === 'Fortinet' && (specs.accessPoints ?? 0) < needed;
  const own = assessment.fitting.find(({ device }) => device.id === choice?.device.id);
  const most = (own?.standingCost ?? 0) * timesCheapest;
  const isReasonable = assessment.fitting.some(
    ({ device, standingCost }) =>
      device.manufacturer === 'Fortinet' && !isSmall(device) && standingCost <= most,
  );
  if (!isReasonable) return assessment;
  return {
    ...assessment,
    fitting: assessment.fitting.filter(({ device }) => !isSmall(device)),
    misses: lazily(() => {
      const all = copyOf(assessment.misses());
      for (const { device } of assessment.fitting) {
        const found: Shortfall[] = [];
        if (isSmall(device)) checkAtLeast(found, 'access points', 'accessPoints', device, needed);
        if (found.length > 0) addMiss(all, device, found);
      }
      return all;
    }),
  };
}
