import type * as z from 'zod';
import { NewDesign } from '#shared/contract/designs.ts';

/** What a design states: the part of it that the form edits, as the contract has it. */
export const StatedDesign = NewDesign.pick({
  designName: true,
  description: true,
  isExistingNetwork: true,
  existingNetworkDetails: true,
  requirements: true,
});
export type StatedDesign = z.output<typeof StatedDesign>;
