import { withoutPrefixes } from '../syntax/filter-prefixes.ts';
import { placesIn } from '../syntax/places-in.ts';
import { type StrictOperand, strictOperands } from '../syntax/strict-operands.ts';
import { templateTags } from '../syntax/template-tags.ts';
import { longestTag } from '../syntax/template-tokens.ts';
import type { TemplateProblem } from './template-problem.ts';

/** A template as the engine takes it. */
export interface PreparedTemplate {
  readonly text: string;
  /** Where a tag begins that is too long for the engine. */
  readonly longTag: number | undefined;
  /** A problem of that text, at its place in the template. */
  placed(problem: TemplateProblem): TemplateProblem;
}

/** No template defines it; reading a field of what is undefined is an error of the engine. */
const undefinedName = '__undefined';

/**
 * Puts `row.mtu`, where it is filtered or joined, as `(row.mtu if row.mtu is defined else __undefined.value)`: the engine
 * would let it pass as empty text. Lines stay as they are.
 */
export function prepareTemplate(template: string): PreparedTemplate {
  const source = withoutPrefixes(template);
  const longTag =
    source.length > longestTag
      ? templateTags(source).find(({ tokens }) => tokens.length > longestTag)?.from
      : undefined;
  const operands = longTag === undefined ? strictOperands(source) : [];
  if (operands.length === 0) return { text: source, longTag, placed: (problem) => problem };
  let text = '';
  let end = 0;
  for (const { from, to, path } of operands) {
    text += `${source.slice(end, from)}(${source.slice(from, to)} if ${path} is defined else ${undefinedName}.value)`;
    end = to;
  }
  return {
    text: text + source.slice(end),
    longTag,
    placed: (problem) => placeInSource(source, operands, problem),
  };
}

function placeInSource(
  source: string,
  operands: readonly StrictOperand[],
  problem: TemplateProblem,
): TemplateProblem {
  const placeAt = placesIn(source);
  let shift = 0;
  for (const { from, to, path } of operands) {
    const start = placeAt(from);
    if (start.line > problem.line) break;
    const length = to - from;
    const added = `( if ${path} is defined else ${undefinedName}.value)`.length;
    if (start.line < problem.line) continue;
    const at = problem.column - shift;
    if (at < start.column) break;
    if (at < start.column + length + added) {
      const isInSource = at <= start.column + length;
      return isInSource
        ? { ...problem, column: Math.max(start.column, at - 1) }
        : { ...problem, column: start.column, sentence: `${path} is undefined.` };
    }
    shift += added;
  }
  return { ...problem, column: problem.column - shift };
}
