import type { Deployment } from '#shared/contract/deployment-items.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { fillSecrets, secretsIn } from '#shared/templates/library/secrets.ts';
import { SecretsDialog } from '#web/documents/deployments/secrets-dialog.tsx';
import { saveFile } from '#web/ui/save-file.ts';

export interface DownloadDialogProps {
  readonly deployment: Deployment;
  readonly onClose: () => void;
}

/** Saves the text of a deployment, as it is or as a bundle, with the secrets that are entered now. */
export function DownloadDialog({ deployment, onClose }: DownloadDialogProps) {
  const { device, dialect, renderedConfig } = deployment;
  const name = device.name.replace(/[\\/:*?"<>|]+/g, '-');
  return (
    <SecretsDialog
      title={`Download the text for ${device.name}`}
      names={secretsIn(renderedConfig)}
      onClose={onClose}
      onDownload={(given) =>
        saveFile({
          blob: new Blob([fillSecrets(renderedConfig, given)], { type: 'text/plain;charset=utf-8' }),
          fileName: `${name}.${dialect ? dialects[dialect].extension : 'txt'}`,
        })
      }
      other={{
        label: 'Download as bundle',
        title: 'Each file with a manifest of hashes',
        onDownload: async (given) => {
          const { deploymentZip } = await import('#web/documents/deployments/deployment-zip.ts');
          saveFile({
            blob: new Blob([await deploymentZip(deployment, given)], { type: 'application/zip' }),
            fileName: `${name}.zip`,
          });
        },
      }}
    />
  );
}
