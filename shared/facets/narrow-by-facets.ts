/** How many entries each value of a facet would leave, all other choices unchanged. */
export type FacetCounts<Name extends string> = ReadonlyMap<Name, ReadonlyMap<string, number>>;

export interface FacetRules<Name extends string, Entry> {
  readonly names: readonly Name[];
  readonly valuesOf: (name: Name, entry: Entry) => readonly string[];
  /** Facets of which an entry must have every chosen value. */
  readonly allOf?: readonly Name[];
}

/** Values of a facet, any of which suffices where the rules do not want all of them; a facet without any chosen leaves all. */
export type FacetChoice<Name extends string> = Readonly<Partial<Record<Name, readonly string[]>>>;

/** The entries that have a chosen value of every facet, in their order, and what each further choice would leave. */
export function narrowByFacets<Name extends string, Entry>(
  entries: readonly Entry[],
  { names, valuesOf, allOf = [] }: FacetRules<Name, Entry>,
  chosen: FacetChoice<Name>,
): { readonly found: Entry[]; readonly counts: FacetCounts<Name> } {
  const found: Entry[] = [];
  const isAny = ([name]: readonly [Name, unknown]) => !allOf.includes(name);
  const counts = new Map(names.map((name) => [name, new Map<string, number>()]));
  for (const entry of entries) {
    const values = names.map((name) => [name, valuesOf(name, entry)] as const);
    const misses = values.filter(([name, own]) => !isChosen(chosen[name], own, allOf.includes(name)));
    if (misses.length === 0) found.push(entry);
    // Entries excluded by only one facet still count in that facet: choosing the value would add them.
    const counted = misses.length === 0 ? values : misses.length === 1 ? misses.filter(isAny) : [];
    for (const [name, own] of counted) add(counts.get(name), own);
  }
  return { found, counts };
}

function add(counts: Map<string, number> | undefined, values: readonly string[]): void {
  for (const value of values) counts?.set(value, (counts.get(value) ?? 0) + 1);
}

const isChosen = (chosen: readonly string[] = [], own: readonly string[], isEvery: boolean): boolean =>
  chosen.length === 0 ||
  (isEvery ? chosen.every((value) => own.includes(value)) : own.some((value) => chosen.includes(value)));
