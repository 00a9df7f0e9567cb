import { Button } from '@aws-amplify/ui-react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { isPlainSecret, readSecrets } from '#shared/templates/library/secrets.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import prose from '#web/ui/prose.module.css';

export type GivenSecrets = Readonly<Record<string, string>>;

export interface SecretsDialogProps {
  readonly title: string;
  /** Of the secrets in what is downloaded. */
  readonly names: readonly string[];
  readonly onDownload: (given: GivenSecrets) => Promise<void> | void;
  /** Another way to have the same. */
  readonly other?: {
    readonly label: string;
    readonly title: string;
    readonly onDownload: (given: GivenSecrets) => Promise<void> | void;
  };
  readonly onClose: () => void;
}

/** Asks for the secrets of a download. They stay in this dialog: nothing sends or keeps them. */
export function SecretsDialog({ title, names, onDownload, other, onClose }: SecretsDialogProps) {
  const [values, setValues] = useState<GivenSecrets>({});
  const [isBusy, setBusy] = useState(false);
  const given = Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
  const left = names.length - Object.keys(given).length;
  const isRefused = !Object.values(given).every(isPlainSecret);
  const download = async (save: SecretsDialogProps['onDownload']) => {
    setBusy(true);
    await save(given);
    onClose();
  };
  return (
    <Dialog title={title} onClose={onClose} width="34rem">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void download(onDownload);
        }}
      >
        {names.length === 0 ? (
          <p>This text has no secrets.</p>
        ) : (
          <>
            <Notice tone="info">
              Secrets are filled in here, on this computer. They are neither sent nor stored; one that is left
              empty stays a placeholder.
            </Notice>
            <label className={prose.detail}>
              Fill in from a file of name=value lines{' '}
              <input
                type="file"
                accept=".txt,.env,text/*"
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  void file?.text().then((text) => setValues((all) => ({ ...all, ...readSecrets(text) })));
                  target.value = '';
                }}
              />
            </label>
          </>
        )}
        {names.map((name) => (
          <TextField
            key={name}
            type="password"
            label={name}
            name={name}
            value={values[name] ?? ''}
            hasError={!isPlainSecret(values[name] ?? '')}
            errorMessage="Must have letters, digits, spaces and . ~ ! @ % ^ * + = : , / - _ only: devices read others in their own way."
            onChange={({ target }) => setValues((all) => ({ ...all, [name]: target.value }))}
          />
        ))}
        <div className={layout.end}>
          <Button onClick={onClose}>Cancel</Button>
          {other && (
            <Button
              title={other.title}
              isDisabled={isRefused || isBusy}
              onClick={() => void download(other.onDownload)}
            >
              {other.label}
            </Button>
          )}
          <Button
            type="submit"
            variation="primary"
            isDisabled={isRefused}
            isLoading={isBusy}
            loadingText="Download"
          >
            <Download size={16} aria-hidden />
            {left > 0 ? `Download with ${formatCount(left, 'placeholder')}` : 'Download'}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
