/** Something that a configuration has to say and the plan does not. */
export interface MissingFact {
  /** The node, link or subnet that it is missing of. */
  readonly element: string;
  readonly fact: string;
}

/** Collects what the plan does not state, so that a refusal names all of it and not the first. */
export class MissingFacts {
  #count = 0;
  readonly #facts = new Map<string, MissingFact>();

  /** The value, or nothing and a note that it is missing. */
  need<Value>(value: Value | undefined, element: string, fact: string): Value | undefined {
    if (value !== undefined) return value;
    this.#count += 1;
    this.#facts.set(`${element} ${fact}`, { element, fact });
    return value;
  }

  /** How often something was missing, the same fact or another. */
  get count(): number {
    return this.#count;
  }

  get all(): readonly MissingFact[] {
    return [...this.#facts.values()];
  }
}
