import * as contract from '#shared/contract/templates.ts';
import { implement } from '../../http/implement.ts';
import { usableTemplates } from '../list-templates.ts';

export const handler = implement(contract.listUserTemplates)(async ({ query, user }) => ({
  data: await usableTemplates(user.uid, query),
}));
