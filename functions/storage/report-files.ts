import { Refusal } from '#shared/contract/errors.ts';
import { log } from '../runtime/logger.ts';
import { downloadLink } from './objects/download-link.ts';
import { objectsIn } from './objects/objects-in.ts';

const contentType = 'application/pdf';
const { put, read, remove } = objectsIn('reports');

/** Where a report's PDF is; written once. */
export const reportKey = (userId: string, id: string): string => `${userId}/${id}.pdf`;

export const putReportFile = (key: string, pdf: Uint8Array): Promise<void> => put(key, pdf, contentType);

/** @throws not_found when the file is gone, although its entry exists; this is logged for the operators. */
export async function readReportFile(key: string): Promise<Uint8Array> {
  const pdf = await read(key);
  if (pdf) return pdf;
  log('error', 'The file of a report is gone', { key });
  throw new Refusal('not_found', 'The file of this report is gone. Generate the report again.');
}

export const deleteReportFile = remove;

/** A link that downloads the PDF under a file name. */
export const linkToReportFile = (key: string, fileName: string): Promise<string> =>
  downloadLink('reports', key, { fileName, contentType });
