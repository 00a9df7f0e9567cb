import type { Node } from '@xyflow/react';
import type { PlacedCard } from '#shared/network/drawing/sites-drawing.ts';
import type { CardMark } from '#web/features/topology/model/card-mark.ts';
import type { SiteFindings } from '#web/features/topology/model/site-findings.ts';

/** What a card shows beside the plan. */
export interface CardState {
  /** What it is called where so much room is left for its name. */
  readonly name: string;
  /** Of its name, in pixels at zoom 1, where that has to be smaller than all others to have room. */
  readonly nameSize: number | undefined;
  /** How many short lines have room under the name where the figures have none. */
  readonly briefLines: number;
  /** Whether its people have room there as a sign and a figure, where not even a short line has. */
  readonly hasHeadcount: boolean;
  /** How wide a provider's name may be over its card, in pixels at zoom 1; undefined where it has room in it. */
  readonly nameRoom: number | undefined;
  /** Undefined until the checks have run. */
  readonly findings: SiteFindings | undefined;
  /** What is tried at present does there; its lines stand in place of all figures but the first. */
  readonly mark: CardMark | undefined;
  readonly isChosen: boolean;
  /** Goes into the site; of alike sites, shows them one by one. Undefined for a provider. */
  readonly onEnter: (() => void) | undefined;
}

export type CardElement = Node<{ readonly card: PlacedCard; readonly state: CardState }, 'card'>;

/** A card as React Flow takes it, of a size known beforehand so that nothing is measured. */
export function cardElement(card: PlacedCard, state: CardState): CardElement {
  const [width, height] = [card.right - card.left, card.bottom - card.top];
  return {
    id: card.id === '' ? 'without-site' : card.id,
    type: 'card',
    position: { x: card.left, y: card.top },
    width,
    height,
    measured: { width, height },
    handles: [],
    data: { card, state },
  };
}
