import type { Body } from './save-body.ts';
import { unpackJson } from './sealed-json.ts';

/** What an item has stored. @throws Error where it points to an object that is gone */
export async function readText(body: Body): Promise<unknown> {
  if ('body' in body) return JSON.parse(await unpackJson(body.body));
  const packed = await (await configurationBodies()).read(body.bodyKey);
  if (!packed) throw new Error(`The text ${body.bodyKey} is not where its item says`);
  return JSON.parse(await unpackJson(packed));
}

/** Most texts never need S3, whose client takes long to load. */
export const configurationBodies = async () =>
  (await import('./configuration-bodies.ts')).configurationBodies;
