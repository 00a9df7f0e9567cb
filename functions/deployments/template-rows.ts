import { systemAuthor } from '#shared/contract/author.ts';
import type { TemplateDeployments } from '#shared/contract/template-items.ts';
import { isSystemTemplateId } from '#shared/templates/library/system-template-id.ts';
import type { DeploymentHead, TemplateUse } from '../storage/deployments/deployment-items.ts';
import { listHeads, withTexts } from '../storage/deployments/deployments.ts';
import type { StoredTemplate } from '../storage/templates/template-items.ts';

/** Deployments that a row lists. */
const mostInRow = 20;

/** A template with how its user has used it, if at all. */
export interface RowSource {
  readonly id: string;
  readonly use: TemplateUse | undefined;
  readonly head: StoredTemplate | undefined;
}

/** Templates with the newest of their deployments. */
export async function templateRows(
  uid: string,
  sources: readonly RowSource[],
): Promise<TemplateDeployments[]> {
  const heads = await Promise.all(
    sources.map(async ({ id, use }) =>
      use ? (await listHeads(uid, { templateId: id }, mostInRow)).slice(0, mostInRow) : [],
    ),
  );
  const deployments = await withTexts(uid, heads.flat());
  const byTemplate = Map.groupBy(deployments, ({ template }) => template);
  return sources.map(({ id, use, head }, index) => ({
    id,
    ...namesOf(id, head, heads[index]?.[0]),
    deploymentCount: use?.deployments ?? 0,
    deployments: byTemplate.get(id) ?? [],
  }));
}

/** As it is called now; of the system's, or a deleted one, as it was when it was last deployed. */
function namesOf(id: string, head: StoredTemplate | undefined, last: DeploymentHead | undefined) {
  const { name = '', semver = '', configType = 'basic', vendor = '', model = '' } = head ?? last ?? {};
  const author = isSystemTemplateId(id) ? systemAuthor : last?.deployedBy;
  return {
    name,
    version: semver,
    configType,
    vendor,
    model,
    createdBy: head?.createdBy ?? author ?? systemAuthor,
  } as const;
}
