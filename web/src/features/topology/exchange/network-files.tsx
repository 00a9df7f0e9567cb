import { FileUp } from 'lucide-react';
import type { GivenFile } from '#shared/exchange/read-files.ts';
import { DropArea } from '#web/ui/drop-area.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import prose from '#web/ui/prose.module.css';
import styles from './network-files.module.css';

export interface NetworkFilesProps {
  readonly isBusy: boolean;
  readonly onChoose: (files: readonly GivenFile[]) => void;
}

/** Takes files, dropped or chosen. */
export function NetworkFiles({ isBusy, onChoose }: NetworkFilesProps) {
  const choose = async (files: Iterable<File>) => {
    const read = [...files].map(async (file) => ({
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    }));
    onChoose(await Promise.all(read));
  };
  return (
    <DropArea className={styles.drop} isBusy={isBusy} onDrop={({ files }) => void choose(files)}>
      <FileButton
        isDisabled={isBusy}
        label="File"
        accept=".json,.svg,.png,.drawio,.xml,.graphml,.gml,.yml,.yaml,.csv,.tsv,.zip"
        multiple
        onChoose={(files) => void choose(files)}
      >
        <FileUp size={16} aria-hidden />
        Choose a file
      </FileButton>
      <p className={prose.note}>
        or drop it here: JSON, SVG and PNG of Netwright, draw.io (its SVG and PNG, too), containerlab,
        GraphML, GML, CSV of NetBox (several, or a zip). Up to 30 MB.
      </p>
    </DropArea>
  );
}
