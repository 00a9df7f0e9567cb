import { fileUploadFailed } from '#shared/contract/config-file.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { largestInlineText, packText } from '../objects/packed-texts.ts';
import { rarelyNeededObjects } from '../objects/rarely-needed-objects.ts';
import { saveBody } from '../objects/save-body.ts';
import type { StoredBody } from '../objects/stored-body.ts';
import { discard, writePointingTo } from '../objects/write-pointing-to.ts';
import { attemptWrite } from '../tables/attempt-write.ts';
import { type Step, transact } from '../tables/transact.ts';
import type { StoredTemplate, TemplateContent, TemplateHead } from './template-items.ts';
import { listVersions } from './template-versions.ts';
import { deleteVersions } from './template-writes.ts';
import { findTemplateHead } from './templates.ts';

/** Stores a version of a template with its text and, before it, the file that it newly names. */
export async function saveTemplate(
  head: TemplateHead,
  content: TemplateContent,
  {
    steps,
    file,
  }: { readonly steps: (body: StoredBody) => readonly Step[]; readonly file: Uint8Array | undefined },
): Promise<void> {
  const packed = packText(content);
  const isStored = async () => (await findTemplateHead(head.userId, head.id))?.savedAs === head.savedAs;
  const save = () =>
    saveBody(packed, {
      key: `${head.userId}/${head.id}/${head.version}-${head.savedAs}`,
      largestInline: largestInlineText,
      bucket: 'configurations',
      write: (body) => transact(steps(body)),
      isStored,
    });
  const { configFile } = head;
  if (file === undefined || configFile === undefined) return save();
  const { key, mimeType } = configFile;
  const { put, remove } = await rarelyNeededObjects('configFiles');
  const upload = { key, put: () => put(key, file, mimeType).catch(uploadFailed), remove: () => remove(key) };
  await writePointingTo(upload, save, isStored);
}

/** Deletes a template by its steps; then its versions, texts and files, of which nothing that stays depends. */
export async function dropTemplate(head: StoredTemplate, steps: readonly Step[]): Promise<void> {
  const { userId, id } = head;
  const versions = await listVersions(userId, id);
  const isGone = async () => (await findTemplateHead(userId, id)) === undefined;
  const outcome = await attemptWrite(() => transact(steps), isGone);
  if (outcome.state !== 'written') throw outcome.error;
  await discard({ key: id, remove: () => deleteVersions(versions) });
  const texts = versions.flatMap((version) => ('bodyKey' in version ? version.bodyKey : []));
  const uploads = versions.flatMap(({ configFile }) => configFile?.key ?? []);
  if (texts.length > 0) await discardAll(texts, (await rarelyNeededObjects('configurations')).remove);
  if (uploads.length > 0) await discardAll(uploads, (await rarelyNeededObjects('configFiles')).remove);
}

async function discardAll(keys: readonly string[], remove: (key: string) => Promise<void>): Promise<void> {
  for (const key of new Set(keys)) await discard({ key, remove: () => remove(key) });
}

function uploadFailed(): never {
  throw new Refusal('unavailable', `${fileUploadFailed}. Try again in a moment.`);
}
