import { packJson, unpackJson } from './sealed-json.ts';
import type { StoredBody } from './stored-body.ts';

/**
 * Bytes of a compressed text that its item keeps, about 100 KB of configuration: small enough that a list of hundreds of
 * items is read at once.
 */
export const largestInlineText = 16_000;

/** Characters of all texts in the answer to a list; items beyond it come without theirs. */
const mostListedText = 1_000_000;

/** A text with the values next to it, compressed. */
export const packText = (content: unknown): Uint8Array => packJson(Buffer.from(JSON.stringify(content)));

/** The texts of a list, in its order, as far as one answer has room for them; none that is in S3. */
export function readTexts(bodies: readonly StoredBody[]): unknown[] {
  let room = mostListedText;
  const contents: unknown[] = [];
  for (const body of bodies) {
    const json = 'body' in body && room > 0 ? unpackJson(body.body) : undefined;
    room -= json?.length ?? 0;
    contents.push(json === undefined || room < 0 ? undefined : JSON.parse(json));
  }
  return contents;
}
