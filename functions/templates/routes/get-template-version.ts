import * as contract from '#shared/contract/templates.ts';
import { implement } from '../../http/implement.ts';
import { templateAnswer } from '../../storage/templates/template-answer.ts';
import { getVersion } from '../../storage/templates/template-version.ts';

export const handler = implement(contract.getTemplateVersion)(async ({ params: { id, revision }, user }) => ({
  data: templateAnswer(await getVersion(user.uid, id, revision)),
}));
