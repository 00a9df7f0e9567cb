import { Button } from '@aws-amplify/ui-react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Deployment } from '#shared/contract/deployment-items.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { fillSecrets, secretsIn } from '#shared/templates/library/secrets.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';

export interface DownloadDialogProps {
  readonly deployment: Deployment;
  readonly onClose: () => void;
}

/** Saves the text with the secrets that are entered now. They stay in this dialog: nothing sends or keeps them. */
export function DownloadDialog({ deployment, onClose }: DownloadDialogProps) {
  const { device, dialect, renderedConfig } = deployment;
  const secrets = secretsIn(renderedConfig);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const left = secrets.filter((name) => !values[name]).length;
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const name = device.name.replace(/[\\/:*?"<>|]+/g, '-');
  const save = () => {
    saveFile({
      blob: new Blob([fillSecrets(renderedConfig, given)], { type: 'text/plain;charset=utf-8' }),
      fileName: `${name}.${dialect ? dialects[dialect].extension : 'txt'}`,
    });
    onClose();
  };
  const saveBundle = async () => {
    const { deploymentZip } = await import('#web/documents/deployments/deployment-zip.ts');
    saveFile({
      blob: new Blob([await deploymentZip(deployment, given)], { type: 'application/zip' }),
      fileName: `${name}.zip`,
    });
    onClose();
  };
  return (
    <Dialog title={`Download the text for ${device.name}`} onClose={onClose} width="34rem">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {secrets.length === 0 ? (
          <p>This text has no secrets.</p>
        ) : (
          <Notice tone="info">
            Secrets are filled in here, on this computer. They are neither sent nor stored; one that is left
            empty stays a placeholder.
          </Notice>
        )}
        {secrets.map((name) => (
          <TextField
            key={name}
            type="password"
            label={name}
            name={name}
            value={values[name] ?? ''}
            onChange={({ target }) => setValues((all) => ({ ...all, [name]: target.value }))}
          />
        ))}
        <div className={layout.end}>
          <Button onClick={onClose}>Cancel</Button>
          <Button title="Each file with a manifest of hashes" onClick={() => void saveBundle()}>
            Download as bundle
          </Button>
          <Button type="submit" variation="primary">
            <Download size={16} aria-hidden />
            {left > 0 ? `Download with ${formatCount(left, 'placeholder')}` : 'Download'}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
