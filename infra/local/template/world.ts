import { isAbsolute, join } from 'node:path';
import * as z from 'zod';
import { loadAssembly, loadTemplate, type Template } from './load-assembly.ts';

export interface WorldOptions {
  /** Folder of the synthesised application. */
  readonly directory: string;
  readonly region: string;
  /** The value of a secret, by its ARN, where the template refers to it by a dynamic reference. */
  readonly secret: (arn: string) => string;
}

export interface World {
  readonly options: WorldOptions;
  /** The stacks of the first level: exports are looked up in them. */
  readonly stacks: Stack[];
}

/** A template in its place: a nested stack's parameters are expressions of the stack around it. */
export interface Stack {
  readonly world: World;
  readonly template: Template;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly parent: Stack | undefined;
  readonly nested: ReadonlyMap<string, Stack>;
}

export const nestedStackType = 'AWS::CloudFormation::Stack';

/** A resource's properties: any names, any values. */
export const Properties = z.record(z.string(), z.unknown());

/** The stacks of an application, nested ones inside their parents. */
export function openWorld(options: WorldOptions): World {
  const world: World = { options, stacks: [] };
  for (const template of loadAssembly(options.directory))
    world.stacks.push(openStack(world, template, {}, undefined));
  return world;
}

function openStack(
  world: World,
  template: Template,
  parameters: Stack['parameters'],
  parent: Stack | undefined,
) {
  const nested = new Map<string, Stack>();
  const stack: Stack = { world, template, parameters, parent, nested };
  for (const [logicalId, resource] of template.resources) {
    if (resource.type !== nestedStackType) continue;
    const inner = loadTemplate(
      logicalId,
      absolute(world, resource.assetPath ?? `${logicalId}.nested.template.json`),
    );
    nested.set(
      logicalId,
      openStack(world, inner, Properties.parse(resource.properties.Parameters ?? {}), stack),
    );
  }
  return stack;
}

/** Where an asset is on this machine. */
export const absolute = (world: World, path: string): string =>
  isAbsolute(path) ? path : join(world.options.directory, path);
