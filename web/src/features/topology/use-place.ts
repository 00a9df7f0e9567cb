import { useSearchParams } from 'react-router-dom';
import { walkFields } from '#web/documents/verifications/walk-address.ts';
import { type Panel, panels } from '#web/features/topology/checks/panels.ts';
import { type Look, lookFields, lookFrom } from '#web/features/topology/model/look.ts';
import type { AskedScope } from '#web/features/topology/model/shown-scope.ts';

export type View = 'canvas' | 'table';

const levels = ['sites', 'devices'] as const;

/** What a topology is looked at by. */
export interface Place extends AskedScope {
  readonly view: View;
  /** What the panel beneath shows; undefined where it is closed. */
  readonly panel: Panel | undefined;
  readonly look: Look;
  /** Id of the kept view that is shown. */
  readonly kept: string | undefined;
}

/** The place as the address has it, and a way to change some of it. */
export function usePlace(): Place & { readonly show: (change: Partial<Place>) => void } {
  const [search, setSearch] = useSearchParams();
  const place: Place = {
    view: search.get('view') === 'table' ? 'table' : 'canvas',
    panel: panels.find((panel) => panel === search.get('panel')),
    level: levels.find((level) => level === search.get('level')),
    site: search.get('site') ?? undefined,
    unstacked: search.getAll('unstack'),
    look: lookFrom(search),
    kept: search.get('kept') ?? undefined,
  };
  const show = (change: Partial<Place>) => {
    const { view, panel, level, site, unstacked, look } = { ...place, ...change };
    // What is gone into is a place to come back from; a panel is not.
    const isStep = level !== place.level || site !== place.site || unstacked !== place.unstacked;
    // Another part of the network is not that view any more.
    const kept = 'kept' in change ? change.kept : isStep ? undefined : place.kept;
    setSearch(
      (before) => {
        // A walk stays on the canvas; what was requested once is done.
        const next = walkFields.flatMap((name) => before.getAll(name).map((value) => [name, value]));
        if (view === 'table') next.push(['view', view]);
        if (panel !== undefined) next.push(['panel', panel]);
        if (level !== undefined) next.push(['level', level]);
        if (site !== undefined) next.push(['site', site]);
        next.push(...lookFields(look));
        if (kept !== undefined) next.push(['kept', kept]);
        for (const name of unstacked) next.push(['unstack', name]);
        return new URLSearchParams(next);
      },
      { replace: !isStep },
    );
  };
  return { ...place, show };
}
