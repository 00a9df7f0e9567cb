import type { Upload } from '#shared/contract/uploads.ts';
import type { ConfigFileText } from '#shared/templates/files/read-config-file.ts';
import { newId } from '../runtime/ids.ts';
import type { TemplateHead } from '../storage/templates/template-items.ts';

/** An uploaded file with the place where its bytes will be. */
export interface NewFile extends ConfigFileText {
  readonly bytes: Uint8Array;
  readonly configFile: NonNullable<TemplateHead['configFile']>;
}

/** @throws invalid_request when the file is no configuration */
export async function newFile(
  upload: Upload | undefined,
  { userId, id }: Pick<TemplateHead, 'userId' | 'id'>,
): Promise<NewFile | undefined> {
  if (!upload) return undefined;
  const { readConfigFile } = await import('#shared/templates/files/read-config-file.ts');
  const file = await readConfigFile(upload);
  const { originalName, mimeType } = file;
  const key = `${userId}/${id}/${newId()}`;
  const configFile = { originalName, mimeType, size: upload.bytes.byteLength, key };
  return { ...file, bytes: upload.bytes, configFile };
}
