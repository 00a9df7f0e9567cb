import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { type ConfigFile, largestConfigFileBytes } from '#shared/contract/config-file.ts';
import { formatBytes } from '#shared/vocabulary/measures.ts';
import { chosenFile } from '#web/features/templates/model/chosen-file.ts';
import { FileButton } from '#web/ui/file-button.tsx';
import layout from '#web/ui/layout.module.css';
import { Problem } from '#web/ui/problem.tsx';
import prose from '#web/ui/prose.module.css';
import styles from './config-file-field.module.css';
import type { TemplateForm } from './use-template-editing.ts';

export interface ConfigFileFieldProps {
  readonly form: TemplateForm;
  readonly stored: ConfigFile | undefined;
  readonly wasLost: boolean;
}

const accepted =
  '.txt,.cfg,.conf,.rsc,.j2,.json,.xml,.yaml,.yml,text/plain,application/json,application/xml,application/yaml';

/** A file in place of a text that is written here; its text shows below. */
export function ConfigFileField({ form, stored, wasLost }: ConfigFileFieldProps) {
  const [error, setError] = useState<string>();
  const { configFile } = form.values;
  const field = form.field('configFile');
  const take = async (file: File) => {
    const chosen = await chosenFile(file);
    setError(chosen.ok ? undefined : chosen.sentence);
    if (chosen.ok) form.change({ configFile: chosen.upload, configContent: chosen.text });
  };
  const shown = configFile
    ? { name: configFile.fileName, size: configFile.bytes.length }
    : stored && { name: stored.originalName, size: stored.size };
  const sentence = error ?? field.errorMessage;
  return (
    <div className={styles.file}>
      <div className={layout.row3}>
        <FileButton
          size="small"
          label="Configuration file"
          name="configFile"
          accept={accepted}
          onChoose={([file]) => void take(file)}
        >
          <FileUp size={14} aria-hidden />
          {shown ? 'Choose another file' : 'Choose a file'}
        </FileButton>
        <p className={prose.detail}>
          {shown
            ? `${shown.name}, ${formatBytes(shown.size)}`
            : `Text, JSON, XML or YAML, up to ${formatBytes(largestConfigFileBytes)}.`}
        </p>
      </div>
      {wasLost && !configFile && (
        <p className={prose.problem}>A file was chosen before the page was reloaded. Choose it again.</p>
      )}
      <Problem>{sentence}</Problem>
    </div>
  );
}
