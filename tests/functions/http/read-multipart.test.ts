import '../../support/function-environment.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineRoute } from '#shared/contract/define-route.ts';
import { implement } from '../../../functions/http/implement.ts';
import { send } from '../../support/http-events.ts';
import { withRequestLog } from '../../support/request-log.ts';

withRequestLog();

const Upload = z.strictObject({
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.instanceof(Uint8Array).transform((bytes) => Buffer.from(bytes).toString('utf-8')),
});
const uploadImage = defineRoute({
  name: 'uploadImage',
  domain: 'designs',
  method: 'POST',
  path: '/images',
  access: 'public',
  summary: 'Takes an image',
  body: z.strictObject({
    name: z.string(),
    tags: z.union([z.string(), z.array(z.string())]).optional(),
    image: Upload.optional(),
  }),
  bodyKind: { kind: 'multipart', file: 'image', maxBytes: 1_000 },
  answer: z.strictObject({ data: z.unknown() }),
  fallback: 'Failed to take image',
});
const echo = implement(uploadImage)(async ({ body }) => ({ data: body }));

/** Encodes a form as a browser does. */
async function encoded(parts: [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const request = new Response(form);
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: new Uint8Array(await request.arrayBuffer()),
  };
}

const sendForm = async (parts: [string, string | File][]) => send(echo, await encoded(parts));
const image = (content: string, name = 'core.svg') => new File([content], name, { type: 'image/svg+xml' });

describe('a form', () => {
  it('is read with its text and its file', async () => {
    const { body } = await sendForm([
      ['name', 'Kern – 東京'],
      ['image', image('<svg/>', 'Büro.svg')],
    ]);
    expect(body).toEqual({
      success: true,
      data: {
        name: 'Kern – 東京',
        image: { fileName: 'Büro.svg', contentType: 'image/svg+xml', bytes: '<svg/>' },
      },
    });
  });

  it('gives a repeated field as a list', async () => {
    const { body } = await sendForm([
      ['name', 'a'],
      ['tags', 'x'],
      ['tags', 'y'],
      ['tags', 'z'],
    ]);
    expect(body.data).toEqual({ name: 'a', tags: ['x', 'y', 'z'] });
  });

  it.each([
    [
      'a file in the wrong field',
      [
        ['name', 'a'],
        ['photo', image('x')],
      ],
      400,
      'photo',
    ],
    [
      'two files',
      [
        ['name', 'a'],
        ['image', image('x')],
        ['image', image('y')],
      ],
      400,
      'image',
    ],
    [
      'an unknown field',
      [
        ['name', 'a'],
        ['colour', 'red'],
      ],
      400,
      'colour',
    ],
    [
      'a field that reaches for a prototype',
      [
        ['name', 'a'],
        ['__proto__', 'x'],
      ],
      400,
      '__proto__',
    ],
    ['a missing field', [['tags', 'a']], 400, 'name'],
  ] satisfies [string, [string, string | File][], number, string][])(
    'is rejected with %s',
    async (_what, parts, expected, field) => {
      const { status, body } = await sendForm(parts);
      expect(status).toBe(expected);
      expect(body).toMatchObject({ code: 'invalid_request', details: { fields: [{ field }] } });
    },
  );

  it('is rejected with a file that is too large', async () => {
    const { status, body } = await sendForm([
      ['name', 'a'],
      ['image', image('x'.repeat(1_001))],
    ]);
    expect(status).toBe(413);
    expect(body.message).toBe('The file must have at most 1 kB.');
  });

  it('is rejected with too long a text or too many fields', async () => {
    expect((await sendForm([['name', 'x'.repeat(1_000_001)]])).status).toBe(413);
    const many = Array.from({ length: 101 }, (_, index): [string, string] => [`f${index}`, '']);
    expect((await sendForm(many)).status).toBe(413);
  });

  it('is rejected when it ends early or has no boundary', async () => {
    const { headers, body } = await encoded([
      ['name', 'a'],
      ['image', image('x'.repeat(500))],
    ]);
    for (const [type, bytes] of [
      [headers['content-type'], body.subarray(0, 150)],
      [headers['content-type'], body.subarray(0, -60)],
      ['multipart/form-data', body],
      ['multipart/form-data; boundary=other', body],
    ] as const) {
      const answer = await send(echo, { headers: { 'content-type': type }, body: bytes });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ message: 'The form is not valid multipart data.' });
    }
  });

  it('must be sent as a form', async () => {
    expect((await send(echo, { json: { name: 'a' } })).status).toBe(415);
  });
});
