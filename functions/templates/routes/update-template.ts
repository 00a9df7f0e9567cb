import * as contract from '#shared/contract/templates.ts';
// A rejected field is called what the form calls it.
import '#shared/vocabulary/fields/template-words.ts';
import { implement } from '../../http/implement.ts';
import { changeTemplate } from '../change-template.ts';

export const handler = implement(contract.updateTemplate)(async ({ params: { id }, body, user }) => ({
  data: await changeTemplate(user, id, body),
}));
