import type { Because } from '../../contract/because.ts';
import type { Inputs } from './rule.ts';
import type { rules } from './rules.ts';

export type RuleId = keyof typeof rules;
export type InputsOf<Id extends RuleId> = Inputs<(typeof rules)[Id]['inputs']>;

/** The reason of an element: its rule, the figures that went in, and the requirements that it serves. */
export const because = <Id extends RuleId>(
  rule: Id,
  inputs: InputsOf<Id> & Because['inputs'],
  serves?: readonly string[],
): Because => (serves === undefined ? { rule, inputs } : { rule, inputs, serves: [...serves] });
