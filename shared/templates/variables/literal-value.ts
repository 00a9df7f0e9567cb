import type { TagToken } from '../syntax/template-tags.ts';

/** The value of a token that states one: text, number, true or false. */
export function literalValue({ kind, text }: TagToken): string | number | boolean | undefined {
  if (kind === 'string') return text.slice(1, -1).replace(/\\(.)/gs, '$1');
  if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : undefined;
  return booleans.get(text);
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
]);
