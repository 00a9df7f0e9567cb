import { mostFrom } from '../../../contract/configuration/interfaces.ts';

/** The elements that a statement comes from, each once: the first of them, enough to find it by. */
export const fromElements = (ids: readonly string[]): string[] => [...new Set(ids)].slice(0, mostFrom);
