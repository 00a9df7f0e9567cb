import type { VariableType, VariableValue } from '../../contract/template-variables.ts';
import { type NameReference, nameReferences } from '../syntax/name-references.ts';
import { placesIn } from '../syntax/places-in.ts';
import { guessType } from './guess-type.ts';
import { literalValue } from './literal-value.ts';

/** A variable that a template reads and does not define, with what its uses say about it. */
export interface InferredVariable {
  readonly name: string;
  readonly dataType: VariableType;
  /** False where the template itself says what happens without it. */
  readonly required: boolean;
  /** Stated by the template: `mtu | default(1500)`. */
  readonly defaultValue?: VariableValue;
  /** What it is compared with, where it is nothing but compared. */
  readonly options: readonly string[];
  /** Fields that are read from it: then it is an object, such as `device`, and not entered as one value. */
  readonly fields: readonly (readonly string[])[];
  /** Of its first use, from 1. */
  readonly line: number;
  readonly column: number;
}

/** Of the last template: whoever edits or renders one asks several times for the same text. */
let last: { readonly template: string; readonly variables: readonly InferredVariable[] } | undefined;

/** Reads the variables off a template's tags, in the order of their first use; works on unfinished templates, too. */
export function inferVariables(template: string): readonly InferredVariable[] {
  if (last?.template !== template) last = { template, variables: readVariables(template) };
  return last.variables;
}

function readVariables(template: string): InferredVariable[] {
  const references = Map.groupBy(nameReferences(template), ({ name }) => name);
  const placeAt = placesIn(template);
  return [...references].map(([name, uses]) => {
    const defaultValue = uses.map(statedDefault).find((value) => value !== undefined);
    return {
      name,
      ...guessType(name, uses),
      required: !uses.some(isGuarded),
      ...(defaultValue !== undefined && { defaultValue }),
      fields: uses.map(({ path }) => path).filter((path) => path.length > 0),
      ...placeAt(uses[0]?.from ?? 0),
    };
  });
}

/** Whether the template asks if the variable exists, or gives it a default. */
function isGuarded({ tokens, index, path }: NameReference): boolean {
  if (path.length > 0) return false;
  const [first, second, third] = tokens.slice(index + 1, index + 4).map(({ text }) => text);
  if (first === '|') return second === 'default' || second === 'd';
  return first === 'is' && ['defined', 'undefined'].includes((second === 'not' ? third : second) ?? '');
}

/** The literal in `name | default(literal)`. */
function statedDefault({ tokens, index, path }: NameReference): VariableValue | undefined {
  const [pipe, filter, open, value, end] = tokens.slice(index + 1, index + 6);
  if (path.length > 0 || pipe?.text !== '|' || open?.text !== '(') return undefined;
  if (filter?.text !== 'default' && filter?.text !== 'd') return undefined;
  return value && (end?.text === ')' || end?.text === ',') ? literalValue(value) : undefined;
}
