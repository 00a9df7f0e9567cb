/** What a card of the picture of all sites says for as long as something is tried: a failure, or a new plan. */
export interface CardMark {
  readonly kind: 'fails' | 'loses' | 'goes' | 'removes' | 'adds' | 'changes';
  readonly lines: readonly string[];
}

/** The mark of a card that stands for these sites, or for the provider of that id; undefined where nothing concerns it. */
export type MarkOf = (card: {
  readonly id: string;
  readonly sites: readonly string[];
}) => CardMark | undefined;
