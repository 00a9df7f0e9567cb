import { Refusal } from '#shared/contract/errors.ts';
import { isSystemTemplateId } from '#shared/templates/library/system-template-id.ts';

/** @throws forbidden for a template that comes with the product */
export function refuseSystemTemplate(id: string): void {
  if (isSystemTemplateId(id))
    throw new Refusal(
      'forbidden',
      'This template comes with Netwright and cannot be changed. Copy it into one of your own.',
    );
}
