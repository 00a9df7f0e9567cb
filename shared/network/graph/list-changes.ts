/** Anything in one of a topology's lists. */
export interface Element {
  readonly id: string;
}

/** The fields of an element that change. */
export type Patch<E extends Element> = Element & { readonly [K in keyof E]?: E[K] | undefined };

/** What happens to one of a topology's lists; see `TopologyChanges`. */
export interface ListChanges<E extends Element = Element> {
  readonly added: readonly E[];
  readonly changed: readonly Patch<E>[];
  readonly removed: readonly string[];
}
