import type { Requirements } from '#shared/contract/requirements.ts';
import { statedRequirements } from '#shared/network/requirements/trace-requirements.ts';

const known = new WeakMap<Requirements, ReadonlyMap<string, string>>();

/** Each stated requirement in words, by where it stands in the design. */
export function statedWords(requirements: Requirements): ReadonlyMap<string, string> {
  const made = known.get(requirements);
  if (made) return made;
  const words = new Map(statedRequirements(requirements).map(({ field, words }) => [field, words]));
  known.set(requirements, words);
  return words;
}
