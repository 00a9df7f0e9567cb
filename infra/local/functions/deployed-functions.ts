import * as z from 'zod';
import type { ResolvedResource } from '../template/resolve-assembly.ts';

/** A function of the template, ready to be run. */
export interface DeployedFunction {
  readonly name: string;
  /** Folder that holds its code. */
  readonly codeFolder: string;
  /** Module and export, such as `index.handler`. */
  readonly handler: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  /** Name of the role whose permissions it has. */
  readonly role: string;
}

const FunctionProperties = z.object({
  Handler: z.string(),
  Role: z.string(),
  MemorySize: z.coerce.number().default(128),
  Timeout: z.coerce.number().default(3),
  Environment: z.object({ Variables: z.record(z.string(), z.coerce.string()) }).optional(),
});

/** An alias, or a version. */
const Published = z.object({ FunctionName: z.string() });

/** The template's functions by whatever may name them: ARN, name, or a reference to an alias or a version. */
export function deployedFunctions(resources: readonly ResolvedResource[]): Map<string, DeployedFunction> {
  const byReference = new Map<string, DeployedFunction>();
  for (const { type, ref, attributes, properties, assetPath } of resources) {
    if (type !== 'AWS::Lambda::Function' || assetPath === undefined) continue;
    const { Handler, Role, MemorySize, Timeout, Environment } = FunctionProperties.parse(properties);
    const deployed: DeployedFunction = {
      name: ref,
      codeFolder: assetPath,
      handler: Handler,
      environment: Environment?.Variables ?? {},
      memoryMb: MemorySize,
      timeoutSeconds: Timeout,
      role: Role.split('/').at(-1) ?? Role,
    };
    byReference.set(ref, deployed);
    byReference.set(attributes.Arn ?? ref, deployed);
  }
  for (const { type, ref, properties } of resources) {
    if (type !== 'AWS::Lambda::Alias' && type !== 'AWS::Lambda::Version') continue;
    const published = byReference.get(Published.parse(properties).FunctionName);
    if (published) byReference.set(ref, published);
  }
  return byReference;
}
