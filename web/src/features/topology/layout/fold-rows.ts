import {
  type Block,
  type BlockLink,
  cell,
  gridOf,
  rowOf,
  type SiteCore,
  stackOf,
  totalWidth,
} from './blocks.ts';

/** Widest row that reads well on a screen at working zoom, in pixels at zoom 1: about twelve labelled nodes. */
const widestRow = 12 * cell.width;
/** Folded rows come out this many times as wide as high. */
const aspect = 2.2;

/**
 * Folds rows that are too wide for a picture. Switches with the same uplinks are alike to a layout: where there are
 * too many for one row they become a grid. A redundant pair joins the grid beneath it where the pairs themselves are
 * too many for their row. Works from the access layer up.
 */
export function foldRows(core: SiteCore): SiteCore {
  const deepest = Math.max(0, ...core.blocks.map(({ rank }) => rank));
  let folded = core;
  for (let rank = deepest; rank > 0; rank -= 1) {
    folded = foldSiblings(joinPairs(folded, rank), rank);
  }
  return folded;
}

/** Blocks of a row with nothing beneath them and the same uplinks become one, where they are too wide for a row. */
function foldSiblings(core: SiteCore, rank: number): SiteCore {
  const { uppers, lowers } = sides(core.links);
  const row = core.blocks.filter((block) => block.rank === rank && !lowers.has(block.id));
  const siblings = Map.groupBy(row, ({ id }) => keyOf(uppers.get(id)));
  const grids = [...siblings.values()]
    .filter((group) => group.length > 1 && totalWidth(group) > widestRow)
    .map((group) => ({ parts: group, whole: gridOf(group, aspect) }));
  return replace(core, grids);
}

/** Pairs that share what is beneath them take it in, where several stand under the same uplinks and are too wide. */
function joinPairs(core: SiteCore, rank: number): SiteCore {
  const { uppers, lowers } = sides(core.links);
  const byId = new Map(core.blocks.map((block) => [block.id, block]));
  const heads = core.blocks.filter((block) => block.rank === rank && lowers.has(block.id));
  const sharing = Map.groupBy(heads, ({ id }) => `${keyOf(uppers.get(id))}|${keyOf(lowers.get(id))}`);
  const joined = [...sharing.values()].flatMap((pair) => {
    const [first] = pair;
    const beneath = [...(lowers.get(first?.id ?? '') ?? [])].flatMap((id) => byId.get(id) ?? []);
    const members = new Set(pair.map(({ id }) => id));
    const closed = beneath.every(
      ({ id }) => !lowers.has(id) && [...(uppers.get(id) ?? [])].every((up) => members.has(up)),
    );
    if (!closed || !first) return [];
    const whole = stackOf([rowOf(pair), rowOf(beneath)]);
    return [{ parts: [...pair, ...beneath], whole, under: keyOf(uppers.get(first.id)) }];
  });
  const rows = [...Map.groupBy(joined, ({ under }) => under).values()];
  const tooWide = rows.filter(
    (row) => row.length > 1 && totalWidth(row.map(({ whole }) => whole)) > widestRow,
  );
  return replace(core, tooWide.flat());
}

interface Replacement {
  readonly parts: readonly Block[];
  readonly whole: Block;
}

function replace(core: SiteCore, replacements: readonly Replacement[]): SiteCore {
  if (replacements.length === 0) return core;
  const now = new Map(replacements.flatMap(({ parts, whole }) => parts.map(({ id }) => [id, whole.id])));
  const name = (id: string): string => now.get(id) ?? id;
  const blocks = core.blocks.filter(({ id }) => !now.has(id)).concat(replacements.map(({ whole }) => whole));
  const links = new Map<string, BlockLink>();
  for (const link of core.links) {
    const [upper, lower] = [name(link.upper), name(link.lower)];
    if (upper !== lower) links.set(`${upper}|${lower}`, { upper, lower });
  }
  return { blocks, links: [...links.values()] };
}

type Sides = ReadonlyMap<string, ReadonlySet<string>>;

function sides(links: readonly BlockLink[]): { uppers: Sides; lowers: Sides } {
  const collect = (of: keyof BlockLink, other: keyof BlockLink): Sides => {
    const grouped = Map.groupBy(links, (link) => link[of]);
    return new Map([...grouped].map(([id, own]) => [id, new Set(own.map((link) => link[other]))]));
  };
  return { uppers: collect('lower', 'upper'), lowers: collect('upper', 'lower') };
}

const keyOf = (ids: ReadonlySet<string> | undefined): string => [...(ids ?? [])].toSorted().join(',');
