import { cutText } from '../../vocabulary/cut-text.ts';

/** Gives ids that no element has yet, each once: at most 100 characters where the given ones have no more. */
export class UniqueIds {
  readonly #taken: Set<string>;

  constructor(elements: readonly { readonly id: string }[] = []) {
    this.#taken = new Set(elements.map(({ id }) => id));
  }

  /** The given id, or where it is taken the same with a number behind it. */
  idFor(given: string): string {
    let id = given;
    for (let number = 2; this.#taken.has(id); number += 1) id = `${cutText(given, 90)}~${number}`;
    this.#taken.add(id);
    return id;
  }
}
