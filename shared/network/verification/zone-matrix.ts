import { appendUnder } from '../../collections/append-under.ts';
import type { HostGroup } from '../../contract/configuration/network-configuration.ts';
import { formatNumber } from '../../vocabulary/counts.ts';
import { joinSome } from '../../vocabulary/lists.ts';
import type { VerifiedFlow } from './verified-flow.ts';

/** What happens between two zones, by the flows between their hosts. */
export interface ZoneCell {
  readonly flows: readonly VerifiedFlow[];
  /** `neutral`: blocked, as it should be. */
  readonly tone: 'good' | 'neutral' | 'bad';
  /** What happens: `Passes`, `2 of 6 dropped`. */
  readonly outcome: string;
  /** What the policy says: `Promised: DNS and HTTPS`. */
  readonly policy: string;
  /** What is promised, by the names of the services; none where all of it is forbidden. */
  readonly services: readonly string[];
  /** The flow that shows it: the first that is otherwise than stated, else the first. */
  readonly shown: VerifiedFlow;
}

export interface ZoneRow {
  readonly zone: string;
  readonly cells: ReadonlyMap<string, ZoneCell>;
}

export interface ZoneMatrix {
  /** Zones that flows lead to. */
  readonly columns: readonly string[];
  /** Zones that flows begin in, by site; the internet has none. */
  readonly sites: readonly { readonly site: string; readonly rows: readonly ZoneRow[] }[];
}

export interface ZoneFilter {
  /** Flows that begin or end there; all where empty. */
  readonly site: string;
  readonly onlyDiffering: boolean;
}

interface End {
  readonly site: string;
  readonly zone: string;
}

const internet: End = { site: '', zone: 'internet' };

/** The flows between zones: a row for each zone of a site, a column for each zone that is reached. */
export function zoneMatrix(
  flows: readonly VerifiedFlow[],
  hosts: readonly HostGroup[],
  { site, onlyDiffering }: ZoneFilter,
): ZoneMatrix {
  const ends = new Map<string, End>(hosts.map((host) => [host.id, host]));
  const sites = new Map<string, Map<string, Map<string, VerifiedFlow[]>>>();
  const columns = new Set<string>();
  for (const row of flows) {
    if (onlyDiffering && row.isAsExpected) continue;
    const [from, to] = [row.flow.source, row.flow.destination].map((id) => ends.get(id) ?? internet);
    if (from === undefined || to === undefined) continue;
    if (site !== '' && from.site !== site && to.site !== site) continue;
    columns.add(to.zone);
    const zones = sites.get(from.site) ?? new Map<string, Map<string, VerifiedFlow[]>>();
    sites.set(from.site, zones);
    const cells = zones.get(from.zone) ?? new Map<string, VerifiedFlow[]>();
    zones.set(from.zone, cells);
    appendUnder(cells, to.zone, row);
  }
  return {
    columns: ordered(columns),
    sites: [...sites].map(([name, zones]) => ({
      site: name,
      rows: ordered(zones.keys()).map((zone) => ({ zone, cells: cellsOf(zones.get(zone) ?? new Map()) })),
    })),
  };
}

/** The internet stands last. */
const ordered = (zones: Iterable<string>): string[] =>
  [...zones].sort(
    (a, b) => Number(a === 'internet') - Number(b === 'internet') || (a < b ? -1 : Number(a > b)),
  );

function cellsOf(flowsByZone: ReadonlyMap<string, readonly VerifiedFlow[]>): Map<string, ZoneCell> {
  return new Map(
    [...flowsByZone].flatMap(([zone, flows]) => {
      const [first] = flows;
      return first === undefined ? [] : [[zone, cellOf(flows, first)] as const];
    }),
  );
}

function cellOf(flows: readonly VerifiedFlow[], first: VerifiedFlow): ZoneCell {
  const differing = flows.filter(({ isAsExpected }) => !isAsExpected);
  const promised = flows.filter(({ flow }) => flow.expected === 'pass');
  const services = [...new Set(promised.map(({ flow }) => flow.service.name))];
  return {
    flows,
    services,
    shown: differing[0] ?? first,
    tone: differing.length > 0 ? 'bad' : promised.length > 0 ? 'good' : 'neutral',
    outcome: outcomeOf(flows, differing, promised.length),
    policy: promised.length === 0 ? 'Forbidden' : `Promised: ${joinSome(services, 3)}`,
  };
}

function outcomeOf(
  flows: readonly VerifiedFlow[],
  differing: readonly VerifiedFlow[],
  promised: number,
): string {
  const [first] = differing;
  if (first === undefined) return promised === 0 ? 'Blocked' : 'Passes';
  const share = `${formatNumber(differing.length)} of ${formatNumber(flows.length)}`;
  if (first.flow.expected === 'drop') return flows.length === 1 ? 'Passes' : `${share} pass`;
  const word = first.outcome === 'partly' ? 'fail in part' : 'dropped';
  return flows.length === 1 ? word.charAt(0).toUpperCase() + word.slice(1) : `${share} ${word}`;
}
