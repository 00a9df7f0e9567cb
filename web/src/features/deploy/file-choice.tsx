import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { largestConfigFileBytes } from '#shared/contract/config-file.ts';
import type { Upload } from '#shared/contract/uploads.ts';
import { formatBytes } from '#shared/vocabulary/measures.ts';
import button from '#web/ui/button.module.css';
import { FileButton } from '#web/ui/file-button.tsx';
import layout from '#web/ui/layout.module.css';
import { Problem } from '#web/ui/problem.tsx';
import prose from '#web/ui/prose.module.css';

export interface FileChoiceProps {
  readonly file: Upload | undefined;
  /** One was chosen before the page was reloaded. */
  readonly wasLost: boolean;
  readonly onChoose: (file: Upload | undefined) => void;
}

/** A file that is rendered in place of the template's own text, for this deployment only. */
export function FileChoice({ file, wasLost, onChoose }: FileChoiceProps) {
  const [problem, setProblem] = useState('');
  const read = async (chosen: File) => {
    if (chosen.size > largestConfigFileBytes) {
      setProblem(`A file has at most ${formatBytes(largestConfigFileBytes)}.`);
      return;
    }
    setProblem('');
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    onChoose({ fileName: chosen.name, contentType: chosen.type || 'text/plain', bytes });
  };
  if (file)
    return (
      <p className={layout.row2}>
        <span>
          Renders <strong>{file.fileName}</strong> in place of the template’s text.
        </span>
        <button type="button" className={button.words} onClick={() => onChoose(undefined)}>
          Use the template’s text
        </button>
      </p>
    );
  return (
    <div>
      <FileButton
        size="small"
        label="File in place of the template’s text"
        accept=".txt,.cfg,.conf,.j2,.json,.xml,.yaml,.yml,text/*"
        onChoose={([chosen]) => void read(chosen)}
      >
        <FileUp size={14} aria-hidden />
        Use a file in place of the template’s text
      </FileButton>
      {wasLost && (
        <p className={prose.problem}>A file was chosen before the page was reloaded. Choose it again.</p>
      )}
      <Problem>{problem}</Problem>
    </div>
  );
}
