import { fileUploadFailed } from '#shared/contract/config-file.ts';
import { invalidField, Refusal } from '#shared/contract/errors.ts';
import type { ConfigFileText } from '#shared/templates/files/read-config-file.ts';

interface Sent {
  readonly configSourceType?: 'template' | 'file' | undefined;
  readonly configContent?: string | undefined;
  readonly template?: string | undefined;
}

interface Source {
  readonly configSourceType: 'template' | 'file';
  readonly configContent: string;
}

/** Where a new template has its text from: a file where one is sent, else either field of the text. */
export function newSource(sent: Sent, file: ConfigFileText | undefined): Source {
  if (file) return { configSourceType: 'file', configContent: file.text };
  if (sent.configSourceType === 'file') throw missingFile();
  return { configSourceType: 'template', configContent: sentText(sent, '') };
}

/** The same of a change: a file whose text is replaced by a text is no file any more. */
export function changedSource(stored: Source, sent: Sent, file: ConfigFileText | undefined): Source {
  if (file) return { configSourceType: 'file', configContent: file.text };
  const configContent = sentText(sent, stored.configContent);
  const isSame = configContent === stored.configContent;
  if (sent.configSourceType === 'file' && stored.configSourceType !== 'file') throw missingFile();
  const isFile = stored.configSourceType === 'file' && sent.configSourceType !== 'template' && isSame;
  return { configSourceType: isFile ? 'file' : 'template', configContent };
}

/** `configContent` and `template` are the same text: where a client has changed one of them, that one counts. */
function sentText({ configContent, template }: Sent, stored: string): string {
  const changed = [configContent, template].filter((text) => text !== undefined && text !== stored);
  if (new Set(changed).size > 1)
    throw invalidField('template', 'must be the same text as configContent, or be left out');
  return changed[0] ?? stored;
}

const missingFile = (): Refusal =>
  new Refusal('invalid_request', `${fileUploadFailed}: the file is missing.`, {
    fields: [{ field: 'configFile', message: 'is missing' }],
  });
