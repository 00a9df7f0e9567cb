import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { line, name, paragraphs } from '#shared/contract/text.ts';

const refusals = (schema: z.ZodType, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('a name', () => {
  it.each(['HQ', 'Zürich – 東京 🏢', 'مقر الشركة', '👩‍💻', 'می‌خواهم', '#', '__proto__', '<b>'])(
    'may be %j',
    (text) => {
      expect(name(100).parse(` ${text} `)).toBe(text);
    },
  );

  it.each([
    ['nothing', ' ', 'must not be empty'],
    ['nothing that is seen', '\u200B\u2060', 'must have a visible character'],
    ['two lines', 'HQ\nBranch', 'must be on one line'],
    ['a NUL', 'HQ\u0000', 'must not contain control characters'],
    ['half a character', 'HQ\uD83C', 'must not contain half of a character (a lone surrogate)'],
    ['a turned direction', '\u202Efdp.exe', 'must not contain control characters'],
    ['more than fits', 'x'.repeat(101), 'must have at most 100 characters'],
  ])('must not be %s', (_what, text, refusal) => {
    expect(refusals(name(100), text)).toEqual([refusal]);
  });
});

it('takes every character but those that Unicode says are controls, ends of lines and tabs apart, and turns of direction', () => {
  const refused = /[^\P{Cc}\n\r\t\u0085]|[\p{Bidi_Control}&&[^\u061C\u200E\u200F]]|\p{Surrogate}/v;
  const text = paragraphs(3);
  const astray: string[] = [];
  for (let code = 0; code < 0x30000; code += 1) {
    const character = String.fromCodePoint(code);
    if (text.safeParse(`a${character}b`).success === refused.test(character)) astray.push(code.toString(16));
  }
  expect(astray).toEqual([]);
});

it('a line may be empty, a text may have paragraphs, and neither may contain control characters', () => {
  expect(line(10).parse(' ')).toBe('');
  expect(paragraphs(20).parse('one\r\n\ttwo\n')).toBe('one\r\n\ttwo');
  for (const schema of [line(10), paragraphs(10)])
    expect(refusals(schema, 'a\u0007b')).toEqual(['must not contain control characters']);
});
