import * as contract from '#shared/contract/templates.ts';
import { implement } from '../../http/implement.ts';
import { listVersions } from '../../storage/templates/template-versions.ts';
import { getTemplateHead } from '../../storage/templates/templates.ts';

export const handler = implement(contract.listTemplateVersions)(async ({ params: { id }, user }) => {
  const [, versions] = await Promise.all([getTemplateHead(user.uid, id), listVersions(user.uid, id)]);
  return { data: versions.flatMap(({ changeLog }) => changeLog.slice(0, 1)) };
});
