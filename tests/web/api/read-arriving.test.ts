import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArriving } from '#web/api/read-arriving.ts';
import { answerText } from '../../../functions/http/answer-text.ts';

const route = { longLists: ['nodes', 'edges'] };
const label = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('[\n', '\n]', '",\n', '"nodes":[', '\\'),
);
const element = fc.record({ id: label, ports: fc.array(label, { maxLength: 3 }) }, { requiredKeys: ['id'] });
const elements = fc.oneof(
  fc.array(element, { maxLength: 12 }),
  // More than a line holds.
  element.map((one) => Array.from({ length: 230 }, (_, index) => ({ ...one, index }))),
);
const topology = fc.record({
  success: fc.constant(true),
  data: fc.record({ name: label, nodes: elements, edges: elements, subnets: fc.array(element) }),
});

/** The bytes of a text in pieces of these lengths, again and again. */
function inPieces(text: string, lengths: readonly number[]): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start: (controller) => {
      let at = 0;
      for (let piece = 0; at < bytes.length; piece += 1) {
        const end = at + (lengths[piece % lengths.length] ?? bytes.length);
        controller.enqueue(bytes.slice(at, end));
        at = end;
      }
      controller.close();
    },
  });
}

describe('an answer that is read while it arrives', () => {
  it('is what JSON.parse makes of it, wherever it is cut', async () => {
    const pieces = fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(topology, pieces, async (answer, lengths) => {
        const text = answerText(route, answer);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(answer)));
        expect(await readArriving(inPieces(text, lengths))).toEqual(JSON.parse(text));
      }),
      { numRuns: 100 },
    );
  });

  it('keeps the order of its fields, and those without a value out', async () => {
    const text = answerText(route, { data: { nodes: [{ id: 'a' }], notes: undefined, edges: [] } });
    const read = await readArriving(inPieces(text, [7]));
    expect(JSON.stringify(read)).toBe('{"data":{"nodes":[{"id":"a"}],"edges":[]}}');
  });

  it('may have come in one line, from a service that knows of none', async () => {
    const text = JSON.stringify({ success: true, data: { nodes: [{ id: 'a' }], edges: [] } });
    expect(await readArriving(inPieces(text, [5]))).toEqual(JSON.parse(text));
  });

  it.each(['', '<h1>Bad gateway</h1>', '{"success":true,"data":{"nodes":[\n{"id":"a"},\n'])(
    'is refused where it is not whole JSON: %j',
    async (text) => {
      await expect(readArriving(inPieces(text, [3]))).rejects.toThrow(SyntaxError);
    },
  );
});
