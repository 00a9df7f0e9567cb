import type { Requirements, Site } from '../../contract/requirements.ts';
import { largeAccessModel } from '../requirements/assumptions.ts';
import { assumptionsOf, type Figures } from '../requirements/changeable-assumptions.ts';
import { redundancyAt } from '../requirements/site-redundancy.ts';
import { usablePorts } from './usable-ports.ts';

/** Servers on switches of their own: how many in each row, and how many switches a row has; none where its server hangs on the firewall. */
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

/** Rows of public servers. */
export interface PublicRows extends ServerRows {
  /** Whether their switches stand below the core, which passes their networks on to the firewall. */
  readonly isBelowCore: boolean;
}

/**
 * Public servers: the only one hangs on a port of the only firewall, which is a network of its own without a switch. Few rows are on
 * switches that are attached to the firewalls and nothing else, so that no fault of a configuration
 * joins them to the inside; more of them in racks below the core, since each row takes as many ports of every firewall as it has switches.
 */
export function publicRows(site: Site, growth: number, requirements: Requirements): PublicRows {
  const { edge, core } = redundancyAt(requirements, site);
  const isSingle = !edge && !core;
  const rows = serverRows(site.publicServers, growth, isSingle ? 1 : 2, assumptionsOf(requirements));
  if (isSingle && site.publicServers === 1) return { ...rows, width: 0, isBelowCore: false };
  return { ...rows, isBelowCore: rows.rows.length > rowsOnFirewalls };
}

/** Four ports of each firewall where switches are pairs. Default. */
const rowsOnFirewalls = 2;

/** Servers reachable only from the inside. */
export const insideServers = (site: Site): number => site.servers - site.publicServers;

/** Spines that leaves of so many need: two while their ports suffice. */
export const spinesFor = (leaves: number, { leavesOnTwoSpines }: Figures): number =>
  leaves <= leavesOnTwoSpines ? 2 : 4;
