import { cutToWidth } from './bold-width.ts';
import { siteCardWords } from './site-card-words.ts';
import type { PlacedCard, Point } from './sites-drawing.ts';

/** A line of what a card says. */
export interface CardText extends Point {
  readonly text: string;
  /** In pixels at zoom 1. */
  readonly size: number;
  readonly isTitle: boolean;
  /** Whether `x` is its middle, and not where it begins. */
  readonly isCentred: boolean;
}

/** Sizes of letters, from line to line, and from the card's edge, in pixels at zoom 1: those of the canvas. */
const sizes = { title: 15, figures: 13, line: 22, inset: 14 } as const;
/** How far a line of letters reaches above and below its foot, in parts of their size. */
const [above, below] = [0.73, 0.21];

/** What a card says in a file or a small picture, in the middle of its height: its title and its figures, of a provider the title. */
export function cardTexts(card: PlacedCard): readonly CardText[] {
  const { left, top, right, bottom, kind, title } = card;
  const { standing, figures } = siteCardWords(card);
  const lines = [...(standing === undefined ? [] : [standing]), ...figures];
  const height = above * sizes.title + lines.length * sizes.line + below * sizes.figures;
  const first = top + (bottom - top - height) / 2 + above * sizes.title;
  const isCentred = kind === 'provider';
  const x = isCentred ? (left + right) / 2 : left + sizes.inset;
  const room = right - left - 2 * sizes.inset;
  return [cutToWidth(title, room / sizes.title), ...lines].map((text, index) => ({
    text,
    x,
    y: first + index * sizes.line,
    size: index === 0 ? sizes.title : sizes.figures,
    isTitle: index === 0,
    isCentred,
  }));
}
