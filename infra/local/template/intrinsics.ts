import * as z from 'zod';
import type { Resource } from './load-assembly.ts';
import { localAccount, type PhysicalResource, physicalResource } from './physical-names.ts';
import { Properties, type Stack, type World } from './world.ts';

/** Which property of a type holds the name that the template asks for. */
const nameProperty: Readonly<Record<string, string>> = {
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::Scheduler::Schedule': 'Name',
  'AWS::Cognito::UserPoolGroup': 'GroupName',
};

/** The name that CloudFormation would give a resource. */
export function physical(stack: Stack, logicalId: string, resource: Resource): PhysicalResource {
  const property = nameProperty[resource.type];
  const wanted = property ? resolve(stack, resource.properties[property]) : undefined;
  return physicalResource(resource.type, {
    region: stack.world.options.region,
    // As CloudFormation does: a logical id is unique within its stack only.
    logicalId: `${stack.template.name}-${logicalId}`,
    wantedName: typeof wanted === 'string' ? wanted : undefined,
  });
}

const Pair = z.tuple([z.string(), z.string()]);
const Joined = z.tuple([z.string(), z.array(z.unknown())]);
const Selected = z.tuple([z.coerce.number(), z.unknown()]);
const Halves = z.tuple([z.string(), z.unknown()]);
const Substitution = z.union([
  z.string().transform((text): [string, Record<string, unknown>] => [text, {}]),
  z.tuple([z.string(), Properties]),
]);

type Intrinsic = (stack: Stack, argument: unknown) => unknown;

const intrinsics: Readonly<Record<string, Intrinsic>> = {
  Ref: (stack, argument) => reference(stack, z.string().parse(argument)),
  'Fn::GetAtt': (stack, argument) => {
    const [logicalId, name] = Pair.parse(typeof argument === 'string' ? splitOnce(argument, '.') : argument);
    return attribute(stack, logicalId, name);
  },
  'Fn::Join': (stack, argument) => {
    const [separator, parts] = Joined.parse(argument);
    return parts.map((part) => resolve(stack, part)).join(separator);
  },
  'Fn::Select': (stack, argument) => {
    const [index, list] = Selected.parse(argument);
    return z.array(z.unknown()).parse(resolve(stack, list))[index];
  },
  'Fn::Split': (stack, argument) => {
    const [separator, text] = Halves.parse(argument);
    return z.string().parse(resolve(stack, text)).split(separator);
  },
  'Fn::Sub': (stack, argument) => {
    const [text, variables] = Substitution.parse(argument);
    return text.replace(/\$\{([^}]+)\}/g, (_, name: string) => {
      if (name in variables) return String(resolve(stack, variables[name]));
      return String(name.includes('.') ? attribute(stack, ...splitOnce(name, '.')) : reference(stack, name));
    });
  },
  'Fn::ImportValue': (stack, argument) => imported(stack.world, z.string().parse(resolve(stack, argument))),
};

/** A value of the template with every intrinsic function resolved; undefined for AWS::NoValue. */
export function resolve(stack: Stack, value: unknown): unknown {
  if (typeof value === 'string')
    return value.includes('{{resolve:') ? withSecrets(stack.world, value) : value;
  if (Array.isArray(value)) return value.map((item) => resolve(stack, item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [only] = entries;
  const intrinsic = only && entries.length === 1 ? intrinsics[only[0]] : undefined;
  if (only && intrinsic) {
    const result = intrinsic(stack, only[1]);
    return typeof result === 'string' && result.includes('{{resolve:')
      ? withSecrets(stack.world, result)
      : result;
  }
  return Object.fromEntries(
    entries.map(([key, item]) => [key, resolve(stack, item)]).filter(([, item]) => item !== undefined),
  );
}

function reference(stack: Stack, name: string): unknown {
  const { region } = stack.world.options;
  switch (name) {
    case 'AWS::Region':
      return region;
    case 'AWS::AccountId':
      return localAccount;
    case 'AWS::Partition':
      return 'aws';
    case 'AWS::URLSuffix':
      return 'amazonaws.com';
    case 'AWS::StackName':
    case 'AWS::StackId':
      return stack.template.name;
    case 'AWS::NoValue':
      return undefined;
  }
  if (stack.template.parameters.has(name)) {
    if (stack.parent && name in stack.parameters) return resolve(stack.parent, stack.parameters[name]);
    return stack.template.parameters.get(name);
  }
  return physical(stack, name, resourceNamed(stack, name)).ref;
}

function attribute(stack: Stack, logicalId: string, name: string): unknown {
  const nested = stack.nested.get(logicalId);
  if (nested) {
    const output = nested.template.outputs.get(name.replace(/^Outputs\./, ''));
    if (!output) throw new Error(`Nested stack ${logicalId} has no output ${name}.`);
    return resolve(nested, output.value);
  }
  const { attributes, ref } = physical(stack, logicalId, resourceNamed(stack, logicalId));
  return attributes[name] ?? `${ref}.${name}`;
}

function resourceNamed(stack: Stack, logicalId: string): Resource {
  const resource = stack.template.resources.get(logicalId);
  if (!resource) throw new Error(`The template ${stack.template.name} has no resource ${logicalId}.`);
  return resource;
}

function imported(world: World, exportName: string): unknown {
  for (const stack of world.stacks) {
    for (const output of stack.template.outputs.values()) {
      if (output.exportName !== undefined && resolve(stack, output.exportName) === exportName)
        return resolve(stack, output.value);
    }
  }
  throw new Error(`No stack exports ${exportName}.`);
}

const withSecrets = (world: World, text: string): string =>
  text.replace(/\{\{resolve:secretsmanager:(arn:.*?):SecretString:[^}]*\}\}/g, (_, arn: string) =>
    world.options.secret(arn),
  );

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}
