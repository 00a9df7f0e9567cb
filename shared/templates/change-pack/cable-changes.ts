import { placeOf } from '../../network/cables/cable-csv.ts';
import { type Cable, type CableEnd, cableSchedule } from '../../network/cables/cable-schedule.ts';
import type { ChangeSide } from './change-side.ts';

/** A cable to lay, to unplug, or to plug in elsewhere. */
export interface CableChange {
  readonly kind: 'new' | 'removed' | 'moved';
  readonly before: Cable | undefined;
  readonly after: Cable | undefined;
  /** Nodes that it was or will be plugged into. */
  readonly nodes: readonly string[];
}

/**
 * Cables that differ, link by link. Running numbers of labels change with every cable before them: they are no change, and of
 * the later version.
 */
export function cableChanges(before: ChangeSide, after: ChangeSide): CableChange[] {
  const old = Map.groupBy(cableSchedule(before.graph, before.requirements), ({ edge }) => edge);
  const now = Map.groupBy(cableSchedule(after.graph, after.requirements), ({ edge }) => edge);
  const edges = new Set([...now.keys(), ...old.keys()]);
  return [...edges].flatMap((edge) => linkChanges(old.get(edge) ?? [], now.get(edge) ?? []));
}

function linkChanges(old: readonly Cable[], now: readonly Cable[]): CableChange[] {
  const kept = new Set(old.map(keyOf));
  const keeps = new Set(now.map(keyOf));
  const gone = old.filter((cable) => !keeps.has(keyOf(cable)));
  const come = now.filter((cable) => !kept.has(keyOf(cable)));
  const length = Math.max(gone.length, come.length);
  return Array.from({ length }, (_, at): CableChange => {
    const [before, after] = [gone[at], come[at]];
    // Another kind of cable is laid anew.
    const isMoved = before !== undefined && after !== undefined && before.cable === after.cable;
    const kind = isMoved ? 'moved' : after === undefined ? 'removed' : 'new';
    return { kind, before, after, nodes: [...new Set([before, after].flatMap(nodesOf))] };
  });
}

const keyOf = ({ from, to, cable = '' }: Cable): string => [endText(from), endText(to), cable].join('\n');

/** `HQ core 1 Gi1/0/3`. */
export const endText = (end: CableEnd): string => `${end.device} ${placeOf(end)}`.trim();

const nodesOf = (cable: Cable | undefined): string[] =>
  cable === undefined ? [] : [cable.from.node, cable.to.node];
