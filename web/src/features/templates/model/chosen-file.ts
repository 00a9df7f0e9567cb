import { fileUploadFailed, largestConfigFileBytes } from '#shared/contract/config-file.ts';
import type { Upload } from '#shared/contract/uploads.ts';
import { readConfigFile } from '#shared/templates/files/read-config-file.ts';
import { formatBytes } from '#shared/vocabulary/measures.ts';

/** A file that was chosen with its text, or why it cannot be taken: what the service would say of it. */
export type ChosenFile =
  | { readonly ok: true; readonly upload: Upload; readonly text: string }
  | { readonly ok: false; readonly sentence: string };

const invalid = 'Invalid configuration file';

export async function chosenFile(file: File): Promise<ChosenFile> {
  if (file.size > largestConfigFileBytes)
    return { ok: false, sentence: `${invalid}: it is larger than ${formatBytes(largestConfigFileBytes)}.` };
  const upload = {
    fileName: file.name,
    contentType: file.type,
    bytes: new Uint8Array(await file.arrayBuffer()),
  };
  try {
    return { ok: true, upload, text: (await readConfigFile(upload)).text };
  } catch (error) {
    const sentence = error instanceof Error ? error.message.replace(fileUploadFailed, invalid) : invalid;
    return { ok: false, sentence };
  }
}
