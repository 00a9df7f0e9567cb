import { Template } from '#shared/contract/template-items.ts';
import { handler as createTemplate } from '../../../functions/templates/routes/create-template.ts';
import { handler as getTemplate } from '../../../functions/templates/routes/get-template.ts';
import { handler as updateTemplate } from '../../../functions/templates/routes/update-template.ts';
import { anOwner } from '../../support/builders.ts';
import { type Answer, send } from '../../support/http-events.ts';
import { multipartOf } from '../../support/multipart.ts';

type Given = Readonly<Record<string, unknown>>;

export const theText = 'hostname {{ hostname }}\nip default-gateway {{ gateway }}\n';

/** An uploaded file as a form has it. */
export const aFile = (text: string | Uint8Array, name = 'core.txt', type = 'text/plain') => ({
  field: 'configFile',
  name,
  type,
  bytes: Buffer.from(text),
});
type File = ReturnType<typeof aFile>;

export const templateIn = ({ status, body }: Answer): Template => {
  if (status >= 300) throw new Error(`No template was answered: ${status} ${String(body.message)}`);
  return Template.parse(body.data);
};

/** Creates a template of this user by a form with the given fields. */
export const create = (uid: string, given: Given = {}, ...files: readonly File[]) =>
  send(createTemplate, {
    token: uid,
    ...multipartOf({ name: 'Base', configContent: theText, ...given }, files),
  });

export const update = (uid: string, id: string, given: Given, ...files: readonly File[]) =>
  send(updateTemplate, { token: uid, params: { id }, ...multipartOf(given, files) });

export const read = (uid: string, id: string) => send(getTemplate, { token: uid, params: { id } });

export async function aTemplate(given: Given = {}, ...files: readonly File[]) {
  const uid = anOwner();
  return { uid, template: templateIn(await create(uid, given, ...files)) };
}
