import * as contract from '#shared/contract/templates.ts';
import { implement } from '../../http/implement.ts';
import { deleteTemplate } from '../delete-template.ts';

export const handler = implement(contract.deleteTemplate)(async ({ params: { id }, user }) => {
  await deleteTemplate(user.uid, id);
  return {};
});
