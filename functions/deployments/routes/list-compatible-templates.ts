import * as contract from '#shared/contract/deployments.ts';
import { implement } from '../../http/implement.ts';
import { compatibleTemplates } from '../compatible-templates.ts';

export const handler = implement(contract.listCompatibleTemplates)(async ({ params, user }) => ({
  data: await compatibleTemplates(user.uid, params.id),
}));
