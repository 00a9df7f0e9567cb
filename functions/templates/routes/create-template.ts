import * as contract from '#shared/contract/templates.ts';
// A rejected field is called what the form calls it.
import '#shared/vocabulary/fields/template-words.ts';
import { implement } from '../../http/implement.ts';
import { createTemplate } from '../create-template.ts';

export const handler = implement(contract.createTemplate)(async ({ body, user }) => ({
  data: await createTemplate(user, body),
}));
