import type { Conflict, ElementList, Kept } from '../../contract/topology-difference.ts';
import type { ElementEdits } from '../../contract/topology-edits.ts';
import { isSame } from '../graph/same-value.ts';
import { fieldChanges } from './difference.ts';
import {
  differingFields,
  type Element,
  type Marks,
  markField,
  marksOf,
  plannedFields,
} from './element-marks.ts';

/** One kind of element planned again, with the manual work on it. */
export interface Merged<E extends Element> {
  readonly elements: readonly E[];
  readonly marks: Marks;
  readonly kept: readonly Kept[];
  readonly conflicts: readonly Conflict[];
}

interface MergeInput<E extends Element> {
  readonly list: ElementList;
  readonly current: readonly E[];
  readonly edits: ElementEdits;
  readonly planned: readonly E[];
  /** Elements that stay even if nothing else keeps them: the ends of locked links. */
  readonly held?: ReadonlySet<string>;
}

type Lockable = Element & { readonly locked?: boolean | undefined };

/** The planned elements in their order with manual changes, then elements that exist only manually. */
export function mergeElements<E extends Lockable>(input: MergeInput<E>): Merged<E> {
  const merge = new Merge(input);
  const current = new Map(input.current.map((element) => [element.id, element]));
  const elements: E[] = [];
  for (const planned of input.planned) {
    const mine = current.get(planned.id);
    current.delete(planned.id);
    if (mine !== undefined) elements.push(merge.both(mine, planned));
    else if (merge.marks.removed.has(planned.id)) merge.keep(planned.id, 'removed');
    else elements.push(planned);
  }
  for (const mine of current.values()) if (merge.staysWithoutPlan(mine)) elements.push(mine);
  return { elements, marks: merge.marks, kept: merge.kept, conflicts: merge.conflicts };
}

class Merge<E extends Lockable> {
  readonly marks: Marks;
  readonly kept: Kept[] = [];
  readonly conflicts: Conflict[] = [];
  readonly #list: ElementList;
  readonly #held: ReadonlySet<string>;

  constructor({ list, edits, held = new Set() }: MergeInput<E>) {
    this.#list = list;
    this.#held = held;
    this.marks = marksOf(edits);
  }

  /** An element that is there and that the plan has. */
  both(mine: E, planned: E): E {
    const { id } = mine;
    if (mine.locked) {
      this.keep(id, 'locked');
      return mine;
    }
    if (this.marks.added.delete(id)) this.#markAll(mine, planned);
    const fields = this.marks.changed.get(id);
    if (fields === undefined) return differingFields(mine, planned).length === 0 ? mine : planned;
    const values = plannedFields(planned);
    const set = [...fields].filter(([field, was]) => !isSame(values.get(field) ?? null, was));
    const own = plannedFields(mine);
    const held = new Set(fields.keys());
    for (const field of held) markField(this.marks, id, field, values.get(field), own.get(field));
    const contested = set.map(([field]) => field).filter((field) => this.marks.changed.get(id)?.has(field));
    if (contested.length > 0) this.#conflict(id, 'plan-changes-it', fieldChanges(mine, planned, contested));
    const kept = [...(this.marks.changed.get(id)?.keys() ?? [])];
    if (kept.length > 0) this.keep(id, 'changed', kept);
    return withFields(planned, mine, held);
  }

  /** Whether an element stays that the plan does not have. */
  staysWithoutPlan(mine: E): boolean {
    const { id } = mine;
    if (mine.locked) this.keep(id, 'locked');
    else if (this.marks.added.has(id)) this.keep(id, 'added');
    else if (this.marks.changed.has(id)) {
      this.#conflict(id, 'plan-removes-it', []);
      this.keep(id, 'changed', [...(this.marks.changed.get(id)?.keys() ?? [])]);
      this.marks.changed.delete(id);
      this.marks.added.add(id);
    } else if (this.#held.has(id)) this.keep(id, 'end-of-locked-link');
    else return false;
    return true;
  }

  keep(id: string, why: Kept['why'], fields: string[] = []): void {
    this.kept.push({ list: this.#list, id, why, fields });
  }

  #conflict(id: string, kind: Conflict['kind'], fields: Conflict['fields']): void {
    this.conflicts.push({ list: this.#list, id, kind, fields });
  }

  /** What was drawn manually and is planned now: from here on only where it differs is manual. */
  #markAll(mine: E, planned: E): void {
    const [own, values] = [plannedFields(mine), plannedFields(planned)];
    for (const field of differingFields(mine, planned))
      markField(this.marks, mine.id, field, values.get(field), own.get(field));
  }
}

function withFields<E extends Element>(planned: E, mine: E, fields: ReadonlySet<string>): E {
  const merged = { ...planned };
  for (const key in { ...planned, ...mine }) if (fields.has(key)) merged[key] = mine[key];
  return merged;
}
