import { Loader } from '@aws-amplify/ui-react';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import styles from './import-progress.module.css';
import type { Busy } from './use-import.ts';

export interface ImportProgressProps {
  readonly busy: Busy;
  readonly files: number;
}

/** What is being done, and how far reading has come. */
export function ImportProgress({ busy, files }: ImportProgressProps) {
  return (
    <p className={styles.progress} role="status">
      <Loader aria-hidden />
      {wordsOf(busy, files)}
    </p>
  );
}

function wordsOf(busy: Busy, files: number): string {
  switch (busy.with) {
    case 'reading':
      return `Reading ${formatNumber(busy.done)} of ${formatCount(busy.total, 'file')} …`;
    case 'checking':
      return `Checking ${formatCount(files, 'file')} …`;
    case 'creating':
      return 'Creating the devices …';
  }
}
