import type { ConfigFile } from '#shared/contract/config-file.ts';
import type { Deployment } from '#shared/contract/deployment-items.ts';
import type { Template } from '#shared/contract/template-items.ts';
import type { TemplateContent, TemplateHead } from './template-items.ts';

/** A stored template as it is answered; without its text, where a list has no room for it. */
export function templateAnswer(
  { head, content }: { readonly head: TemplateHead; readonly content: TemplateContent | undefined },
  deployments: readonly Deployment[] = [],
): Template {
  const { id, configFile } = head;
  return {
    id,
    name: head.name,
    description: head.description,
    vendor: head.vendor,
    model: head.model,
    equipmentCategory: head.equipmentCategory,
    dialect: head.dialect,
    configType: head.configType,
    configSourceType: head.configSourceType,
    configContent: content?.configContent ?? '',
    isTextOmitted: content === undefined,
    ...(configFile && { configFile: answeredFile(id, configFile) }),
    variables: content?.variables ?? [],
    version: head.semver,
    revision: head.version,
    tags: head.tags,
    isActive: head.isActive,
    isSystemTemplate: false,
    createdBy: head.createdBy,
    createdAt: head.createdAt,
    updatedAt: head.updatedAt,
    changeLog: head.changeLog,
    deployments: [...deployments],
  };
}

const answeredFile = (id: string, { originalName, mimeType, size }: Omit<ConfigFile, 'url'>): ConfigFile => ({
  originalName,
  mimeType,
  size,
  url: `/api/configs/${id}/file`,
});
