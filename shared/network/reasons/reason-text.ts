import type { Because } from '../../contract/because.ts';
import type { ReasonText } from './rule.ts';
import { rules } from './rules.ts';

/** Makes the sentences of a reason. A rule that is not known is shown by its id. */
export const reasonText = ({ rule, inputs }: Because): ReasonText =>
  readers.get(rule)?.(inputs) ?? { rule, arithmetic: '' };

/** The arithmetic of a reason alone, for tight spaces; empty without a reason. */
export const arithmeticOf = (because: Because | undefined): string =>
  because === undefined ? '' : reasonText(because).arithmetic;

const readers = new Map(Object.entries(rules).map(([id, { read }]) => [id, read]));
