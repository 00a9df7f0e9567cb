import { Button } from '@aws-amplify/ui-react';
import { Download } from 'lucide-react';
import { saveFile } from './save-file.ts';

export interface DownloadCsvProps {
  readonly fileName: string;
  /** Written when it is asked for. */
  readonly write: () => string;
  /** Which of several, for screen readers: `Download policies as CSV`. */
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly children?: string;
}

/** Saves a table as CSV; the mark in front makes spreadsheets read it as UTF-8. */
export const DownloadCsv = ({
  fileName,
  write,
  name,
  isDisabled = false,
  children = 'Download CSV',
}: DownloadCsvProps) => (
  <Button
    size="small"
    aria-label={name}
    isDisabled={isDisabled}
    onClick={() =>
      saveFile({ blob: new Blob(['\uFEFF', write()], { type: 'text/csv;charset=utf-8' }), fileName })
    }
  >
    <Download size={16} aria-hidden />
    {children}
  </Button>
);
