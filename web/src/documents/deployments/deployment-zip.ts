import type { Deployment } from '#shared/contract/deployment-items.ts';
import { bundleOfDeployment } from '#shared/templates/bundle/deployment-bundle.ts';
import { zipBundle } from '#shared/templates/bundle/zip-bundle.ts';
import { textHash } from '#web/documents/configurations/text-hash.ts';

/** A deployment as a zip of its files and a manifest, with the secrets that are given. */
export async function deploymentZip(
  deployment: Deployment,
  secrets: Readonly<Record<string, string>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { id, template, templateRevision, deviceId, device, status, hash, dialect, renderedConfig } =
    deployment;
  const at = new Date();
  const files = await bundleOfDeployment(
    {
      deployment: {
        id,
        templateId: template,
        templateVersion: templateRevision,
        deviceId,
        deviceName: device.name,
        status,
        hash,
      },
      ...(dialect !== '' && { dialect }),
      text: renderedConfig,
      at: at.toISOString(),
      secrets,
    },
    textHash,
  );
  return zipBundle(files, `deployment-${id}`, at);
}
