import type * as z from 'zod';
import { NewDesign } from '../../contract/designs.ts';
import { registerWords } from './field-words.ts';
import './assumption-words.ts';
import './existing-network-words.ts';
import './requirements-words.ts';
import './segment-words.ts';
import './site-words.ts';

/** The part of a design that a user fills in. */
export const StatedDesign = NewDesign.pick({
  designName: true,
  description: true,
  isExistingNetwork: true,
  existingNetworkDetails: true,
  requirements: true,
});
export type StatedDesign = z.output<typeof StatedDesign>;

registerWords(StatedDesign, {
  designName: { label: 'Name', step: 'basics', help: 'What you and your client call this network.' },
  description: { label: 'Description', step: 'basics', help: 'Shown in the list and on the report.' },
  isExistingNetwork: {
    label: 'Starts from',
    step: 'basics',
    values: { false: 'A new network', true: 'An existing network' },
  },
  existingNetworkDetails: { label: 'Existing network', step: 'basics' },
  requirements: { label: 'Requirements' },
});
