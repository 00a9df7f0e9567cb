import type { Template } from '#shared/contract/template-items.ts';
import { newestDeployments } from '../storage/deployments/deployments.ts';
import { templateAnswer } from '../storage/templates/template-answer.ts';
import { listTemplates } from '../storage/templates/templates.ts';
import { fitsFilter, type TemplateFilter } from './template-filter.ts';

/** The templates that a user may use: their own, newest first, and the system's; each with its newest deployments. */
export async function usableTemplates(userId: string, filter: TemplateFilter): Promise<Template[]> {
  const [own, deployments, { systemTemplates }] = await Promise.all([
    listTemplates(userId),
    newestDeployments(userId),
    import('#shared/templates/compose/system-templates.ts'),
  ]);
  const byTemplate = Map.groupBy(deployments, ({ template }) => template);
  return [...own.map((template) => templateAnswer(template)), ...systemTemplates()]
    .filter((template) => fitsFilter(template, filter))
    .map((template) => ({ ...template, deployments: byTemplate.get(template.id) ?? [] }));
}
