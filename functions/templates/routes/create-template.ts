import * as contract from '#shared/contract/templates.ts';
// A rejected field is called what the form calls it.
import '#shared/vocabulary/fields/template-words.ts';
import { implement } from '../../http/implement.ts';
import { requireFeature } from '../../storage/plan-limits.ts';
import { createTemplate } from '../create-template.ts';

export const handler = implement(contract.createTemplate)(async ({ body, user }) => {
  await requireFeature(user.uid, 'configTemplates');
  return { data: await createTemplate(user, body) };
});
