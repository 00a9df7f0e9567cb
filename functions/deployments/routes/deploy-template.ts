import * as contract from '#shared/contract/deployments.ts';
// A rejected field is called what the form calls it.
import '#shared/vocabulary/fields/deployment-words.ts';
import { implement } from '../../http/implement.ts';
import { createDeployment } from '../create-deployment.ts';

export const handler = implement(contract.deployTemplate)(async ({ params, body, user }) => ({
  data: await createDeployment(user, params.templateId, body),
}));
