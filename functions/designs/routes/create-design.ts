import * as contract from '#shared/contract/designs.ts';
// A rejected field is called what the form calls it.
import '#shared/vocabulary/fields/design-words.ts';
import { implement } from '../../http/implement.ts';
import { activityStep } from '../../storage/statistics/activity.ts';
import { statsStep } from '../../storage/statistics/stats.ts';
import { totalsSteps } from '../../storage/statistics/totals.ts';
import { createDesign } from '../create-design.ts';

export const handler = implement(contract.createDesign)(async ({ body, user }) => ({
  data: await createDesign(user.uid, body, [
    statsStep('designs'),
    activityStep(user.uid, 'designsCreated'),
    ...totalsSteps(user.uid, { designsCreated: 1 }),
  ]),
}));
