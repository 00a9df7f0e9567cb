import type { NewTemplate } from '#shared/contract/template-form.ts';
import type { Template } from '#shared/contract/template-items.ts';
import { authorOf } from '../http/author-of.ts';
import type { Caller } from '../http/caller.ts';
import { instantNow } from '../runtime/clock.ts';
import { newId } from '../runtime/ids.ts';
import { saveTemplate } from '../storage/templates/save-template.ts';
import { templateAnswer } from '../storage/templates/template-answer.ts';
import type { TemplateHead } from '../storage/templates/template-items.ts';
import { insertTemplate } from '../storage/templates/template-writes.ts';
import { newFile } from './new-file.ts';
import { newSource } from './template-text.ts';

/**
 * Stores a new template of the caller's own with its first version.
 * @throws invalid_request for a bad file; unprocessable when the caller has too many templates.
 */
export async function createTemplate(
  caller: Caller,
  { configFile: upload, template, changeNote, variables, ...fields }: NewTemplate,
): Promise<Template> {
  const id = newId();
  const userId = caller.uid;
  const file = await newFile(upload, { userId, id });
  const { configSourceType, configContent } = newSource({ ...fields, template }, file);
  const { version: semver, configContent: _, ...stated } = fields;
  const createdAt = instantNow();
  const createdBy = authorOf(caller);
  const head: TemplateHead = {
    ...stated,
    userId,
    id,
    configSourceType,
    semver,
    version: 1,
    ...(file && { configFile: file.configFile }),
    createdBy,
    createdAt,
    updatedAt: createdAt,
    changeLog: [
      {
        revision: 1,
        version: semver,
        changedAt: createdAt,
        changedBy: createdBy,
        note: changeNote || 'Created',
      },
    ],
    savedAs: newId(),
  };
  const content = { configContent, variables };
  await saveTemplate(head, content, { steps: (body) => insertTemplate(head, body), file: file?.bytes });
  return templateAnswer({ head, content });
}
