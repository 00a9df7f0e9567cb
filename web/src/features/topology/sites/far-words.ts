import { boldWidth } from '#shared/network/drawing/bold-width.ts';
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
): FarWords {
  if (!sizes.isFar) return { name: card.title, briefLines: 0, hasHeadcount: false, nameSize: undefined };
  const room = roomIn(card, sizes);
  const isStack = card.sites.length > 1;
  const called = (name: string): FarWords => {
    const linesOf = (width: number) => briefLines(name, sizes, width, room);
    const lines = linesOf(brief.width);
    return {
      name,
      // How many sites there are says nothing without what each has.
      briefLines: isStack && lines === 1 ? 0 : lines,
      hasHeadcount: linesOf(headcountWidth(card, findings)) > 0,
      nameSize: name === card.title ? undefined : codeSize(name, sizes.name, room.width),
    };
  };
  const byName = called(cardName(card.title, code, sizes.name, room));
  if (!isStack || code === undefined) return byName;
  // Of a stack the figures matter more than the whole name of its first site.
  const byCode = called(unbroken(code));
  return saysMore(byCode, byName) ? byCode : byName;
}

type FarWords = Pick<CardState, 'name' | 'briefLines' | 'hasHeadcount' | 'nameSize'>;

const saysMore = (one: FarWords, other: FarWords): boolean =>
  other.briefLines === 0 && (one.briefLines > 0 || (one.hasHeadcount && !other.hasHeadcount));

/** Of a line, in parts of a name's size. */
const line = 1.1;

/** Not broken at its hyphen; a hyphen that never breaks is in none of the site's typefaces. */
const unbroken = (code: string): string => code.replaceAll('-', '-\u2060');

/** In how many lines of this width a name stands, in parts of its size; lines break at spaces and hyphens, and at nothing else. */
function linesOf(name: string, width: number): number {
  let [lines, filled] = [1, 0];
  for (const word of name.split(/(?<=\s|-(?!\u2060))/)) {
    const wide = boldWidth(word.trimEnd());
    if (wide > width) return Number.POSITIVE_INFINITY;
    if (filled + wide > width) [lines, filled] = [lines + 1, 0];
    filled += boldWidth(word);
  }
  return lines;
}

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

/** So many lines of a name are shown. */
const mostLines = 2;

/** The name, or where it has no room, the code that the names of the site's devices begin with. */
function cardName(
  title: string,
  code: string | undefined,
  size: number,
  { width, height }: CardRoom,
): string {
  const lines = linesOf(title, width / size);
  if (code === undefined || lines <= Math.min(mostLines, Math.floor(height / (line * size)))) return title;
  return unbroken(code);
}

/** So much of a card's width a code takes at most: typefaces differ. */
const ofWidth = 0.95;

/** Of a code that is wider than its card: as large as it fits, for one that is cut tells nothing. Undefined where it has room. */
function codeSize(code: string, size: number, width: number): number | undefined {
  const fitting = (ofWidth * width) / boldWidth(code);
  return fitting < size ? fitting : undefined;
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
  const lines = Math.min(mostLines, linesOf(name, room.width / sizes.name));
  return Math.max(0, Math.floor((room.height - lines * line * sizes.name) / (sizes.line * sizes.brief)));
}
