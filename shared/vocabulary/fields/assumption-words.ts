import { Assumptions } from '../../contract/assumptions.ts';
import { registerWords } from './field-words.ts';

/** Label, unit and reason of each assumption. Called where the words of the design are, of which these are a part. */
export const registerAssumptions = (): void =>
  registerWords(Assumptions, {
    remoteShare: {
      label: 'Staff who work remotely',
      unit: 'share',
      help: 'At the same time, where remote access is required and no number of remote users is stated.',
    },
  });
