import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The least that reading device types can be: plain parsing of the same files, and nothing done with them. */
export const handler = async ({ file }: { readonly file: string }): Promise<unknown> => {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as readonly string[];
  for (const text of texts) parse(text);
  return {};
};
