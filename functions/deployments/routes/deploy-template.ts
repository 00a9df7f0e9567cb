import * as contract from '#shared/contract/deployments.ts';
// A rejected field is called what the form calls it.
import '#shared/vocabulary/fields/deployment-words.ts';
import { implement } from '../../http/implement.ts';
import { requireFeature } from '../../storage/plan-limits.ts';
import { createDeployment } from '../create-deployment.ts';

export const handler = implement(contract.deployTemplate)(async ({ params, body, user }) => {
  const allowed = requireFeature(user.uid, 'configTemplates');
  return { data: await createDeployment(user, params.templateId, body, allowed) };
});
