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

/** Width to height of the whole picture that the rows aim at, of a card with its share of the channels. */
const aspect = 1.9;
const cardAspect = 1.35;

/**
 * Providers on top, beneath them the sites that many others are joined to, then the others in their order, row by row;
 * each row in the middle.
 */
export function cardGrid({ cards, bundles }: SiteCards): CardGrid {
  const providers = cards.filter(({ kind }) => kind === 'provider');
  const sites = cards.filter(({ kind }) => kind === 'site');
  const hubs = hubsOf(sites, bundles);
  const others = sites.filter((card) => !hubs.has(card.id));
  const wanted = Math.max(1, Math.round(Math.sqrt((others.length * aspect) / cardAspect)));
  // An odd number has a middle, where one hub stands above its sites.
  const columns = Math.max(
    wanted + ((wanted + 1) % 2),
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
