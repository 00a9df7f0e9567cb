import type { Advice } from '#shared/contract/equipment-advice.ts';

export type Weights = Advice['weights'];

/** The parts of a score in words, the heaviest first. */
const names = {
  headroom: 'Headroom',
  cost: 'Cost',
  vendor: 'Single vendor',
  power: 'Power draw',
  lifeCycle: 'Life cycle',
} as const satisfies Record<keyof Weights, string>;

/** What a score says, where only its total stands. */
export const scoreMeaning =
  'How well the device suits this role: a weighted total of headroom, cost, single vendor, life cycle and power draw.';

export interface ScorePart {
  readonly name: string;
  /** 0 to 100. */
  readonly value: number;
  /** Per cent of the score. */
  readonly weight: number;
}

export const scoreParts = (parts: Weights, weights: Weights): readonly ScorePart[] =>
  (['headroom', 'cost', 'vendor', 'lifeCycle', 'power'] as const)
    .map((key) => ({
      name: names[key],
      value: Math.round(parts[key] * 100),
      weight: Math.round(weights[key] * 100),
    }))
    .sort((a, b) => b.weight - a.weight);
