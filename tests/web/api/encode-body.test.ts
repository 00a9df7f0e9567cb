import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodeBody } from '#web/api/encode-body.ts';

describe('a body', () => {
  it('is left out where the route has none', async () => {
    expect(await encodeBody(undefined)).toEqual({ headers: {} });
  });

  it('is not compressed up to 500 KB', async () => {
    const { body } = await encodeBody('x'.repeat(499_998));
    expect(body).toBeTypeOf('string');
  });

  it('is compressed above 500 KB', async () => {
    const value = { note: 'a switch '.repeat(60_000) };
    const { body, headers } = await encodeBody(value);
    expect(headers).toEqual({ 'content-type': 'application/gzip' });
    const bytes = Buffer.from(await new Response(body).arrayBuffer());
    expect(bytes.length).toBeLessThan(50_000);
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(value);
  });
});
