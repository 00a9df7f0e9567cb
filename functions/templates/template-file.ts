import { configFileExtensions } from '#shared/contract/config-file.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { fileNameOf } from '#shared/templates/files/file-name.ts';
import { log } from '../runtime/logger.ts';
import { rarelyNeededObjects } from '../storage/objects/rarely-needed-objects.ts';
import { getTemplate } from '../storage/templates/template-texts.ts';

/**
 * The uploaded file of a template; of any other its text.
 * @throws not_found when there is neither; a browser makes a PDF then (specification, section 7).
 */
export async function templateFile(userId: string, id: string) {
  const { head, content } = await getTemplate(userId, id);
  const { configFile } = head;
  if (configFile) {
    const { read } = await rarelyNeededObjects('configFiles');
    const bytes = await read(configFile.key);
    if (bytes)
      return {
        bytes,
        fileName: withExtension(configFile),
        contentType: `${configFile.mimeType}; charset=utf-8`,
      };
    log('error', 'The file of a template is gone', { key: configFile.key });
  }
  if (content.configContent === '')
    throw new Refusal('not_found', 'This template has neither a file nor a text.');
  return {
    bytes: Buffer.from(content.configContent),
    fileName: `${fileNameOf(head.name)}.txt`,
    contentType: 'text/plain; charset=utf-8',
  };
}

/** Spec, section 5: the extension follows the type, where the name has none of its own. */
const withExtension = ({
  originalName,
  mimeType,
}: {
  readonly originalName: string;
  readonly mimeType: keyof typeof configFileExtensions;
}): string =>
  /\.[^.]+$/.test(originalName) ? originalName : `${originalName}.${configFileExtensions[mimeType]}`;
