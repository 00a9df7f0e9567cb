import { previewChange } from '#shared/contract/subscriptions.ts';
import { implement } from '../../http/implement.ts';
import { previewOf } from '../preview-change.ts';

export const handler = implement(previewChange)(async ({ query, user }) => ({
  data: await previewOf(user.uid, query.newPlanId),
}));
