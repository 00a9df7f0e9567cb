import type { Stacking } from '../../equipment/stacking.ts';

/** A pair of switches that is one, with the model that makes it possible. */
export interface Stack {
  readonly model: string;
  readonly stacking: Stacking;
}

/** By the mark of the pair. */
export type Stacks = ReadonlyMap<string, Stack>;

export const noStacks: Stacks = new Map();
