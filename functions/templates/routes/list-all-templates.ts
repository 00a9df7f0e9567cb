import * as contract from '#shared/contract/templates.ts';
import { implement } from '../../http/implement.ts';
import { templateAnswer } from '../../storage/templates/template-answer.ts';
import { listAllTemplates } from '../../storage/templates/templates.ts';
import { fitsFilter } from '../template-filter.ts';

export const handler = implement(contract.listAllTemplates)(async ({ query }) => {
  const templates = (await listAllTemplates()).map((template) => templateAnswer(template));
  return { data: templates.filter((template) => fitsFilter(template, query)) };
});
