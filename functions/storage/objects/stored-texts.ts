import { rarelyNeededObjects } from './rarely-needed-objects.ts';
import { unpackJson } from './sealed-json.ts';
import type { StoredBody } from './stored-body.ts';

/** What an item has stored. @throws Error where it points to an object that is gone */
export async function readText(body: StoredBody): Promise<unknown> {
  if ('body' in body) return JSON.parse(unpackJson(body.body));
  const packed = await (await rarelyNeededObjects('configurations')).read(body.bodyKey);
  if (!packed) throw new Error(`The text ${body.bodyKey} is not where its item says`);
  return JSON.parse(unpackJson(packed));
}
