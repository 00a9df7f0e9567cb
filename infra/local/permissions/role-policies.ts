import * as z from 'zod';
import type { ResolvedResource } from '../template/resolve-assembly.ts';

/** One statement of a policy: the actions that it allows on which resources, `*` and `?` as wildcards. */
export interface Statement {
  readonly effect: 'Allow' | 'Deny';
  readonly actions: readonly string[];
  readonly resources: readonly string[];
}

/** One string or several, as policies write them. */
export const Strings = z.union([z.string().transform((one) => [one]), z.array(z.string())]);

const PolicyDocument = z.object({
  Statement: z.array(
    z.object({ Effect: z.enum(['Allow', 'Deny']), Action: Strings, Resource: Strings.default([]) }),
  ),
});

const Policy = z.object({ PolicyDocument, Roles: z.array(z.string()) });
const Role = z.object({ Policies: z.array(z.object({ PolicyDocument })).default([]) });

/** What the template lets each role do, by the role's name. */
export function rolePolicies(resources: readonly ResolvedResource[]): Map<string, Statement[]> {
  const statements = new Map<string, Statement[]>();
  const add = (role: string, document: z.output<typeof PolicyDocument>): void => {
    const added = document.Statement.map(({ Effect, Action, Resource }) => ({
      effect: Effect,
      actions: Action,
      resources: Resource,
    }));
    statements.set(role, [...(statements.get(role) ?? []), ...added]);
  };
  for (const { type, ref, properties } of resources) {
    if (type === 'AWS::IAM::Role')
      for (const inline of Role.parse(properties).Policies) add(ref, inline.PolicyDocument);
    if (type === 'AWS::IAM::Policy') {
      const { PolicyDocument: document, Roles } = Policy.parse(properties);
      for (const role of Roles) add(role, document);
    }
  }
  return statements;
}

/** IAM's rule: something allows it and nothing denies it. */
export function isAllowed(statements: readonly Statement[], action: string, resource: string): boolean {
  const matching = statements.filter(
    ({ actions, resources }) =>
      actions.some((pattern) => matches(pattern, action)) &&
      resources.some((pattern) => matches(pattern, resource)),
  );
  return matching.length > 0 && matching.every(({ effect }) => effect === 'Allow');
}

const patterns = new Map<string, RegExp>();

/** Whether a pattern of a policy, with `*` and `?` as wildcards, stands for a text. */
export function matches(pattern: string, text: string): boolean {
  let expression = patterns.get(pattern);
  if (!expression) {
    const escaped = pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.');
    expression = new RegExp(`^${escaped}$`, 'i');
    patterns.set(pattern, expression);
  }
  return expression.test(text);
}
