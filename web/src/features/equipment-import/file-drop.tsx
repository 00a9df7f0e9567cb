import { Button } from '@aws-amplify/ui-react';
import { FileUp, FolderUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { importLimits } from '#shared/contract/equipment-import.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { formatBytes } from '#shared/vocabulary/measures.ts';
import type { PlacedFile } from '#web/features/equipment-import/model/chosen-files.ts';
import { droppedFiles, inputFiles } from '#web/features/equipment-import/model/dropped-files.ts';
import prose from '#web/ui/prose.module.css';
import styles from './file-drop.module.css';

export interface FileDropProps {
  readonly isBusy: boolean;
  readonly onChoose: (files: Promise<readonly PlacedFile[]> | readonly PlacedFile[]) => void;
}

/** Takes files and folders, dropped or chosen. */
export function FileDrop({ isBusy, onChoose }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose(inputFiles(target.files));
    // Otherwise the same files could not be chosen again after they were corrected.
    target.value = '';
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same by keyboard
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!isBusy) onChoose(droppedFiles(event.dataTransfer));
      }}
    >
      <FileUp size={28} aria-hidden className={prose.faint} />
      <p className={prose.name}>Drop YAML or CSV files here, or a folder of them</p>
      <div className={styles.buttons}>
        <Button variation="primary" isDisabled={isBusy} onClick={() => files.current?.click()}>
          <FileUp size={16} aria-hidden />
          Choose files
        </Button>
        <Button isDisabled={isBusy} onClick={() => folder.current?.click()}>
          <FolderUp size={16} aria-hidden />
          Choose a folder
        </Button>
      </div>
      <p className={prose.note}>
        Up to {formatNumber(importLimits.files)} files, {formatNumber(importLimits.devices)} devices and{' '}
        {formatBytes(importLimits.bytes)} at once
      </p>
      <input
        ref={files}
        className="visually-hidden"
        type="file"
        multiple
        tabIndex={-1}
        aria-label="Files"
        accept=".yaml,.yml,.csv,.tsv"
        onChange={onChange}
      />
      <input
        ref={folder}
        className="visually-hidden"
        type="file"
        multiple
        tabIndex={-1}
        aria-label="Folder"
        {...{ webkitdirectory: '' }}
        onChange={onChange}
      />
    </div>
  );
}
