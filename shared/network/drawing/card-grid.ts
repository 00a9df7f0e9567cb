import type { Bundle, SiteCard, SiteCards } from './site-cards.ts';

/** A card's place in rows and columns, both counted from 0. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export interface CardGrid {
  readonly columns: number;
  readonly rows: number;
  readonly at: ReadonlyMap<string, GridPlace>;
}

/** From one column to the next, and from one row to the next with usual channels, in pixels. */
export interface GridPitch {
  readonly column: number;
  readonly row: number;
  readonly providers: number;
}
const cardPitch: GridPitch = { column: 236, row: 186, providers: 100 };

/**
 * Providers on top, beneath them the sites that many others are joined to, then the others in their order, row by row;
 * each row in the middle. As many columns as make the cards largest in a picture that is `aspect` times as wide as high.
 */
export function cardGrid({ cards, bundles }: SiteCards, aspect: number, pitch = cardPitch): CardGrid {
  const providers = cards.filter(({ kind }) => kind === 'provider');
  const sites = cards.filter(({ kind }) => kind === 'site');
  const hubs = hubsOf(sites, bundles);
  const others = sites.filter((card) => !hubs.has(card.id));
  const above = (providers.length > 0 ? pitch.providers : 0) + (hubs.size > 0 ? pitch.row : 0);
  const columns = Math.max(
    bestColumns(others.length, { above, aspect, pitch }),
    Math.min(hubs.size, 9),
    Math.min(providers.length, 9),
  );
  const rows = [
    ...chunks(providers, columns),
    ...chunks(
      sites.filter(({ id }) => hubs.has(id)),
      columns,
    ),
    ...chunks(others, columns),
  ];
  const at = new Map<string, GridPlace>();
  rows.forEach((row, index) => {
    const first = Math.floor((columns - row.length) / 2);
    // An even number in odd columns leaves the middle one free, and is in the middle all the same.
    const isSplit = (columns - row.length) % 2 === 1;
    row.forEach(({ id }, i) => {
      const column = first + i + (isSplit && i >= row.length / 2 ? 1 : 0);
      at.set(id, { row: index, column });
    });
  });
  return { columns, rows: rows.length, at };
}

/** Odd: then there is a middle, where one hub stands above its sites. */
function bestColumns(
  cards: number,
  { above, aspect, pitch }: { readonly above: number; readonly aspect: number; readonly pitch: GridPitch },
): number {
  let [best, largest] = [1, 0];
  for (let columns = 1; columns < cards + 2; columns += 2) {
    const height = above + Math.ceil(cards / columns) * pitch.row;
    const size = Math.min(aspect / (columns * pitch.column), 1 / height);
    if (size > largest) [best, largest] = [columns, size];
  }
  return best;
}

/** The hub, and what is joined to at least half as many sites as the site that is joined to most. */
function hubsOf(sites: readonly SiteCard[], bundles: readonly Bundle[]): ReadonlySet<string> {
  const names = new Set(sites.map(({ id }) => id));
  const degree = new Map<string, number>();
  for (const { from, to } of bundles) {
    if (!names.has(from) || !names.has(to)) continue;
    for (const id of [from, to]) degree.set(id, (degree.get(id) ?? 0) + 1);
  }
  const most = Math.max(0, ...degree.values());
  return new Set(
    sites
      .filter(({ id, isHub }) => isHub || (most > 3 && (degree.get(id) ?? 0) * 2 >= most))
      .map(({ id }) => id),
  );
}

const chunks = <Item>(list: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
