import { cardSize, type PlacedCard } from '#shared/network/drawing/sites-drawing.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import type { SiteFindings } from '#web/features/topology/model/site-findings.ts';
import type { CardState } from './card-element.ts';
import type { FarSizes } from './far-sizes.ts';

/** What a card says: from afar its name or its code, and of its figures what has room. */
export function farWords(
  card: PlacedCard,
  code: string | undefined,
  findings: SiteFindings | undefined,
  sizes: FarSizes,
): Pick<CardState, 'name' | 'briefLines' | 'hasHeadcount'> {
  if (!sizes.isFar) return { name: card.title, briefLines: 0, hasHeadcount: false };
  const room = roomIn(card, sizes);
  const name = cardName(card.title, code, sizes.name, room);
  const linesOf = (width: number) => briefLines(name, sizes, width, room);
  return {
    name,
    briefLines: linesOf(brief.width),
    hasHeadcount: linesOf(headcountWidth(card, findings)) > 0,
  };
}

/** Of a letter and of a line, in parts of a name's size. */
const [letter, line] = [0.6, 1.1];

interface CardRoom {
  readonly width: number;
  readonly height: number;
}

/** What its border and the space within leave of a card for words, in pixels at zoom 1. */
function roomIn({ isHub }: PlacedCard, { padding, hairline }: FarSizes): CardRoom {
  const border = hairline * (isHub ? 2 : 1);
  return {
    width: cardSize.width - 2 * (padding.x + border),
    height: cardSize.height - 2 * (padding.y + border),
  };
}

/** The name, or where its longest word or all of it has no room, the code that the names of the site's devices begin with. */
function cardName(
  title: string,
  code: string | undefined,
  size: number,
  { width, height }: CardRoom,
): string {
  const room = width / (letter * size);
  const longestWord = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  // Lines break at words, so that not all of them are filled.
  const most = height / (line * size) < 2 ? room : 1.6 * room;
  if (longestWord <= room && title.length <= most) return title;
  // Not broken at its hyphen; a hyphen that never breaks is in none of the site's typefaces.
  return code?.replaceAll('-', '-\u2060') ?? title;
}

/** A short line: its characters, as of “1,250 people”, and one of them in parts of its size. */
const brief = { width: 12, letter: 0.54 } as const;

/** Of a sign with the gap after it, in characters; the next sign has a gap before it. */
const [sign, beforeSign] = [2.2, 0.5];

/** The figures of a card beside their signs, in characters: people, of alike sites how many, and what the checks found. */
const headcountWidth = ({ people, sites }: PlacedCard, findings: SiteFindings | undefined): number =>
  sign +
  formatNumber(people).length +
  (sites.length > 1 ? sign + beforeSign + formatNumber(sites.length).length : 0) +
  (findings && findings.failures + findings.warnings > 0 ? sign : 0);

/** How many short lines of so many characters have room under the name. */
function briefLines(name: string, sizes: FarSizes, width: number, room: CardRoom): number {
  if (width * brief.letter * sizes.brief > room.width) return 0;
  const letters = name.replaceAll('\u2060', '').length;
  const lines = letters * letter * sizes.name > room.width ? 2 : 1;
  return Math.max(0, Math.floor((room.height - lines * line * sizes.name) / (sizes.line * sizes.brief)));
}
