import type { DialectId } from '#shared/contract/dialect.ts';
import type { Template } from '#shared/contract/template-items.ts';
import type { Upload } from '#shared/contract/uploads.ts';
import { dialectOfWhole, systemTemplateId } from '#shared/templates/library/system-template-id.ts';
import type { TemplateSource } from '#shared/templates/render/render-template.ts';
import type { DeployTarget } from './deploy-target.ts';

/** In an address, what stands for the composed configuration of each device. */
export const composedChoice = 'composed';

/** What is deployed: the composed configuration of each device, or a template. */
export type DeploySource =
  | { readonly kind: 'composed' }
  | {
      readonly kind: 'template';
      readonly template: Template;
      /** Rendered in place of the template's own text. */
      readonly file: Upload | undefined;
    };

/** The template that is deployed to a device; undefined where nothing can be deployed there. */
export function templateFor(source: DeploySource, { dialect }: DeployTarget): string | undefined {
  if (source.kind === 'template') return source.template.id;
  return dialect && systemTemplateId(dialect, 'whole');
}

/** What is rendered; undefined for what is composed. */
export function renderedSource(source: DeploySource): TemplateSource | undefined {
  if (source.kind === 'composed' || dialectOfWhole(source.template.id)) return undefined;
  const { configContent, variables } = source.template;
  const text = source.file ? new TextDecoder().decode(source.file.bytes) : configContent;
  return { text, variables };
}

/** The dialect that names the interfaces and that the text is checked by. */
export const dialectFor = (source: DeploySource, target: DeployTarget): DialectId | undefined =>
  (source.kind === 'template' && source.template.dialect) || target.dialect;
