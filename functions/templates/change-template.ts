import type { TemplateUpdate } from '#shared/contract/template-form.ts';
import type { Template } from '#shared/contract/template-items.ts';
import { authorOf } from '../http/author-of.ts';
import type { Caller } from '../http/caller.ts';
import { instantNow } from '../runtime/clock.ts';
import { newId } from '../runtime/ids.ts';
import { deploymentsOfTemplate } from '../storage/deployments/deployments.ts';
import { whateverVersion } from '../storage/tables/versioned.ts';
import { saveTemplate } from '../storage/templates/save-template.ts';
import { templateAnswer } from '../storage/templates/template-answer.ts';
import { headOf } from '../storage/templates/template-items.ts';
import { getTemplate } from '../storage/templates/template-texts.ts';
import { replaceTemplate, templates } from '../storage/templates/template-writes.ts';
import { newFile } from './new-file.ts';
import { nextSemanticVersion } from './next-semantic-version.ts';
import { refuseSystemTemplate } from './refuse-system-template.ts';
import { changedSource } from './template-text.ts';

/** Changes that a template lists itself; all are kept as versions. */
const listedChanges = 20;

/**
 * Replaces what the form gives, in what is stored or in the revision that it names.
 * @throws not_found; forbidden for the system's; stale_version; invalid_request for a bad file.
 */
export async function changeTemplate(caller: Caller, id: string, update: TemplateUpdate): Promise<Template> {
  refuseSystemTemplate(id);
  return update.revision === undefined
    ? whateverVersion(() => change(caller, id, update))
    : change(caller, id, update);
}

async function change(
  caller: Caller,
  id: string,
  {
    configFile: upload,
    template,
    changeNote,
    revision,
    version,
    variables,
    configContent,
    configSourceType,
    ...stated
  }: TemplateUpdate,
): Promise<Template> {
  const userId = caller.uid;
  const { head: before, content: stored } = await getTemplate(userId, id);
  if (revision !== undefined) templates.expect(before, revision);
  const file = await newFile(upload, { userId, id });
  const source = changedSource(
    { configSourceType: before.configSourceType, configContent: stored.configContent },
    { configSourceType, configContent, template },
    file,
  );
  const content = { configContent: source.configContent, variables: variables ?? stored.variables };
  const updatedAt = instantNow();
  const semver = nextSemanticVersion(before.semver, version);
  const { configFile: formerFile, ...kept } = headOf(before);
  const namedFile = file?.configFile ?? (source.configSourceType === 'file' ? formerFile : undefined);
  const entry = {
    revision: before.version + 1,
    version: semver,
    changedAt: updatedAt,
    changedBy: authorOf(caller),
    note: changeNote,
  };
  const head = headOf({
    ...kept,
    ...Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined)),
    configSourceType: source.configSourceType,
    ...(namedFile && { configFile: namedFile }),
    semver,
    version: before.version + 1,
    updatedAt,
    changeLog: [entry, ...before.changeLog].slice(0, listedChanges),
    savedAs: newId(),
  });
  await saveTemplate(head, content, {
    steps: (body) => replaceTemplate(before.version, head, body),
    file: file?.bytes,
  });
  return templateAnswer({ head, content }, await deploymentsOfTemplate(userId, id));
}
