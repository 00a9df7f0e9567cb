import * as contract from '#shared/contract/templates.ts';
import { implement } from '../../http/implement.ts';
import { deploymentsOfTemplate } from '../../storage/deployments.ts';
import { templateAnswer } from '../../storage/template-answer.ts';
import { getTemplate } from '../../storage/templates.ts';

export const handler = implement(contract.getTemplate)(async ({ params: { id }, user }) => {
  const [template, deployments] = await Promise.all([
    getTemplate(user.uid, id),
    deploymentsOfTemplate(user.uid, id),
  ]);
  return { data: templateAnswer(template, deployments) };
});
