import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** One resource as the template has it: its properties still hold intrinsic functions. */
export interface Resource {
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
  /** Where the asset is (code, nested template), as an absolute path or relative to the assembly. */
  readonly assetPath: string | undefined;
}

/** One template, a nested one included. */
export interface Template {
  readonly name: string;
  readonly resources: ReadonlyMap<string, Resource>;
  readonly parameters: ReadonlyMap<string, unknown>;
  readonly outputs: ReadonlyMap<string, { readonly value: unknown; readonly exportName: unknown }>;
}

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({ type: z.string(), properties: z.object({ templateFile: z.string().optional() }).optional() }),
  ),
});

const TemplateFile = z.object({
  Resources: z
    .record(
      z.string(),
      z.object({
        Type: z.string(),
        Properties: z.record(z.string(), z.unknown()).default({}),
        Metadata: z.object({ 'aws:asset:path': z.string().optional() }).optional(),
      }),
    )
    .default({}),
  Parameters: z.record(z.string(), z.object({ Default: z.unknown().optional() })).default({}),
  Outputs: z
    .record(z.string(), z.object({ Value: z.unknown(), Export: z.object({ Name: z.unknown() }).optional() }))
    .default({}),
});

/** Reads the stacks of a synthesised CDK application, in the order of its manifest. */
export function loadAssembly(directory: string): Template[] {
  const manifest = Manifest.parse(readJson(join(directory, 'manifest.json')));
  return Object.entries(manifest.artifacts).flatMap(([name, { type, properties }]) =>
    type === 'aws:cloudformation:stack' && properties?.templateFile
      ? [loadTemplate(name, join(directory, properties.templateFile))]
      : [],
  );
}

/** Reads one template file, such as that of a nested stack. */
export function loadTemplate(name: string, file: string): Template {
  const parsed = TemplateFile.parse(readJson(file));
  return {
    name,
    resources: mapValues(parsed.Resources, ({ Type, Properties, Metadata }) => ({
      type: Type,
      properties: Properties,
      assetPath: Metadata?.['aws:asset:path'],
    })),
    parameters: mapValues(parsed.Parameters, ({ Default }) => Default),
    outputs: mapValues(parsed.Outputs, ({ Value, Export }) => ({ value: Value, exportName: Export?.Name })),
  };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const mapValues = <In, Out>(record: Record<string, In>, change: (value: In) => Out): Map<string, Out> =>
  new Map(Object.entries(record).map(([key, value]) => [key, change(value)]));
