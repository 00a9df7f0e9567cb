import { readText } from '../objects/stored-texts.ts';
import { parseContent, type StoredTemplate, type TemplateContent } from './template-items.ts';
import { getTemplateHead } from './templates.ts';

/** A template with its text. */
export interface TemplateWithText {
  readonly head: StoredTemplate;
  readonly content: TemplateContent;
}

/** @throws not_found */
export async function getTemplate(userId: string, id: string): Promise<TemplateWithText> {
  const head = await getTemplateHead(userId, id);
  return { head, content: parseContent(await readText(head)) };
}
