/** An item as the document client has it. */
export type Item = Record<string, unknown>;

/** What a request gives an expression: the names behind `#name` and the values behind `:value`. */
export interface Terms {
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
}

type Path = readonly string[];

const known = new Map<string, readonly string[]>();

/** Splits an expression into names, values, operators and brackets. */
export function tokensOf(expression: string): readonly string[] {
  const tokens =
    known.get(expression) ??
    expression.match(/<=|>=|<>|[(),=<>+-]|[#:]?[A-Za-z_][\w]*(?:\[\d+\]|\.#?[A-Za-z_]\w*)*/g) ??
    [];
  known.set(expression, tokens);
  return tokens;
}

/** The path that a token names: `#a.b` is the attribute behind `#a`, and `b` in it. */
export const pathOf = (token: string, { names }: Terms): Path =>
  token.split(/\.|(?=\[)/).map((part) => {
    if (part.startsWith('[')) return part.slice(1, -1);
    if (!part.startsWith('#')) return part;
    const name = names[part];
    if (name === undefined) throw new Error(`No name is given for ${part}.`);
    return name;
  });

export const read = (item: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, part) => (typeof at === 'object' && at !== null ? (at as Item)[part] : undefined),
    item,
  );

export function givenValue(token: string, { values }: Terms): unknown {
  if (!(token in values)) throw new Error(`No value is given for ${token}.`);
  return values[token];
}

/** Reads a condition of DynamoDB from left to right and says whether an item meets it. */
export function meets(item: Item | undefined, expression: string | undefined, terms: Terms): boolean {
  if (expression === undefined) return true;
  const tokens = tokensOf(expression);
  let at = 0;
  const next = (): string => tokens[at++] ?? '';
  const takes = (wanted: string): boolean => {
    if (tokens[at]?.toUpperCase() !== wanted) return false;
    at += 1;
    return true;
  };
  const operand = (): unknown => {
    const token = next();
    if (token.startsWith(':')) return givenValue(token, terms);
    if (token === 'size' && takes('(')) {
      const measured = operand();
      takes(')');
      return typeof measured === 'string' || Array.isArray(measured) ? measured.length : undefined;
    }
    return read(item ?? {}, pathOf(token, terms));
  };
  // Both sides are always read, so that the expression is read to its end.
  const any = (): boolean => {
    let met = all();
    while (takes('OR')) met = all() || met;
    return met;
  };
  const all = (): boolean => {
    let met = one();
    while (takes('AND')) met = one() && met;
    return met;
  };
  const one = (): boolean => {
    if (takes('NOT')) return !one();
    if (takes('(')) {
      const met = any();
      takes(')');
      return met;
    }
    const called = functions[tokens[at] ?? ''];
    if (called && tokens[at + 1] === '(') {
      at += 2;
      const given: unknown[] = [operand()];
      while (takes(',')) given.push(operand());
      takes(')');
      return called(...given);
    }
    return compared(operand());
  };
  const compared = (left: unknown): boolean => {
    const operator = next().toUpperCase();
    if (operator === 'BETWEEN') {
      const low = operand();
      takes('AND');
      const high = operand();
      return ordered(low, left, (a, b) => a <= b) && ordered(left, high, (a, b) => a <= b);
    }
    if (operator === 'IN') {
      takes('(');
      const given = [operand()];
      while (takes(',')) given.push(operand());
      takes(')');
      return given.some((each) => same(each, left));
    }
    const right = operand();
    switch (operator) {
      case '=':
        return left !== undefined && same(left, right);
      case '<>':
        return left !== undefined && !same(left, right);
      case '<':
        return ordered(left, right, (a, b) => a < b);
      case '<=':
        return ordered(left, right, (a, b) => a <= b);
      case '>':
        return ordered(left, right, (a, b) => a > b);
      case '>=':
        return ordered(left, right, (a, b) => a >= b);
      default:
        throw new Error(`The operator ${operator} is unknown: ${expression}`);
    }
  };
  const met = any();
  if (at !== tokens.length) throw new Error(`The condition could not be read to its end: ${expression}`);
  return met;
}

const functions: Readonly<Record<string, (...given: unknown[]) => boolean>> = {
  attribute_exists: (value) => value !== undefined,
  attribute_not_exists: (value) => value === undefined,
  begins_with: (value, prefix) => typeof value === 'string' && value.startsWith(String(prefix)),
  contains: (value, wanted) =>
    typeof value === 'string'
      ? value.includes(String(wanted))
      : Array.isArray(value) && value.some((each) => same(each, wanted)),
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function ordered(
  a: unknown,
  b: unknown,
  holds: (a: string | number, b: string | number) => boolean,
): boolean {
  const areNumbers = typeof a === 'number' && typeof b === 'number';
  const areTexts = typeof a === 'string' && typeof b === 'string';
  return areNumbers || areTexts ? holds(a, b) : false;
}
