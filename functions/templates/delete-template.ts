import { Refusal } from '#shared/contract/errors.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { requireNoOpenDeployment } from '../storage/deployments/deployment-writes.ts';
import { whateverVersion } from '../storage/tables/versioned.ts';
import { dropTemplate } from '../storage/templates/save-template.ts';
import { removeTemplate, templates } from '../storage/templates/template-writes.ts';
import { getTemplateHead } from '../storage/templates/templates.ts';
import { refuseSystemTemplate } from './refuse-system-template.ts';

/**
 * Deletes a template of the user's own, whatever its version, with all its versions. Its deployments stay: each has its
 * own text.
 * @throws not_found; forbidden for the system's; in_use while deployments of it are pending or in progress.
 */
export async function deleteTemplate(userId: string, id: string): Promise<void> {
  refuseSystemTemplate(id);
  await whateverVersion(async () => {
    const head = await getTemplateHead(userId, id);
    await dropTemplate(head, [
      ...removeTemplate(head, templates.otherVersion),
      requireNoOpenDeployment(userId, id, inUse),
    ]);
  });
}

const inUse = (open: number): Refusal =>
  new Refusal(
    'in_use',
    `This template has ${formatCount(open, 'deployment')} pending or in progress. Complete or cancel ${open === 1 ? 'it' : 'them'} first.`,
  );
