import type { PlacedCard, Rect } from './sites-drawing.ts';

export interface CardShape {
  /** The cards beneath a stack first, then the card. */
  readonly boxes: readonly Rect[];
  /** Of their corners, in pixels at zoom 1. */
  readonly radius: number;
}

/** Of a stack, so many pixels of each of two cards beneath it are seen. */
const beneath = 4;

/** How a card is drawn in a file or a small picture: alike sites are a stack, a provider has round ends. */
export function cardShape({ left, top, right, bottom, kind, sites }: PlacedCard): CardShape {
  const moved = (by: number): Rect => ({
    left: left + by,
    top: top + by,
    right: right + by,
    bottom: bottom + by,
  });
  return {
    boxes: [...(sites.length > 1 ? [moved(2 * beneath), moved(beneath)] : []), moved(0)],
    radius: kind === 'provider' ? (bottom - top) / 2 : 10,
  };
}
