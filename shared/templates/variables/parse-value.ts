import type { TemplateVariable, VariableValue } from '../../contract/template-variables.ts';
import { joinOr } from '../../vocabulary/lists.ts';
import { isIpv4Text, parseAddressValue, prefixOfNetmask } from '../filters/address-value.ts';
import { integerOf } from '../filters/filter.ts';
import { macDigits } from '../filters/mac-filters.ts';
import { compilePattern } from './linear-pattern.ts';

/** A value of the variable's type, or what is wrong with it in words that follow the variable's name. */
export type ParsedValue =
  | { readonly ok: true; readonly value: VariableValue }
  | { readonly ok: false; readonly problem: string };

const valid = (value: VariableValue): ParsedValue => ({ ok: true, value });
const wrong = (problem: string): ParsedValue => ({ ok: false, problem });

/** Reads a value as it is entered, pasted from CSV or stored: text may state numbers, booleans and lists. */
export function parseValue(variable: TemplateVariable, entered: VariableValue): ParsedValue {
  const typed = ofType(variable, entered);
  if (!typed.ok) return typed;
  const problem = outOfBounds(variable, typed.value) ?? offPattern(variable, typed.value);
  return problem === undefined ? typed : wrong(problem);
}

function ofType({ dataType, options }: TemplateVariable, entered: VariableValue): ParsedValue {
  const text = typeof entered === 'number' || typeof entered === 'boolean' ? String(entered) : entered;
  if (dataType === 'list') return listOf(entered);
  if (dataType === 'string' && typeof text !== 'string') return valid(entered);
  if (typeof text !== 'string') return wrong(sentences[dataType]);
  const trimmed = text.trim();
  switch (dataType) {
    case 'string':
    case 'secret':
      return valid(text);
    case 'integer': {
      const number = integerOf(trimmed);
      return number === undefined ? wrong(sentences.integer) : valid(number);
    }
    case 'boolean': {
      const flag = flags.get(trimmed.toLowerCase());
      return flag === undefined ? wrong(sentences.boolean) : valid(flag);
    }
    case 'enum':
      return options.includes(text) ? valid(text) : wrong(`must be one of ${joinOr(options)}`);
    case 'vlan': {
      const id = integerOf(trimmed);
      return id === undefined || id < 1 || id > 4094 ? wrong(sentences.vlan) : valid(id);
    }
    default:
      return isText[dataType](trimmed) ? valid(trimmed) : wrong(sentences[dataType]);
  }
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['on', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['off', false],
  ['0', false],
]);

/** RFC 1123: labels of letters, digits and hyphens, 253 characters at most. */
const hostname = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;

const isText = {
  ip: (text: string) => {
    const address = parseAddressValue(text);
    return address !== undefined && address.prefix === undefined;
  },
  cidr: (text: string) => text.includes('/') && parseAddressValue(text)?.prefix !== undefined,
  netmask: (text: string) => isIpv4Text(text) && prefixOfNetmask(text) !== undefined,
  mac: (text: string) => macDigits(text) !== undefined,
  hostname: (text: string) => hostname.test(text),
} satisfies Readonly<Record<string, (text: string) => boolean>>;

const sentences = {
  string: 'must be text',
  secret: 'must be text',
  integer: 'must be a whole number',
  boolean: 'must be true or false',
  enum: 'must be one of the options',
  ip: 'must be an IPv4 or IPv6 address such as 10.0.0.1',
  cidr: 'must be an address with its prefix length such as 10.0.0.0/24',
  netmask: 'must be a netmask such as 255.255.255.0',
  mac: 'must be a MAC address such as 00:1a:2b:3c:4d:5e',
  vlan: 'must be a VLAN id from 1 to 4094',
  hostname: 'must be a host name such as core-1.example.com',
} as const;

/** A list; text is cut at commas and line breaks. */
function listOf(entered: VariableValue): ParsedValue {
  if (typeof entered !== 'string') return Array.isArray(entered) ? valid(entered) : valid([entered]);
  return valid(
    entered
      .split(/[,\n]/)
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );
}

/** The bounds of a number, of the length of text, or of the entries of a list. */
function outOfBounds({ min, max }: TemplateVariable, value: VariableValue): string | undefined {
  const [size, unit] =
    typeof value === 'number'
      ? [value, '']
      : typeof value === 'string'
        ? [value.length, ' characters']
        : Array.isArray(value)
          ? [value.length, ' entries']
          : [undefined, ''];
  if (size === undefined) return undefined;
  if (min !== undefined && size < min)
    return unit === '' ? `must be at least ${min}` : `must have at least ${min}${unit}`;
  if (max !== undefined && size > max)
    return unit === '' ? `must be at most ${max}` : `must have at most ${max}${unit}`;
  return undefined;
}

function offPattern({ pattern }: TemplateVariable, value: VariableValue): string | undefined {
  if (pattern === undefined || pattern === '' || typeof value === 'object') return undefined;
  const compiled = compilePattern(pattern);
  if (!compiled.ok) return `cannot be validated: ${compiled.problem}`;
  return compiled.matches(String(value)) ? undefined : `must match ${pattern}`;
}
