import { notFound } from '#shared/contract/errors.ts';
import type { Template } from '#shared/contract/template-items.ts';
import { isSystemTemplateId } from '#shared/templates/library/system-template-id.ts';
import { templateAnswer } from './template-answer.ts';
import { getTemplate } from './template-texts.ts';

/** A template of the caller's own, or of the system. @throws not_found */
export async function usableTemplate(uid: string, id: string): Promise<Template> {
  if (!isSystemTemplateId(id)) return templateAnswer(await getTemplate(uid, id));
  const { findSystemTemplate } = await import('#shared/templates/compose/system-templates.ts');
  const template = findSystemTemplate(id);
  if (!template) throw notFound('template');
  return template;
}
