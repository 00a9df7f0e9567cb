import { Button } from '@aws-amplify/ui-react';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { GivenFile } from '#shared/exchange/read-files.ts';
import prose from '#web/ui/prose.module.css';
import styles from './network-files.module.css';

export interface NetworkFilesProps {
  readonly isBusy: boolean;
  readonly onChoose: (files: readonly GivenFile[]) => void;
}

/** Takes files, dropped or chosen. */
export function NetworkFiles({ isBusy, onChoose }: NetworkFilesProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choose = async (files: Iterable<File>) => {
    const read = [...files].map(async (file) => ({
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    }));
    onChoose(await Promise.all(read));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
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
        if (!isBusy) void choose(event.dataTransfer.files);
      }}
    >
      <Button isDisabled={isBusy} onClick={() => input.current?.click()}>
        <FileUp size={16} aria-hidden />
        Choose a file
      </Button>
      <p className={prose.note}>
        or drop it here: JSON, SVG and PNG of Netwright, draw.io, containerlab, GraphML, GML, CSV of NetBox
        (several, or a zip). Up to 30 MB.
      </p>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        multiple
        tabIndex={-1}
        aria-label="File"
        accept=".json,.svg,.png,.drawio,.xml,.graphml,.gml,.yml,.yaml,.csv,.tsv,.zip"
        onChange={({ target }) => {
          void choose(target.files ?? []);
          // Otherwise the same file could not be chosen again after it was corrected.
          target.value = '';
        }}
      />
    </div>
  );
}
