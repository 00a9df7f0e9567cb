import '../../support/function-environment.ts';
import { randomBytes } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineRoute } from '#shared/contract/define-route.ts';
import { implement } from '../../../functions/http/implement.ts';
import { aContext, anEvent, type Request, send } from '../../support/http-events.ts';
import { withRequestLog } from '../../support/request-log.ts';

withRequestLog();

const common = {
  domain: 'designs',
  method: 'POST',
  path: '/things',
  access: 'public',
  summary: 'Takes a thing',
  answer: z.strictObject({ data: z.unknown() }),
  fallback: 'Failed to take thing',
} as const;
const takeThing = defineRoute({
  ...common,
  name: 'takeThing',
  body: z.strictObject({
    name: z.string(),
    sites: z.array(z.strictObject({ users: z.int().min(0) })).optional(),
  }),
});
const takeNothing = defineRoute({ ...common, name: 'takeNothing' });

const echo = implement(takeThing)(async ({ body }) => ({ data: body }));
const ignore = implement(takeNothing)(async () => ({ data: 'done' }));
const json = { 'content-type': 'application/json' };

describe('a JSON body', () => {
  it.each([
    ['as text', { body: '{"name":"Ada"}', headers: json }],
    ['as bytes', { body: Buffer.from('{"name":"Ada"}'), headers: json }],
    [
      'in UTF-8, said so',
      { body: '{"name":"Ada"}', headers: { 'content-type': 'Application/JSON; charset="UTF-8"' } },
    ],
    ['with a byte order mark', { body: Buffer.from('\uFEFF{"name":"Ada"}'), headers: json }],
    ['gzipped', { body: gzipSync('{"name":"Ada"}'), headers: { ...json, 'content-encoding': 'gzip' } }],
    ['as a gzip file', { body: gzipSync('{"name":"Ada"}'), headers: { 'content-type': 'application/gzip' } }],
    ['unpacked by the gateway', { body: '{"name":"Ada"}', headers: { ...json, 'content-encoding': 'gzip' } }],
  ] satisfies [string, Request][])('is read when it comes %s', async (_how, request) => {
    expect((await send(echo, request)).body).toEqual({ success: true, data: { name: 'Ada' } });
  });

  it('keeps text in any script', async () => {
    const name = 'Zürich – 東京 🏢';
    expect(
      (
        await send(echo, {
          body: gzipSync(JSON.stringify({ name })),
          headers: { 'content-type': 'application/gzip' },
        })
      ).body.data,
    ).toEqual({ name });
  });

  it.each([
    ['malformed', { body: '{"name":', headers: json }, 400],
    ['not UTF-8', { body: Buffer.from([0x22, 0xff, 0xfe, 0x22]), headers: json }, 400],
    [
      'not gzip although it says so',
      { body: Buffer.from('plain'), headers: { 'content-type': 'application/gzip' } },
      400,
    ],
    [
      'cut short',
      { body: gzipSync('{"name":"Ada"}').subarray(0, 20), headers: { 'content-type': 'application/gzip' } },
      400,
    ],
    ['without a content type', { body: '{"name":"Ada"}' }, 415],
    [
      'of another content type',
      { body: 'name=Ada', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
    ],
    [
      'in another charset',
      { body: '{}', headers: { 'content-type': 'application/json; charset=utf-16' } },
      415,
    ],
    [
      'packed otherwise',
      { body: deflateSync('{}'), headers: { ...json, 'content-encoding': 'deflate' } },
      415,
    ],
    ['larger than the route takes', { body: `"${'x'.repeat(1_000_000)}"`, headers: json }, 413],
    [
      'larger than the route takes once unpacked',
      { body: gzipSync(Buffer.alloc(1_000_001, ' ')), headers: { 'content-type': 'application/gzip' } },
      413,
    ],
    ['larger than Lambda takes', { body: `"${'x'.repeat(6_000_000)}"`, headers: json }, 413],
  ] satisfies [string, Request, number][])('is rejected when it is %s', async (_what, request, expected) => {
    const { status, body } = await send(echo, request);
    expect(status).toBe(expected);
    expect(body).toMatchObject({ success: false, error: body.message });
  });

  it('may be larger where the route says so', async () => {
    const takeMuch = implement(
      defineRoute({
        ...common,
        name: 'takeMuch',
        body: z.strictObject({ name: z.string() }),
        bodyKind: { kind: 'json', maxBytes: 2_000_000 },
      }),
    )(async ({ body }) => ({ data: body.name.length }));
    const named = (name: string) => ({
      body: gzipSync(JSON.stringify({ name })),
      headers: { 'content-type': 'application/gzip' },
    });
    const text = randomBytes(1_000_000).toString('hex');
    expect((await send(takeMuch, named(text.slice(0, 1_900_000)))).body.data).toBe(1_900_000);
    expect((await send(takeMuch, named(text))).status).toBe(413);
    // A hundred times its packed size is no text that anybody wrote.
    expect((await send(takeMuch, named('x'.repeat(1_900_000)))).status).toBe(413);
  });

  it('is requested when it is missing', async () => {
    const { status, body } = await send(echo);
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'Body is missing.', details: { fields: [{ field: 'body' }] } });
  });

  it('is rejected with the path and the reason of each invalid field, the first in the sentence', async () => {
    const { status, body } = await send(echo, {
      json: { sites: [{ users: 1 }, { users: -1, extra: true }], nmae: 'Ada' },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid_request',
      message: 'Name is missing.',
      details: {
        fields: [
          { field: 'name', message: 'is missing' },
          { field: 'sites[1].users', message: 'must be at least 0' },
          { field: 'sites[1].extra', message: 'is not a known field' },
          { field: 'nmae', message: 'is not a known field' },
        ],
      },
    });
  });

  it('names at most fifty invalid fields', async () => {
    const sites = Array.from({ length: 1_000 }, () => ({ users: -1 }));
    const { body } = await send(echo, { json: { name: 'Ada', sites } });
    expect((body.details as { fields: unknown[] }).fields).toHaveLength(50);
  });

  it.each(['{"name":"Ada","__proto__":{"isAdmin":true}}', '{"name":"Ada","constructor":{"prototype":{}}}'])(
    'cannot reach a prototype: %s',
    async (body) => {
      expect((await send(echo, { body, headers: json })).status).toBe(400);
      expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
    },
  );
});

describe('a call that takes no body', () => {
  it.each(['', '{}', ' { } ', 'null'])('accepts an empty one: "%s"', async (body) => {
    expect((await send(ignore, { body, headers: json })).status).toBe(200);
    expect((await send(ignore, { body: Buffer.from(body), headers: json })).status).toBe(200);
  });

  it('rejects one with content', async () => {
    const { status, body } = await send(ignore, { json: { name: 'Ada' } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'This call takes no body.' });
  });
});

describe('a query', () => {
  it('is rejected when it is unknown', async () => {
    const { status, body } = await send(ignore, { query: { debug: '1' } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'Debug is not a known field.' });
  });
});

it('survives an event without any of the optional parts', async () => {
  const event = anEvent();
  event.headers = {};
  const result = await ignore(event, aContext());
  expect(result.statusCode).toBe(200);
});
