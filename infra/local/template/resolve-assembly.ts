import { physical, resolve } from './intrinsics.ts';
import type { PhysicalResource } from './physical-names.ts';
import { absolute, nestedStackType, openWorld, Properties, type Stack, type WorldOptions } from './world.ts';

/** A resource of any stack with every intrinsic function resolved. */
export interface ResolvedResource extends PhysicalResource {
  readonly logicalId: string;
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly assetPath: string | undefined;
}

/** The resources of a synthesised application as CloudFormation would create them, nested stacks flattened. */
export const resolveAssembly = (options: WorldOptions): ResolvedResource[] =>
  openWorld(options).stacks.flatMap(resourcesOf);

function resourcesOf(stack: Stack): ResolvedResource[] {
  const own = [...stack.template.resources]
    .filter(([, resource]) => resource.type !== nestedStackType)
    .map(([logicalId, resource]) => ({
      logicalId,
      type: resource.type,
      properties: Properties.parse(resolve(stack, resource.properties)),
      assetPath: resource.assetPath === undefined ? undefined : absolute(stack.world, resource.assetPath),
      ...physical(stack, logicalId, resource),
    }));
  return [...own, ...[...stack.nested.values()].flatMap(resourcesOf)];
}
