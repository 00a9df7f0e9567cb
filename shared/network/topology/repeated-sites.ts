import type { NetworkSizes } from './draw-network.ts';

/** Sites that are drawn as an earlier one is, but for names, addresses and reasons: the name of that one by their own. */
export type RepeatedSites = ReadonlyMap<string, string>;

export const noRepeats: RepeatedSites = new Map();

/**
 * Forty branches that are stated alike are drawn alike, and what one of them asks of its devices all do: told before anything is drawn, by
 * what each site is drawn from.
 *
 * @param alone sites of which something is said that is in no requirement
 */
export function repeatedSites(
  { requirements, sized, circuits, vlans }: Omit<NetworkSizes, 'stacks' | 'outlined' | 'controllers'>,
  alone: ReadonlySet<string>,
): RepeatedSites {
  const elsewhere = JSON.stringify({ ...requirements, sites: [] });
  const kinds = new Map<string, DrawnFrom[]>();
  const found = new Map<string, string>();
  sized.forEach((own, index) => {
    const { name } = own.site;
    // What names a site may ask for something there alone.
    if (own.isHub || alone.has(name) || elsewhere.includes(JSON.stringify(name))) return;
    const drawn = { name, from: [own, vlans[index], circuits.sites[index]] };
    const kind = JSON.stringify({ ...own.site, name: '' });
    const known = kinds.get(kind) ?? [];
    kinds.set(kind, known);
    const like = known.find(({ from }) => isAlike(from, drawn.from, new Map()));
    if (like === undefined) known.push(drawn);
    else found.set(name, like.name);
  });
  return found;
}

interface DrawnFrom {
  readonly name: string;
  readonly from: readonly unknown[];
}

/** What names a part of a site, or says why it is there. */
const aside = new Set(['name', 'code', 'field', 'fields', 'index', 'why', 'because', 'serves']);

/** @param pairs what was found to be alike: several VLANs are in one closet */
function isAlike(one: unknown, other: unknown, pairs: Map<unknown, unknown>): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (pairs.get(one) === other) return true;
  let keys = 0;
  for (const key in one) {
    keys += 1;
    if (!aside.has(key) && !isAlike(one[key], other[key], pairs)) return false;
  }
  if (Object.keys(other).length !== keys) return false;
  pairs.set(one, other);
  return true;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
