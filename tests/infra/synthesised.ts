import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { routes } from '#shared/contract/routes.ts';
import { triggerHandlers } from '../../infra/permissions/triggers.ts';
import { workerHandlers } from '../../infra/permissions/workers.ts';
import { type Context, synthesise } from '../../infra/synthesise.ts';
import { onceForWorker } from '../support/once-for-worker.ts';

const Resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DeletionPolicy: z.string().optional(),
  UpdatePolicy: z.unknown().optional(),
  DependsOn: z.array(z.string()).default([]),
});
const Template = z.object({ Resources: z.record(z.string(), Resource) });

export interface Found {
  /** The template's file name without what the CDK appends: `NetwrightData`, `NetwrightApiusers`. */
  readonly template: string;
  readonly id: string;
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly deletionPolicy: string | undefined;
  readonly updatePolicy: unknown;
  readonly dependsOn: readonly string[];
}

/**
 * All resources of all templates, nested ones included. Synthesising takes seconds; without a choice of context it is done
 * once. The templates are not held against CloudFormation's schemas, which takes longer: synthesis.test.ts does that.
 */
export class Synthesised {
  readonly resources: readonly Found[];

  constructor(context?: Context) {
    this.resources = context
      ? resourcesIn(context)
      : onceForWorker('synthesised resources', () => resourcesIn({}));
  }

  /** Resources of a type, in the templates whose name begins so. */
  all(type: string, template = ''): Found[] {
    return this.resources.filter((found) => found.type === type && found.template.startsWith(template));
  }

  /** The one resource of a type whose logical id begins so. */
  one(type: string, id = '', template = ''): Found {
    const [found, ...others] = this.all(type, template).filter((candidate) => candidate.id.startsWith(id));
    if (!found || others.length > 0) throw new Error(`${1 + others.length} resources ${type} ${id}, not one`);
    return found;
  }
}

function resourcesIn(context: Context): readonly Found[] {
  const folder = mkdtempSync(join(tmpdir(), 'synth-'));
  synthesise(join(folder, 'out'), { ...buildsIn(folder), ...context }, false);
  const resources = readdirSync(join(folder, 'out'))
    .filter((file) => file.endsWith('template.json'))
    .flatMap((file) => resourcesOf(file, readFileSync(join(folder, 'out', file), 'utf8')));
  rmSync(folder, { recursive: true });
  return resources;
}

/** Replaces what the bundler and Vite build, which the templates only carry along. */
export function buildsIn(folder: string): Context {
  const functionsFolder = join(folder, 'functions');
  const siteFolder = join(folder, 'site');
  for (const { name } of [
    ...routes,
    ...workerHandlers,
    ...triggerHandlers,
    { name: 'loadCatalogue' },
    { name: 'unknownCall' },
  ]) {
    mkdirSync(join(functionsFolder, name), { recursive: true });
    writeFileSync(join(functionsFolder, name, 'index.mjs'), `export const handler = () => '${name}';`);
  }
  mkdirSync(siteFolder, { recursive: true });
  writeFileSync(join(siteFolder, 'index.html'), '<title>Netwright</title>');
  const quickly = { 'aws:cdk:disable-asset-staging': true, 'aws:cdk:disable-stack-trace': true };
  return { functionsFolder, siteFolder, ...quickly };
}

function resourcesOf(file: string, text: string): Found[] {
  const template = file.replace(/([0-9A-F]{8}\.nested)?\.template\.json$/, '');
  return Object.entries(Template.parse(JSON.parse(text)).Resources).map(([id, resource]) => ({
    template,
    id,
    type: resource.Type,
    properties: resource.Properties,
    deletionPolicy: resource.DeletionPolicy,
    updatePolicy: resource.UpdatePolicy,
    dependsOn: resource.DependsOn,
  }));
}
