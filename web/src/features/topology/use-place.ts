import { useSearchParams } from 'react-router-dom';
import { walkFields } from '#web/documents/verifications/walk-address.ts';
import { type Panel, panels } from '#web/features/topology/checks/panels.ts';

export type View = 'canvas' | 'table';

/** What a topology is looked at by. */
export interface Place {
  readonly view: View;
  /** What the panel beneath shows; undefined where it is closed. */
  readonly panel: Panel | undefined;
}

/** The place as the address has it, and a way to change some of it. */
export function usePlace(): Place & { readonly show: (change: Partial<Place>) => void } {
  const [search, setSearch] = useSearchParams();
  const place: Place = {
    view: search.get('view') === 'table' ? 'table' : 'canvas',
    panel: panels.find((panel) => panel === search.get('panel')),
  };
  const show = (change: Partial<Place>) => {
    const { view, panel } = { ...place, ...change };
    setSearch(
      (before) => {
        // A walk stays on the canvas; what was requested once is done.
        const next = walkFields.flatMap((name) => before.getAll(name).map((value) => [name, value]));
        if (view === 'table') next.push(['view', view]);
        if (panel !== undefined) next.push(['panel', panel]);
        return new URLSearchParams(next);
      },
      { replace: true },
    );
  };
  return { ...place, show };
}
