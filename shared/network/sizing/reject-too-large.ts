import { Refusal } from '../../contract/errors.ts';
import type { Requirements, Site } from '../../contract/requirements.ts';
import { topologyLimits } from '../../contract/topology-limits.ts';
import { formatNumber } from '../../vocabulary/counts.ts';
import { assumptions, largeAccessModel } from '../requirements/assumptions.ts';
import { assumptionsOf, type Figures } from '../requirements/changeable-assumptions.ts';
import { siteField } from '../requirements/effective-sites.ts';
import { wifiEnvironmentOf } from '../requirements/wifi-environment.ts';
import { growthFactor } from './size-site.ts';
import { coveredArea, wifiCells } from './wifi-cells.ts';

/**
 * Rejects a network that cannot fit a topology by a lower bound of its devices, before any of it is sized: input must
 * not make the planner run without limit.
 *
 * @throws Refusal `unprocessable` that names the largest site.
 */
export function rejectTooLarge(sites: readonly Site[], requirements: Requirements): void {
  const growth = growthFactor(requirements);
  const figures = assumptionsOf(requirements);
  const least = sites.map((site) => Math.max(leastDevices(site, growth, figures), leastClosets(site)));
  const total = least.reduce((a, b) => a + b, 0);
  if (total <= topologyLimits.nodes) return;
  const largest = least.indexOf(Math.max(...least));
  throw new Refusal(
    'unprocessable',
    `This network would have at least ${formatNumber(Math.ceil(total))} devices and wiring closets; a topology can have ` +
      `${formatNumber(topologyLimits.nodes)} nodes. Split it into several designs.`,
    {
      fields: [
        {
          field: siteField(requirements, largest),
          message: 'is the largest part of a network that is too large',
        },
      ],
    },
  );
}

/** Access points and access switches that the site needs in any case. */
function leastDevices(site: Site, growth: number, figures: Figures): number {
  const { rooms = 0, outdoorM2 = 0 } = site;
  const place = { ...site, coveredM2: coveredArea(site), rooms, outdoorM2, isWhole: true };
  const { accessPoints } = wifiCells(place, wifiEnvironmentOf(site), growth, figures);
  const growing = site.wiredUsers + site.cameras + site.printers;
  return accessPoints + (growing * growth + accessPoints) / largeAccessModel.ports;
}

const leastClosets = (site: Site): number =>
  [site, ...site.buildings].reduce(
    (sum, { floors, areaM2 }) => sum + Math.max(floors, areaM2 / assumptions.m2PerCloset),
    0,
  );
