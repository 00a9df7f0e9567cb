import type { Offered } from '#shared/templates/render/template-target.ts';
import { type OfferedValue, valueTree } from '#shared/templates/variables/value-tree.ts';

/** One line of the data browser. */
export interface OfferedRow {
  readonly name: string;
  /** What is inserted between `{{` and `}}`. */
  readonly expression: string;
  /** As text, of a value that has no parts. */
  readonly value: string | undefined;
  readonly group: OfferedGroup;
}

export const offeredGroups = ['device', 'site', 'design', 'configuration'] as const;
export type OfferedGroup = (typeof offeredGroups)[number];

/** What stands below an expression; without one the values of each level, then the objects of the configuration. */
export function offeredRows({ levels, context }: Offered, expression?: string): readonly OfferedRow[] {
  const { device, site, design } = levels;
  const first = [
    ...valueTree(device).map((value) => rowOf(value, 'device')),
    ...valueTree(without(site, device)).map((value) => rowOf(value, 'site')),
    ...valueTree(without(design, { ...device, ...site })).map((value) => rowOf(value, 'design')),
  ];
  const taken = new Set(first.map(({ name }) => name));
  const objects = valueTree(context).filter(({ name }) => !taken.has(name));
  if (expression === undefined) return [...first, ...objects.map((value) => rowOf(value, 'configuration'))];
  const roots = valueTree({ ...context, ...design, ...site, ...device });
  return (find(roots, expression)?.children?.() ?? []).map((value) => rowOf(value, 'configuration'));
}

/** Goes down the branches that the expression begins with; a tree of thousands is never made whole. */
function find(values: readonly OfferedValue[], expression: string): OfferedValue | undefined {
  const branch = values.find((value) => value.expression === expression);
  if (branch) return branch;
  const above = values.filter(
    (value) =>
      expression.startsWith(value.expression) && /^[.[]/.test(expression.slice(value.expression.length)),
  );
  for (const value of above) {
    const found = find(value.children?.() ?? [], expression);
    if (found) return found;
  }
  return undefined;
}

const rowOf = ({ name, expression, value }: OfferedValue, group: OfferedGroup): OfferedRow => ({
  name,
  expression,
  value,
  group,
});

const without = <Value>(values: Readonly<Record<string, Value>>, others: object): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(others, name)));
