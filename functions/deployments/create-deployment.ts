import type { Deployment, NewDeployment } from '#shared/contract/deployment-items.ts';
import { notFound, Refusal } from '#shared/contract/errors.ts';
import { authorOf } from '../http/author-of.ts';
import type { Caller } from '../http/caller.ts';
import { instantNow } from '../runtime/clock.ts';
import { newId } from '../runtime/ids.ts';
import { type DeploymentHead, deploymentAnswer } from '../storage/deployments/deployment-items.ts';
import { countStatuses } from '../storage/deployments/deployment-writes.ts';
import { saveDeployment } from '../storage/deployments/save-deployment.ts';
import { activityStep } from '../storage/statistics/activity.ts';
import { requireTemplate } from '../storage/templates/require-template.ts';
import { usableTemplate } from '../storage/templates/usable-template.ts';
import { findDevice } from './deployed-device.ts';
import { textHash } from './text-hash.ts';

/**
 * Renders a template for a device of the caller's and keeps the text as a pending deployment.
 * @param allowed rejects where the caller may not deploy; what is needed is read meanwhile
 * @throws not_found; invalid_request naming a variable; outdated_preview; unprocessable where it cannot be rendered.
 */
export async function createDeployment(
  caller: Caller,
  templateId: string,
  { deviceId, variables, notes, previewHash, configFile: upload }: NewDeployment,
  allowed: Promise<void>,
): Promise<Deployment> {
  const { uid } = caller;
  // Filters and syntax of templates load while the data is read.
  const needed = Promise.all([
    usableTemplate(uid, templateId),
    findDevice(uid, deviceId),
    import('./rendered-text.ts'),
  ]);
  // Whoever may not deploy is told that, whatever the reads come to.
  needed.catch(() => undefined);
  await allowed;
  const [template, device, { renderedText }] = await needed;
  const { text, entered, omissions, file } = await renderedText(uid, { template, device, variables, upload });
  const hash = textHash(text);
  if (previewHash !== undefined && previewHash !== hash)
    throw new Refusal(
      'outdated_preview',
      'The template, the values or the design have changed since the preview. Preview it again.',
    );
  const id = newId();
  const deployedAt = instantNow();
  const deployedBy = authorOf(caller);
  const size = Buffer.byteLength(text);
  const head: DeploymentHead = {
    userId: uid,
    id,
    deviceId,
    device: device.facts,
    template: templateId,
    name: template.name,
    semver: template.version,
    templateRevision: template.revision,
    configType: template.configType,
    vendor: template.vendor,
    model: template.model,
    dialect: template.dialect || device.dialect,
    deployedBy,
    deployedAt,
    updatedAt: deployedAt,
    status: 'pending',
    hash,
    size,
    omissions,
    notes,
    ...(file && {
      configFile: { ...file, url: `/api/configs/${templateId}/deployments/${id}/text` },
    }),
    version: 1,
    history: [{ status: 'pending', changedAt: deployedAt, changedBy: deployedBy, note: notes }],
  };
  const content = { renderedConfig: text, variables: entered };
  await saveDeployment(head, content, [
    countStatuses(uid, { pending: 1 }),
    activityStep(uid, 'deployments'),
    ...(template.isSystemTemplate ? [] : [requireTemplate(uid, templateId, () => notFound('template'))]),
  ]);
  return deploymentAnswer(head, content);
}
