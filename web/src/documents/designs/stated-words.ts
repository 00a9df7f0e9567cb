import { onceEach } from '#shared/caching/once-each.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import { statedRequirements } from '#shared/network/requirements/trace-requirements.ts';

/** Each stated requirement in words, by where it stands in the design. */
export const statedWords = onceEach(
  (requirements: Requirements): ReadonlyMap<string, string> =>
    new Map(statedRequirements(requirements).map(({ field, words }) => [field, words])),
);
