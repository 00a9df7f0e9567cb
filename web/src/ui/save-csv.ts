import { saveFile } from './save-file.ts';

/** Without the mark at the beginning Excel takes UTF-8 for something older. */
export const saveCsv = (text: string, fileName: string): void =>
  saveFile({ blob: new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), fileName });
