import '../../support/function-environment.ts';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineRoute } from '#shared/contract/define-route.ts';
import { implement } from '../../../functions/http/implement.ts';
import { type FileAnswer, largestFileBytes } from '../../../functions/http/reply.ts';
import { send } from '../../support/http-events.ts';
import { withRequestLog } from '../../support/request-log.ts';

withRequestLog();

const common = {
  domain: 'reports',
  method: 'GET',
  path: '/paper',
  access: 'public',
  summary: 'A paper',
  fallback: 'Failed to fetch paper',
} as const;
const readText = defineRoute({ ...common, name: 'readText', answer: z.strictObject({ data: z.string() }) });
const readPdf = defineRoute({
  ...common,
  name: 'readPdf',
  answer: z.instanceof(Uint8Array),
  answerKind: 'pdf',
});

const textOf = (data: string) => implement(readText)(async () => ({ data }));
const fileOf = (file: FileAnswer) => implement(readPdf)(async () => file);
const gzip = { 'accept-encoding': 'br, gzip;q=0.8' };

describe('a JSON answer', () => {
  it('is compressed when it is large and the client takes gzip', async () => {
    const data = 'switch '.repeat(30_000);
    const { headers, body, result } = await send(textOf(data), { headers: gzip });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept, accept-encoding' });
    expect(result.isBase64Encoded).toBe(true);
    expect(result.body?.length).toBeLessThan(2_000);
    expect(body.data).toBe(data);
  });

  it.each([
    ['does not take gzip', {}],
    ['refuses gzip', { 'accept-encoding': 'gzip;q=0, br' }],
  ])('stays plain for a client that %s', async (_what, headers) => {
    const data = 'switch '.repeat(30_000);
    const answer = await send(textOf(data), { headers });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.body.data).toBe(data);
  });

  it('stays plain when it is small', async () => {
    const { headers } = await send(textOf('small'), { headers: gzip });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('returns 413 instead of more than Lambda can carry', async () => {
    const noise = randomBytes(5_000_000).toString('hex');
    for (const headers of [{}, gzip]) {
      const { status, body } = await send(textOf(noise), { headers });
      expect(status).toBe(413);
      expect(body).toMatchObject({ success: false, code: 'too_large' });
    }
  });
});

describe('a file', () => {
  it('is returned as bytes with its type and its name', async () => {
    const bytes = new Uint8Array([37, 80, 68, 70, 0, 255]);
    const { status, headers, result } = await send(fileOf({ bytes, fileName: 'report_1.pdf' }));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=report_1.pdf',
      'cache-control': 'no-store',
    });
    expect(result.isBase64Encoded).toBe(true);
    expect(new Uint8Array(Buffer.from(result.body ?? '', 'base64'))).toEqual(bytes);
  });

  it('keeps a name from breaking out of its header', async () => {
    const fileName = 'Büro "Ost"\r\nx: y.pdf';
    const { headers } = await send(fileOf({ bytes: new Uint8Array(1), fileName }));
    const disposition = headers['content-disposition'] ?? '';
    expect(disposition).toBe(
      "attachment; filename=B_ro__Ost___x__y.pdf; filename*=UTF-8''B%C3%BCro%20%22Ost%22%0D%0Ax%3A%20y.pdf",
    );
  });

  it('may be a redirect', async () => {
    const { status, headers } = await send(fileOf({ redirectTo: 'https://files.example.com/1?signed' }));
    expect(status).toBe(302);
    expect(headers).toMatchObject({
      location: 'https://files.example.com/1?signed',
      'cache-control': 'no-store',
    });
  });

  it('that is larger than a function can return is our fault: 500', async () => {
    const bytes = new Uint8Array(largestFileBytes + 1);
    expect((await send(fileOf({ bytes, fileName: 'large.pdf' }))).status).toBe(500);
  });
});
