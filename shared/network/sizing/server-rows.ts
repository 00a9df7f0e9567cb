import type { Requirements, Site } from '../../contract/requirements.ts';
import { largeAccessModel } from '../requirements/assumptions.ts';
import { assumptionsOf, type Figures } from '../requirements/changeable-assumptions.ts';
import { redundancyAt } from '../requirements/site-redundancy.ts';
import { usablePorts } from './usable-ports.ts';

/** Servers on switches of their own: how many in each row, and how many switches a row has. */
export interface ServerRows {
  readonly rows: readonly number[];
  readonly width: number;
}

/** Servers over rows of switches, evenly: a row has as many as its ports hold with growth. */
export function serverRows(servers: number, growth: number, width: number, figures: Figures): ServerRows {
  const usable = usablePorts(largeAccessModel, figures);
  const count = Math.ceil((servers * growth) / usable - 1e-9);
  const rows = Array.from(
    { length: count },
    (_, row) => Math.floor(servers / count) + (row < servers % count ? 1 : 0),
  );
  return { rows, width };
}

/** Public servers, on switches between the firewalls and nothing else. */
export function dmzRows(site: Site, growth: number, requirements: Requirements): ServerRows {
  const { edge, core } = redundancyAt(requirements, site);
  return serverRows(site.publicServers, growth, edge || core ? 2 : 1, assumptionsOf(requirements));
}

/** Servers reachable only from the inside. */
export const insideServers = (site: Site): number => site.servers - site.publicServers;

/** Spines that leaves of so many need: two while their ports suffice. */
export const spinesFor = (leaves: number, { leavesOnTwoSpines }: Figures): number =>
  leaves <= leavesOnTwoSpines ? 2 : 4;
