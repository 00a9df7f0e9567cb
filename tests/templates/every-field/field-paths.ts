/** A place in a configuration: `interfaces[]<port>.mtu`, with the kind of an interface and whether it is switched. */
export type FieldPath = string;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function stepInto(path: FieldPath, value: Readonly<Record<string, unknown>>): FieldPath {
  if (!/(^|\.)interfaces\[\]$/.test(path) || typeof value.kind !== 'string') return path;
  return `${path}<${value.kind}${isObject(value.switchport) ? ' switched' : ''}>`;
}

const join = (path: FieldPath, name: string): FieldPath => (path === '' ? name : `${path}.${name}`);

/** Where elements of the plan are named: provenance, not configuration. */
const isProvenance = (name: string, value: unknown): boolean => name === 'from' && Array.isArray(value);

/** A port that does not authenticate. */
const saysNothing = (name: string, value: unknown): boolean => name === 'dot1x' && value === 'none';

/** Every place of a configuration that has a value of its own. */
export function pathsOf(value: unknown, path: FieldPath = ''): FieldPath[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, `${path}[]`));
  if (!isObject(value)) return [path];
  const own = stepInto(path, value);
  return Object.entries(value).flatMap(([name, inner]) =>
    isProvenance(name, inner) || saysNothing(name, inner) ? [] : pathsOf(inner, join(own, name)),
  );
}

/** A copy with every value at a place changed. */
export function changedAt(
  value: unknown,
  wanted: FieldPath,
  change: (value: unknown) => unknown,
  path: FieldPath = '',
): unknown {
  if (Array.isArray(value)) return value.map((item) => changedAt(item, wanted, change, `${path}[]`));
  if (!isObject(value)) return path === wanted ? change(value) : value;
  const own = stepInto(path, value);
  if (own !== '' && !wanted.startsWith(own)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isProvenance(name, inner) ? inner : changedAt(inner, wanted, change, join(own, name)),
    ]),
  );
}

/** As an omission names it: without lists and kinds. */
export const plainPath = (path: FieldPath): string => path.replace(/\[\]|<[^>]*>/g, '');
