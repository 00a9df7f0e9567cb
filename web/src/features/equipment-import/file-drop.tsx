import { FileUp, FolderUp } from 'lucide-react';
import { importLimits } from '#shared/contract/equipment-import.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { formatBytes } from '#shared/vocabulary/measures.ts';
import type { PlacedFile } from '#web/features/equipment-import/model/chosen-files.ts';
import { droppedFiles, placedFiles } from '#web/features/equipment-import/model/dropped-files.ts';
import { DropArea } from '#web/ui/drop-area.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import prose from '#web/ui/prose.module.css';
import styles from './file-drop.module.css';

export interface FileDropProps {
  readonly isBusy: boolean;
  readonly onChoose: (files: Promise<readonly PlacedFile[]> | readonly PlacedFile[]) => void;
}

/** Takes files and folders, dropped or chosen. */
export function FileDrop({ isBusy, onChoose }: FileDropProps) {
  return (
    <DropArea className={styles.drop} isBusy={isBusy} onDrop={(given) => onChoose(droppedFiles(given))}>
      <FileUp size={28} aria-hidden className={prose.faint} />
      <p className={prose.name}>Drop YAML or CSV files here, or a folder of them</p>
      <div className={styles.buttons}>
        <FileButton
          variation="primary"
          isDisabled={isBusy}
          label="Files"
          accept=".yaml,.yml,.csv,.tsv"
          multiple
          onChoose={(files) => onChoose(placedFiles(files))}
        >
          <FileUp size={16} aria-hidden />
          Choose files
        </FileButton>
        <FileButton
          isDisabled={isBusy}
          label="Folder"
          isFolder
          onChoose={(files) => onChoose(placedFiles(files))}
        >
          <FolderUp size={16} aria-hidden />
          Choose a folder
        </FileButton>
      </div>
      <p className={prose.note}>
        Up to {formatNumber(importLimits.files)} files, {formatNumber(importLimits.devices)} devices and{' '}
        {formatBytes(importLimits.bytes)} at once
      </p>
    </DropArea>
  );
}
