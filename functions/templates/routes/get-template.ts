import * as contract from '#shared/contract/templates.ts';
import { implement } from '../../http/implement.ts';
import { deploymentsOfTemplate } from '../../storage/deployments/deployments.ts';
import { usableTemplate } from '../../storage/templates/usable-template.ts';

export const handler = implement(contract.getTemplate)(async ({ params: { id }, user }) => {
  const [template, deployments] = await Promise.all([
    usableTemplate(user.uid, id),
    deploymentsOfTemplate(user.uid, id),
  ]);
  return { data: { ...template, deployments } };
});
