import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { cableKindNames, placeOf } from '#shared/network/cables/cable-csv.ts';
import type { CableKind } from '#shared/network/cables/cable-labels.ts';
import { type Cable, cableSchedule } from '#shared/network/cables/cable-schedule.ts';
import { wordSearch } from '#web/ui/word-search.ts';

/** A schedule in memory, with what it can be narrowed by. */
export interface CableList {
  readonly cables: readonly Cable[];
  /** Each in the order in which the schedule first has it. */
  readonly sites: readonly string[];
  readonly kinds: readonly CableKind[];
  readonly purposes: readonly string[];
}

export interface CableFilter {
  readonly search: string;
  readonly site: string;
  readonly kind: string;
  readonly purpose: string;
}

export function cableList(graph: Graph, requirements: Requirements): CableList {
  const cables = [...cableSchedule(graph, requirements)];
  return {
    cables,
    sites: [...new Set(cables.map(({ site }) => site))].filter((site) => site !== ''),
    kinds: [...new Set(cables.map(({ kind }) => kind))],
    purposes: [...new Set(cables.map(({ purpose }) => purpose))],
  };
}

/** The cables that fit every filter; an empty filter lets all through, words of the search must all be somewhere. */
export function findCables(cables: readonly Cable[], filter: CableFilter): readonly Cable[] {
  const { search, site, kind, purpose } = filter;
  const matches = wordSearch(search, textOf);
  return cables.filter(
    (cable) =>
      (!site || cable.site === site) &&
      (!kind || cable.kind === kind) &&
      (!purpose || cable.purpose === purpose) &&
      matches(cable),
  );
}

function textOf(cable: Cable): string {
  const { label, site, from, to, purpose, vlans } = cable;
  return [
    label,
    site,
    from.device,
    placeOf(from),
    from.transceiver,
    to.device,
    placeOf(to),
    to.transceiver,
    cableKindNames[cable.kind],
    cable.cable,
    purpose,
    vlans.map((vlan) => `VLAN ${vlan}`).join(' '),
  ].join('\n');
}
