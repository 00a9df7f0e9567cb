import { useState } from 'react';
import type { DrawnView } from '#shared/contract/drawn-view.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { EditHistory, EditStep } from '#web/features/topology/model/edit-history.ts';

type Places = DrawnView['positions'];

/** Devices were put elsewhere in a view that is not kept. */
interface PlacingStep {
  /** What the view draws (use-shown-part.ts). */
  readonly view: string;
  /** Read after “Undo: ”. */
  readonly name: string;
  /** Where devices stand in the view since. */
  readonly places: Places;
  /** The edit of the plan that it followed: later ones are undone before it. */
  readonly follows: EditStep | undefined;
  /** Id of the view that it was kept with. */
  readonly keptAs?: string;
}

interface Placing {
  readonly past: readonly PlacingStep[];
  /** The next to redo first. */
  readonly future: readonly PlacingStep[];
}

const none: Places = [];

/** A step that Undo or Redo takes before those of the plan. */
export interface PlacingTurn {
  readonly name: string;
  readonly take: () => void;
}

export interface UnkeptPlaces {
  /** Where devices were put in the view that is shown; nowhere where it is kept, or is the plan itself. */
  readonly places: Places;
  /** Puts them elsewhere; `name` is read after “Undo: ”. */
  readonly put: (places: Places, name: string) => void;
  /** The places belong to a view that is kept from now on. */
  readonly keep: (id: string) => void;
  /** Id of the view that was kept last, as it was shown. */
  readonly keptLast: string | undefined;
  readonly undo: PlacingTurn | undefined;
  readonly redo: PlacingTurn | undefined;
}

/**
 * Where devices were put in views that are not kept, for as long as the topology is open. They are no part of the plan, and
 * are undone in turn with its edits. Where keeping the view is undone, they are the unkept view's again.
 * @param view what is drawn (use-shown-part.ts); undefined where that has places that are stored
 */
export function useUnkeptPlaces(
  { past: edits }: Pick<EditHistory, 'past'>,
  { views = [] }: Pick<Graph, 'views'>,
  view: string | undefined,
): UnkeptPlaces {
  const [{ past, future }, set] = useState<Placing>({ past: [], future: [] });
  const [keptLast, setKeptLast] = useState<string>();
  const isKept = ({ keptAs }: PlacingStep) => views.some(({ id }) => id === keptAs);
  const own = view === undefined ? [] : past.filter((step) => step.view === view && !isKept(step));
  const last = own.at(-1);
  const [next] = future;
  const isInTurn = (step: PlacingStep | undefined): step is PlacingStep =>
    step !== undefined && step.view === view && step.follows === edits.at(-1);
  return {
    places: last?.places ?? none,
    put: (places, name) => {
      if (view === undefined) return;
      const step = { view, name, places, follows: edits.at(-1) };
      set((before) => ({ past: [...before.past, step], future: [] }));
    },
    keep: (id) => {
      setKeptLast(id);
      set((before) => ({
        ...before,
        past: before.past.map((step) => (own.includes(step) ? { ...step, keptAs: id } : step)),
      }));
    },
    keptLast,
    undo: isInTurn(last)
      ? {
          name: last.name,
          take: () =>
            set((before) => ({
              past: before.past.filter((step) => step !== last),
              future: [last, ...before.future],
            })),
        }
      : undefined,
    redo: isInTurn(next)
      ? {
          name: next.name,
          take: () => set((before) => ({ past: [...before.past, next], future: before.future.slice(1) })),
        }
      : undefined,
  };
}
