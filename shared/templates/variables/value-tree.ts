/** A value that a template can insert, or a group of such values, as the data browser shows it. */
export interface OfferedValue {
  readonly name: string;
  /** What is inserted between `{{` and `}}`: `interfaces[0].description`. */
  readonly expression: string;
  /** As text, of a value that has no parts. */
  readonly value?: string;
  /** Made when they are looked at: a device of 48 ports has thousands. */
  readonly children?: () => readonly OfferedValue[];
}

/** What a template may read, by the names that it is read under. */
export const valueTree = (values: Readonly<Record<string, unknown>>): OfferedValue[] =>
  Object.entries(values).flatMap(([name, value]) => offered(name, name, value));

function offered(name: string, expression: string, value: unknown): OfferedValue[] {
  if (value === undefined || value === null || typeof value === 'function') return [];
  if (typeof value !== 'object') return [{ name, expression, value: String(value) }];
  const parts = Array.isArray(value)
    ? value.map((item, index) => [labelOf(item, index), `${expression}[${index}]`, item] as const)
    : Object.entries(value).map(([field, item]) => [field, `${expression}${access(field)}`, item] as const);
  return [
    {
      name,
      expression,
      children: () => parts.flatMap(([label, inner, item]) => offered(label, inner, item)),
    },
  ];
}

const access = (field: string): string =>
  /^[A-Za-z_]\w*$/.test(field) ? `.${field}` : `[${JSON.stringify(field)}]`;

/** A row is called by its own name where it has one. */
function labelOf(item: unknown, index: number): string {
  if (typeof item !== 'object' || item === null) return `${index}`;
  const fields = new Map<string, unknown>(Object.entries(item));
  const name = fields.get('name') ?? fields.get('hostname') ?? fields.get('id');
  return typeof name === 'string' || typeof name === 'number' ? `${name}` : `${index}`;
}
