import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { Agent, createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createObjectStore,
  type ObjectStoreOptions,
} from '../../../infra/local/object-store/operations/server.ts';
import { readUploadForm } from '../../../infra/local/object-store/upload-form.ts';

const REGION = 'eu-west-1';
const BUCKET = 'reports';
const OTHER_BUCKET = 'uploads';
const SECRETS: Readonly<Record<string, string>> = {
  AKIDOWNER: 'owner-secret',
  AKIDREADER: 'reader-secret',
  AKIDNOTES: 'notes-secret',
};
/** The owner may do everything, the reader only read objects, the notes key only delete below notes/ . */
const access: ObjectStoreOptions['access'] = {
  secretFor: (accessKeyId) => SECRETS[accessKeyId],
  allows: (accessKeyId, action, resource) =>
    accessKeyId === 'AKIDOWNER' ||
    (accessKeyId === 'AKIDREADER' && action === 's3:GetObject') ||
    (accessKeyId === 'AKIDNOTES' &&
      action === 's3:DeleteObject' &&
      resource.startsWith(`arn:aws:s3:::${BUCKET}/notes/`)),
};
const CORS = {
  AllowedOrigins: ['https://*.netwright.example'],
  AllowedMethods: ['GET', 'PUT', 'POST'],
  AllowedHeaders: ['content-type', 'x-amz-*'],
  ExposedHeaders: ['ETag'],
  MaxAge: 600,
};

let directory: string;
let server: Server;
let endpoint: string;
let owner: S3Client;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'object-store-'));
  server = createObjectStore({
    directory,
    region: REGION,
    buckets: [{ name: BUCKET, cors: [CORS] }, { name: OTHER_BUCKET }],
    access,
  });
  endpoint = await listening(server);
  owner = clientOf('AKIDOWNER');
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(directory, { recursive: true });
});

describe('objects', () => {
  it('are returned as stored, with their type, headers and metadata', async () => {
    const stored = await put('notes/hello.txt', 'Grüße', {
      ContentType: 'text/plain; charset=utf-8',
      CacheControl: 'private, max-age=60',
      ContentDisposition: 'inline',
      Metadata: { design: 'd-1' },
    });
    const got = await owner.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'notes/hello.txt' }));
    expect(await got.Body?.transformToString()).toBe('Grüße');
    expect(got).toMatchObject({
      ETag: stored.ETag,
      ContentType: 'text/plain; charset=utf-8',
      CacheControl: 'private, max-age=60',
      ContentDisposition: 'inline',
      Metadata: { design: 'd-1' },
      ChecksumCRC32: stored.ChecksumCRC32,
    });
    const head = await owner.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'notes/hello.txt' }));
    expect(head).toMatchObject({ ContentLength: 7, ETag: stored.ETag, Metadata: { design: 'd-1' } });
    expect(Math.abs(Date.now() - Number(head.LastModified))).toBeLessThan(60_000);
  });

  it('may be empty, and are typed as bytes by default', async () => {
    await fetch(await presignedPut('empty'), { method: 'PUT', body: new Uint8Array() });
    const got = await owner.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'empty' }));
    expect(await got.Body?.transformToString()).toBe('');
    expect(got).toMatchObject({ ContentLength: 0, ContentType: 'binary/octet-stream' });
  });

  it('of 5 MB survive, from a buffer and from a stream', async () => {
    const bytes = randomBytes(5 * 1024 * 1024);
    await put('large/buffer', bytes);
    await put('large/stream', Readable.from(slices(bytes, 70_001)), {
      ContentLength: bytes.length,
      ContentEncoding: 'identity',
    });
    for (const key of ['large/buffer', 'large/stream']) {
      const got = await owner.send(new GetObjectCommand({ Bucket: BUCKET, Key: key }));
      expect(Buffer.from((await got.Body?.transformToByteArray()) ?? []).equals(bytes), key).toBe(true);
    }
    const streamed = await owner.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'large/stream' }));
    expect(streamed.ContentEncoding).toBe('identity');
  });

  it('are gone once deleted, and deleting them again is no error', async () => {
    await put('short-lived', 'x');
    await owner.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'short-lived' }));
    await owner.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'short-lived' }));
    await expect(get('short-lived')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(
      owner.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'short-lived' })),
    ).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('are replaced whole: a reader keeps the version that it opened', async () => {
    const [before, after] = [Buffer.alloc(4_000_000, 'a'), Buffer.alloc(4_000_000, 'b')];
    await put('replaced', before);
    const got = await owner.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'replaced' }));
    await put('replaced', after);
    expect(Buffer.from((await got.Body?.transformToByteArray()) ?? []).equals(before)).toBe(true);
    expect(await get('replaced')).toBe(after.toString());
  });

  it('are copied with their headers, or with new ones', async () => {
    await put('copy/söurce +1', 'to copy', { ContentType: 'text/plain', Metadata: { of: 'source' } });
    const CopySource = encodeURI(`${BUCKET}/copy/söurce +1`);
    await owner.send(new CopyObjectCommand({ Bucket: OTHER_BUCKET, Key: 'kept', CopySource }));
    await owner.send(
      new CopyObjectCommand({
        Bucket: OTHER_BUCKET,
        Key: 'new',
        CopySource,
        MetadataDirective: 'REPLACE',
        Metadata: { of: 'copy' },
      }),
    );
    const kept = await owner.send(new GetObjectCommand({ Bucket: OTHER_BUCKET, Key: 'kept' }));
    expect(kept).toMatchObject({ ContentType: 'text/plain', Metadata: { of: 'source' } });
    expect(await kept.Body?.transformToString()).toBe('to copy');
    const replaced = await owner.send(new HeadObjectCommand({ Bucket: OTHER_BUCKET, Key: 'new' }));
    expect(replaced.Metadata).toEqual({ of: 'copy' });
    await expect(
      owner.send(new CopyObjectCommand({ Bucket: BUCKET, Key: 'copy', CopySource: `${BUCKET}/not-there` })),
    ).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});

describe('keys', () => {
  const ODD_KEYS = [
    '../../etc/passwd',
    'a/../b',
    './dot',
    '//double//slash/',
    'space and+plus%20percent',
    `quotes'"()*!&<>;=?#`,
    'Straße/日本語/😀',
    '\ufb00 before 😀',
    'line\r\nbreak\tand\u0001control',
    '__proto__',
    `${'ä'.repeat(512)}`,
  ];

  it.each(ODD_KEYS)('such as %j are kept unchanged', async (key) => {
    await owner.send(new PutObjectCommand({ Bucket: OTHER_BUCKET, Key: key, Body: key }));
    const got = await owner.send(new GetObjectCommand({ Bucket: OTHER_BUCKET, Key: key }));
    expect(await got.Body?.transformToString()).toBe(key);
    const listed = await owner.send(
      new ListObjectsV2Command({ Bucket: OTHER_BUCKET, Prefix: key, EncodingType: 'url' }),
    );
    expect(listed.Contents?.map((object) => decodeURIComponent(object.Key ?? ''))).toEqual([key]);
    await owner.send(new DeleteObjectsCommand({ Bucket: OTHER_BUCKET, Delete: { Objects: [{ Key: key }] } }));
    await expect(owner.send(new GetObjectCommand({ Bucket: OTHER_BUCKET, Key: key }))).rejects.toMatchObject({
      name: 'NoSuchKey',
    });
  });

  it('over 1,024 bytes are rejected', async () => {
    await expect(put('ä'.repeat(513), 'x')).rejects.toMatchObject({ name: 'KeyTooLongError' });
  });

  it('that are not UTF-8 are rejected', async () => {
    const answer = await fetch(`${endpoint}/${BUCKET}/%ff`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('<Code>InvalidURI</Code>');
  });
});

describe('a listing', () => {
  beforeAll(async () => {
    for (const key of ['list/b/1', 'list/b/2', 'list/a', 'list/c', 'list/\ufb00', 'list/😀', 'other']) {
      await owner.send(new PutObjectCommand({ Bucket: OTHER_BUCKET, Key: key, Body: key }));
    }
  });

  it("is in the order of the keys' UTF-8 bytes, page by page", async () => {
    const pages = paginateListObjectsV2(
      { client: owner, pageSize: 2 },
      { Bucket: OTHER_BUCKET, Prefix: 'list/' },
    );
    const keys: (string | undefined)[] = [];
    for await (const page of pages) keys.push(...(page.Contents ?? []).map((object) => object.Key));
    expect(keys).toEqual(['list/a', 'list/b/1', 'list/b/2', 'list/c', 'list/\ufb00', 'list/😀']);
  });

  it('rolls up common prefixes, page by page', async () => {
    const names: (string | undefined)[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await owner.send(
        new ListObjectsV2Command({
          Bucket: OTHER_BUCKET,
          Prefix: 'list/',
          Delimiter: '/',
          MaxKeys: 1,
          ContinuationToken,
        }),
      );
      expect(page.KeyCount).toBe(1);
      names.push(page.Contents?.[0]?.Key ?? page.CommonPrefixes?.[0]?.Prefix);
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    expect(names).toEqual(['list/a', 'list/b/', 'list/c', 'list/\ufb00', 'list/😀']);
  });

  it('starts after the requested key and includes size and ETag', async () => {
    const page = await owner.send(
      new ListObjectsV2Command({ Bucket: OTHER_BUCKET, Prefix: 'list/', StartAfter: 'list/b/1', MaxKeys: 1 }),
    );
    expect(page).toMatchObject({ IsTruncated: true, Contents: [{ Key: 'list/b/2', Size: 8 }] });
    expect(page.Contents?.[0]?.ETag).toMatch(/^"[0-9a-f]{32}"$/);
  });

  it('rejects a continuation token that it did not issue', async () => {
    await expect(
      owner.send(new ListObjectsV2Command({ Bucket: OTHER_BUCKET, ContinuationToken: 'a b' })),
    ).rejects.toMatchObject({ name: 'InvalidArgument' });
  });

  it('exists only for a bucket that exists', async () => {
    await owner.send(new HeadBucketCommand({ Bucket: BUCKET }));
    await expect(owner.send(new HeadBucketCommand({ Bucket: 'nobody' }))).rejects.toMatchObject({
      name: 'NotFound',
    });
    await expect(owner.send(new ListObjectsV2Command({ Bucket: 'nobody' }))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    });
  });
});

describe('reading', () => {
  beforeAll(() => put('digits', '0123456789'));

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('a range %s gives %s', async (Range, text, ContentRange) => {
    const got = await owner.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'digits', Range }));
    expect(await got.Body?.transformToString()).toBe(text);
    expect(got).toMatchObject({
      ContentRange,
      ContentLength: text.length,
      $metadata: { httpStatusCode: 206 },
    });
  });

  it('a range beyond the end is rejected, several ranges return the whole', async () => {
    const get10 = (Range: string) =>
      owner.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'digits', Range }));
    await expect(get10('bytes=10-')).rejects.toMatchObject({ name: 'InvalidRange' });
    expect((await get10('bytes=0-1,3-4')).ContentLength).toBe(10);
  });

  it('under a condition returns 304 or 412', async () => {
    const { ETag } = await owner.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'digits' }));
    const url = await presignedGet('digits');
    expect((await fetch(url, { headers: { 'if-none-match': `${ETag}` } })).status).toBe(304);
    expect((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    await expect(
      owner.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'digits', IfMatch: '"other"' })),
    ).rejects.toMatchObject({ name: 'PreconditionFailed' });
  });
});

describe('a conditional write', () => {
  it('with If-None-Match: * succeeds once, for the first writer', async () => {
    const writers = Array.from({ length: 8 }, (_, number) =>
      put('claimed', `writer ${number}`, { IfNoneMatch: '*' }),
    );
    const outcomes = await Promise.allSettled(writers);
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(lost).toHaveLength(7);
    for (const { reason } of lost) {
      expect(reason).toMatchObject({ name: 'PreconditionFailed', $metadata: { httpStatusCode: 412 } });
    }
    const winner = outcomes.findIndex((outcome) => outcome.status === 'fulfilled');
    expect(await get('claimed')).toBe(`writer ${winner}`);
  });

  it('with If-Match replaces only the version that was read', async () => {
    const { ETag } = await put('matched', 'first');
    await put('matched', 'second', { IfMatch: ETag });
    await expect(put('matched', 'third', { IfMatch: ETag })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
    expect(await get('matched')).toBe('second');
    await expect(put('never-there', 'x', { IfMatch: ETag })).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});

describe('a body', () => {
  it('that does not match its signature is rejected, and nothing is stored', async () => {
    const client = clientOf('AKIDOWNER', { requestChecksumCalculation: 'WHEN_REQUIRED' });
    // After signing, as a man in the middle would.
    client.middlewareStack.add(
      (next) => (args) =>
        next({ ...args, request: Object.assign(args.request as object, { body: 'forged' }) }),
      { step: 'deserialize', name: 'forge' },
    );
    await expect(
      client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'forged', Body: 'honest' })),
    ).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
    await expect(get('forged')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it.each([
    { ChecksumCRC32: 'AAAAAA==' },
    { ChecksumSHA256: Buffer.alloc(32).toString('base64') },
    { ContentMD5: Buffer.alloc(16).toString('base64') },
  ])('with another checksum than %j says is rejected', async (claim) => {
    await expect(put('damaged', 'body', claim)).rejects.toMatchObject({ name: 'BadDigest' });
    await expect(get('damaged')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it.each(['SHA1', 'SHA256', 'CRC32'] as const)('with its %s is accepted', async (ChecksumAlgorithm) => {
    await put('summed', ChecksumAlgorithm, { ChecksumAlgorithm });
    expect(await get('summed')).toBe(ChecksumAlgorithm);
  });

  it('with a checksum that the store cannot verify is rejected', async () => {
    const url = await getSignedUrl(
      owner,
      new PutObjectCommand({ Bucket: BUCKET, Key: 'unverified', ChecksumCRC32C: 'AAAAAA==' }),
    );
    const answer = await fetch(url, { method: 'PUT', body: 'x' });
    expect(await answer.text()).toContain('<Code>NotImplemented</Code>');
  });

  it('streamed with a wrong trailing checksum, or cut short, is rejected', async () => {
    const url = await presignedChunkedPut('trailed');
    const send = (body: string) => fetch(url, { method: 'PUT', body, headers: CHUNKED_HEADERS });
    expect((await send('5\r\nhello\r\n0\r\nx-amz-checksum-crc32:NhCmhg==\r\n\r\n')).status).toBe(200);
    expect(await get('trailed')).toBe('hello');
    const cases = [
      ['5\r\njello\r\n0\r\nx-amz-checksum-crc32:NhCmhg==\r\n\r\n', 'BadDigest'],
      ['5\r\nhello\r\n0\r\n\r\n', 'BadDigest'],
      ['5\r\nhel', 'IncompleteBody'],
      ['0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n', 'IncompleteBody'],
      ['3\r\nhello\r\n0\r\n\r\n', 'InvalidRequest'],
      ['five\r\nhello\r\n0\r\n\r\n', 'InvalidRequest'],
      ['5\r\nhello\r\n0\r\nno trailer\r\n\r\n', 'InvalidRequest'],
    ] as const;
    for (const [body, code] of cases) {
      const answer = await send(body);
      expect(answer.status, body).toBe(400);
      expect(await answer.text()).toContain(`<Code>${code}</Code>`);
    }
    expect(await get('trailed')).toBe('hello');
  });

  it.each([
    ['chunks', () => presignedChunkedPut('refused'), 'PUT', CHUNKED_HEADERS],
    [
      'a form',
      async () => `${endpoint}/${BUCKET}`,
      'POST',
      { 'content-type': 'multipart/form-data; boundary=b' },
    ],
  ] as [string, () => Promise<string>, string, Record<string, string>][])(
    'of %s that is rejected early is read to its end, so that the connection stays usable',
    async (_what, urlOf, method, headers) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const body = `--b\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n${'x'.repeat(8_000_000)}`;
      for (let attempt = 0; attempt < 2; attempt++) {
        const sent = httpRequest(await urlOf(), {
          method,
          agent,
          headers: { ...headers, 'content-length': body.length },
        });
        sent.end(body);
        const [answer] = await once(sent, 'response');
        expect([400, 403]).toContain(answer.statusCode);
        await Readable.from(answer).toArray();
        await expect.poll(() => Object.keys(agent.freeSockets)).toHaveLength(1);
      }
      agent.destroy();
    },
  );

  it('over 100 MB is rejected before it is sent', async () => {
    const url = new URL(await presignedPut('too-large'));
    const sent = httpRequest(url, { method: 'PUT', headers: { 'content-length': 100 * 1024 * 1024 + 1 } });
    sent.on('error', () => {}).write('first bytes');
    const [answer] = await once(sent, 'response');
    const text = await Readable.from(answer).toArray();
    expect(text.join('')).toContain('<Code>EntityTooLarge</Code>');
    sent.destroy();
  });

  it('of unknown length is rejected', async () => {
    const answer = await fetch(await presignedPut('endless'), {
      method: 'PUT',
      body: new Blob(['x']).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(411);
  });

  it('whose sender disconnects leaves the earlier object and no remains', async () => {
    await put('interrupted', 'whole');
    const sent = httpRequest(new URL(await presignedPut('interrupted')), {
      method: 'PUT',
      headers: { 'content-length': 1_000_000 },
    });
    sent.on('error', () => {}).write('half');
    await expect.poll(() => incomingFiles()).toHaveLength(1);
    sent.destroy();
    await expect.poll(() => incomingFiles()).toEqual([]);
    expect(await get('interrupted')).toBe('whole');
  });
});

describe('presigned links', () => {
  beforeAll(() => put('report.pdf', 'a report', { ContentType: 'application/pdf' }));

  it('download under the name and type that they give', async () => {
    const url = await presignedGet('report.pdf', {
      ResponseContentDisposition: `attachment; filename="report 1.pdf"; filename*=UTF-8''B%C3%BCro.pdf`,
      ResponseContentType: 'application/octet-stream',
    });
    const answer = await fetch(url);
    expect(await answer.text()).toBe('a report');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="report 1.pdf"; filename*=UTF-8''B%C3%BCro.pdf`,
    );
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  });

  it('reject a header value that HTTP cannot carry', async () => {
    for (const name of ['日本.pdf', 'a\r\nset-cookie: b']) {
      const url = await presignedGet('report.pdf', {
        ResponseContentDisposition: `attachment; filename="${name}"`,
      });
      const answer = await fetch(url);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('ISO-8859-1');
    }
  });

  it('upload', async () => {
    const answer = await fetch(await presignedPut('by-link'), { method: 'PUT', body: 'from a browser' });
    expect(answer.status).toBe(200);
    expect(await get('by-link')).toBe('from a browser');
  });

  it('that were presigned with the checksum of an empty body reject another body', async () => {
    const url = await getSignedUrl(owner, new PutObjectCommand({ Bucket: BUCKET, Key: 'by-link' }));
    const answer = await fetch(url, { method: 'PUT', body: 'anything' });
    expect(await answer.text()).toContain('<Code>BadDigest</Code>');
  });

  it('end when they expire', async () => {
    const signingDate = new Date(Date.now() - 61_000);
    const command = new GetObjectCommand({ Bucket: BUCKET, Key: 'report.pdf' });
    const expired = await fetch(await getSignedUrl(owner, command, { signingDate, expiresIn: 60 }));
    expect(expired.status).toBe(403);
    expect(await expired.text()).toContain('Request has expired');
    expect((await fetch(await getSignedUrl(owner, command, { signingDate, expiresIn: 90 }))).status).toBe(
      200,
    );
  });

  it.each([
    ['another key', (url: string) => url.replace('report.pdf', 'digits')],
    ['a longer life', (url: string) => url.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=86400')],
    ['another name', (url: string) => `${url}&response-content-disposition=attachment`],
    ['another caller', (url: string) => url.replace('AKIDOWNER', 'AKIDREADER')],
    ['no signature', (url: string) => url.replace(/&X-Amz-Signature=\w+/, '')],
    ['a life without end', (url: string) => url.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=9999999')],
  ])('changed to %s are rejected', async (_what, change) => {
    const url = await presignedGet('report.pdf');
    const answer = await fetch(change(url));
    expect([400, 403]).toContain(answer.status);
    expect(await answer.text()).not.toContain('a report');
  });

  it('are valid only for the signed method', async () => {
    const answer = await fetch(await presignedGet('report.pdf'), { method: 'DELETE' });
    expect(answer.status).toBe(403);
    expect(await get('report.pdf')).toBe('a report');
  });
});

describe('a caller', () => {
  beforeAll(() => put('notes/private', 'private'));

  it.each([
    ['SignatureDoesNotMatch', { credentials: { accessKeyId: 'AKIDOWNER', secretAccessKey: 'guessed' } }],
    ['InvalidAccessKeyId', { credentials: { accessKeyId: 'AKIDNOBODY', secretAccessKey: 'guessed' } }],
    ['AuthorizationHeaderMalformed', { region: 'us-east-1', followRegionRedirects: false }],
    ['RequestTimeTooSkewed', { systemClockOffset: -16 * 60_000 }],
  ])('is rejected with %s', async (name, config: S3ClientConfig) => {
    const client = clientOf('AKIDOWNER', { ...config, maxAttempts: 1 });
    await expect(
      client.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'notes/private' })),
    ).rejects.toMatchObject({ name });
  });

  it('without a signature is rejected', async () => {
    const answer = await fetch(`${endpoint}/${BUCKET}/notes/private`);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('<Code>AccessDenied</Code>');
  });

  it('may not add an x-amz- header that is not signed', async () => {
    const answer = await fetch(await presignedPut('extra'), {
      method: 'PUT',
      body: 'x',
      headers: { 'x-amz-meta-role': 'admin' },
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('not signed: x-amz-meta-role');
  });

  it('may do what its permissions allow, and is told which one is missing', async () => {
    const reader = clientOf('AKIDREADER');
    const at = { Bucket: BUCKET, Key: 'notes/private' };
    expect(await (await reader.send(new GetObjectCommand(at))).Body?.transformToString()).toBe('private');
    const refused = [
      ['s3:PutObject', () => reader.send(new PutObjectCommand({ ...at, Body: 'x' }))],
      [
        's3:PutObject',
        () => reader.send(new CopyObjectCommand({ ...at, Key: 'b', CopySource: `${BUCKET}/notes/private` })),
      ],
      ['s3:DeleteObject', () => reader.send(new DeleteObjectCommand(at))],
      ['s3:ListBucket', () => reader.send(new ListObjectsV2Command({ Bucket: BUCKET }))],
      ['s3:GetObject', () => clientOf('AKIDNOTES').send(new GetObjectCommand(at))],
    ] as const;
    for (const [action, call] of refused) {
      await expect(call()).rejects.toMatchObject({
        name: 'AccessDenied',
        message: expect.stringContaining(
          `is not authorised to perform ${action} on resource "arn:aws:s3:::${BUCKET}`,
        ),
        $metadata: { httpStatusCode: 403 },
      });
    }
    await expect(reader.send(new HeadBucketCommand({ Bucket: BUCKET }))).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    });
    expect(await get('notes/private')).toBe('private');
  });

  it('that may not list is not told that a key is missing', async () => {
    const reader = clientOf('AKIDREADER');
    await expect(
      reader.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'not-there' })),
    ).rejects.toMatchObject({ name: 'AccessDenied' });
    await expect(
      reader.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'not-there' })),
    ).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  });

  it('deletes those of many objects that it may delete', async () => {
    await put('notes/mine', 'x');
    await put('not-mine', 'x');
    const answer = await clientOf('AKIDNOTES').send(
      new DeleteObjectsCommand({
        Bucket: BUCKET,
        Delete: { Objects: [{ Key: 'notes/mine' }, { Key: 'not-mine' }] },
      }),
    );
    expect(answer.Deleted).toEqual([{ Key: 'notes/mine' }]);
    expect(answer.Errors).toMatchObject([{ Key: 'not-mine', Code: 'AccessDenied' }]);
    expect(await get('not-mine')).toBe('x');
  });

  it('gets an error for what the store does not implement', async () => {
    const at = { Bucket: BUCKET, Key: 'notes/private' };
    for (const call of [
      () => owner.send(new CreateMultipartUploadCommand(at)),
      () => owner.send(new GetObjectCommand({ ...at, VersionId: 'v1' })),
      () => owner.send(new PutObjectCommand({ ...at, Body: 'x', ACL: 'public-read' })),
      () => owner.send(new PutObjectCommand({ ...at, Body: 'x', Tagging: 'a=b' })),
    ]) {
      await expect(call()).rejects.toMatchObject({ name: 'NotImplemented' });
    }
    expect(await get('notes/private')).toBe('private');
  });
});

describe('a presigned form', () => {
  it('uploads a file of any bytes under a key that contains its name', async () => {
    const bytes = randomBytes(300_000);
    const answer = await postForm({ key: `images/\${filename}`, 'content-type': 'image/png' }, bytes);
    expect(answer.status).toBe(204);
    const got = await owner.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'images/Büro $& 1.png' }));
    expect(Buffer.from((await got.Body?.transformToByteArray()) ?? []).equals(bytes)).toBe(true);
    expect(got.ContentType).toBe('image/png');
  });

  it('returns the requested status', async () => {
    const answer = await postForm({ key: 'images/a', success_action_status: '201' }, 'x', {
      conditions: [['eq', '$success_action_status', '201']],
    });
    expect(answer.status).toBe(201);
    expect(await answer.text()).toContain('<Key>images/a</Key>');
  });

  it.each([
    ['a key elsewhere', { key: 'secrets/a' }, 'x', {}, 'AccessDenied'],
    ['another type', { 'content-type': 'text/html' }, 'x', {}, 'AccessDenied'],
    ['a field that the policy does not name', { 'x-amz-meta-role': 'admin' }, 'x', {}, 'AccessDenied'],
    ['another bucket', {}, 'x', { bucket: OTHER_BUCKET }, 'AccessDenied'],
    ['a policy that has expired', {}, 'x', { lifeMs: -1000 }, 'AccessDenied'],
    ['a policy changed after signing', {}, 'x', { signedPolicy: 'e30=' }, 'SignatureDoesNotMatch'],
    ['a wrong secret', {}, 'x', { secret: 'guessed' }, 'SignatureDoesNotMatch'],
    [
      'a signer that may not put',
      {},
      'x',
      { accessKeyId: 'AKIDREADER', secret: 'reader-secret' },
      'AccessDenied',
    ],
    ['too large a file', {}, 'x'.repeat(1_000_001), {}, 'EntityTooLarge'],
    ['an empty file', {}, '', {}, 'EntityTooSmall'],
    ['no key', { key: '' }, 'x', {}, 'InvalidArgument'],
    ['a policy that is none', {}, 'x', { policy: 'not json' }, 'InvalidPolicyDocument'],
  ] as [string, Record<string, string>, string, FormOptions, string][])(
    'rejects %s',
    async (_what, fields, file, options, code) => {
      const answer = await postForm({ key: 'images/refused', ...fields }, file, options);
      expect(await answer.text()).toContain(`<Code>${code}</Code>`);
      expect([400, 403]).toContain(answer.status);
      await expect(get('images/refused')).rejects.toMatchObject({ name: 'NoSuchKey' });
    },
  );

  it('rejects a body that is not a complete form', async () => {
    const post = (body: string | FormData, contentType: string) =>
      fetch(`${endpoint}/${BUCKET}`, { method: 'POST', body, headers: { 'content-type': contentType } });
    const multipart = 'multipart/form-data; boundary=b';
    const noFile = '--b\r\ncontent-disposition: form-data; name="key"\r\n\r\na\r\n--b--\r\n';
    for (const answer of [
      await post('x', 'multipart/form-data'),
      await post('x', multipart),
      await post(noFile, multipart),
    ]) {
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('<Code>MalformedPOSTRequest</Code>');
    }
  });

  it('whose sender disconnects leaves nothing', async () => {
    const { contentType, body } = await encodedForm(
      signedFields({ key: 'images/half' }),
      'x'.repeat(900_000),
    );
    const sent = httpRequest(`${endpoint}/${BUCKET}`, {
      method: 'POST',
      headers: { 'content-type': contentType, 'content-length': body.length },
    });
    sent.on('error', () => {}).write(body.subarray(0, 200_000));
    await expect.poll(() => incomingFiles()).toHaveLength(1);
    sent.destroy();
    await expect.poll(() => incomingFiles()).toEqual([]);
    await expect(get('images/half')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('fails while it is read when its sender has disconnected', async () => {
    const receiver = createServer();
    const address = await listening(receiver);
    const { contentType, body } = await encodedForm({ key: 'images/half' }, 'x'.repeat(900_000));
    const sent = httpRequest(address, {
      method: 'POST',
      headers: { 'content-type': contentType, 'content-length': body.length },
    });
    sent.on('error', () => {}).write(body.subarray(0, 2_000));
    const [message] = await once(receiver, 'request');
    const { file, fields } = await readUploadForm(message);
    expect(fields).toEqual({ key: 'images/half' });
    sent.destroy();
    await expect.poll(() => file.destroyed).toBe(true);
    await expect(file.toArray()).rejects.toThrow('Unexpected end of file');
    receiver.close();
  });
});

describe('pages of other origins', () => {
  const origin = 'https://app.netwright.example';
  const preflight = (bucket: string, headers: Record<string, string>) =>
    fetch(`${endpoint}/${bucket}/digits`, { method: 'OPTIONS', headers });

  it('may send requests that a rule of the bucket allows', async () => {
    const answer = await preflight(BUCKET, {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'Content-Type, X-Amz-Meta-Design',
    });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, PUT, POST',
      'access-control-allow-headers': 'content-type, x-amz-meta-design',
      'access-control-max-age': '600',
      vary: expect.stringContaining('Origin'),
    });
  });

  it.each([
    ['origin', BUCKET, { origin: 'https://netwright.example.evil' }],
    ['method', BUCKET, { 'access-control-request-method': 'DELETE' }],
    ['header', BUCKET, { 'access-control-request-headers': 'authorization' }],
    ['bucket', OTHER_BUCKET, {}],
  ])('may not send another %s', async (_what, bucket, headers) => {
    const answer = await preflight(bucket, { origin, 'access-control-request-method': 'PUT', ...headers });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('may read answers, errors among them, when a rule allows their origin', async () => {
    const url = await presignedGet('digits');
    const allowed = await fetch(url, { headers: { origin } });
    expect(allowed.headers.get('access-control-allow-origin')).toBe(origin);
    expect(allowed.headers.get('access-control-expose-headers')).toBe('ETag');
    const refused = await fetch(`${url}x`, { headers: { origin } });
    expect(refused.status).toBe(403);
    expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
    const foreign = await fetch(url, { headers: { origin: 'https://elsewhere.example' } });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a restart', () => {
  let place: string;
  const processes: ChildProcess[] = [];

  beforeAll(async () => {
    place = await mkdtemp(path.join(tmpdir(), 'object-store-killed-'));
  });

  afterAll(async () => {
    for (const child of processes) child.kill('SIGKILL');
    await rm(place, { recursive: true });
  });

  it('after kill -9 keeps every acknowledged write, and nothing of the others', async () => {
    const first = await startProcess(place);
    processes.push(first.process);
    const client = clientOf('AKIDOWNER', {
      endpoint: first.endpoint,
      maxAttempts: 1,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
    const unfinished = httpRequest(new URL(await presignedPut('unfinished', client)), {
      method: 'PUT',
      headers: { 'content-length': 1_000_000 },
    });
    unfinished.on('error', () => {}).write('half');
    const incoming = () => readdir(path.join(place, '.incoming'));
    await expect.poll(() => incoming()).toHaveLength(1);
    const [unfinishedFile] = await incoming();

    const answered: string[] = [];
    const writing = (async () => {
      for (let number = 0; ; number++) {
        const Key = `write-${number}`;
        await client.send(
          new PutObjectCommand({ Bucket: BUCKET, Key, Body: Key.repeat(2000), Metadata: { Key } }),
        );
        answered.push(Key);
      }
    })();
    await expect.poll(() => answered.length, { timeout: 20_000 }).toBeGreaterThan(20);
    first.process.kill('SIGKILL');
    await expect(writing).rejects.toThrow();
    expect(await incoming()).toContain(unfinishedFile);

    const second = await startProcess(place);
    processes.push(second.process);
    const again = clientOf('AKIDOWNER', { endpoint: second.endpoint });
    for (const Key of answered) {
      const got = await again.send(new GetObjectCommand({ Bucket: BUCKET, Key }));
      expect(await got.Body?.transformToString()).toBe(Key.repeat(2000));
      expect(got.Metadata).toEqual({ key: Key });
    }
    const listed = await again.send(new ListObjectsV2Command({ Bucket: BUCKET }));
    expect(listed.Contents?.map((object) => object.Key)).toEqual(expect.arrayContaining(answered));
    expect(listed.Contents?.map((object) => object.Key)).not.toContain('unfinished');
    expect(await incoming()).toEqual([]);
  }, 30_000);
});

function clientOf(accessKeyId: string, config: S3ClientConfig = {}): S3Client {
  return new S3Client({
    endpoint,
    region: REGION,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey: SECRETS[accessKeyId] ?? '' },
    ...config,
  });
}

function put(
  Key: string,
  Body: string | Buffer | Readable,
  input: Partial<ConstructorParameters<typeof PutObjectCommand>[0]> = {},
) {
  return owner.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body, ...input }));
}

async function get(Key: string): Promise<string | undefined> {
  const got = await owner.send(new GetObjectCommand({ Bucket: BUCKET, Key }));
  return got.Body?.transformToString();
}

function presignedGet(
  Key: string,
  input: Partial<ConstructorParameters<typeof GetObjectCommand>[0]> = {},
): Promise<string> {
  return getSignedUrl(owner, new GetObjectCommand({ Bucket: BUCKET, Key, ...input }));
}

/** As production has to presign an upload: without the checksum of a body that does not exist yet. */
function presignedPut(
  Key: string,
  client = clientOf('AKIDOWNER', { requestChecksumCalculation: 'WHEN_REQUIRED' }),
): Promise<string> {
  return getSignedUrl(client, new PutObjectCommand({ Bucket: BUCKET, Key }));
}

const CHUNKED_HEADERS = {
  'x-amz-content-sha256': 'STREAMING-UNSIGNED-PAYLOAD-TRAILER',
  'x-amz-decoded-content-length': '5',
  'x-amz-trailer': 'x-amz-checksum-crc32',
};

/** For a body of 5 bytes that is aws-chunked already: the signature covers the headers that say so. */
function presignedChunkedPut(Key: string): Promise<string> {
  const client = clientOf('AKIDOWNER', { requestChecksumCalculation: 'WHEN_REQUIRED' });
  client.middlewareStack.add(
    (next) => (args) => {
      Object.assign((args.request as { headers: object }).headers, CHUNKED_HEADERS);
      return next(args);
    },
    { step: 'build', name: 'chunkedHeaders' },
  );
  const names = Object.keys(CHUNKED_HEADERS);
  return getSignedUrl(client, new PutObjectCommand({ Bucket: BUCKET, Key }), {
    unhoistableHeaders: new Set(names),
    signableHeaders: new Set([...names, 'host']),
  });
}

interface FormOptions {
  readonly accessKeyId?: string;
  readonly secret?: string;
  readonly bucket?: string;
  readonly lifeMs?: number;
  readonly conditions?: readonly unknown[];
  /** In place of the policy's JSON. */
  readonly policy?: string;
  /** What the signature is made of, when not of the policy that is sent. */
  readonly signedPolicy?: string;
}

/** A form with a policy that allows images of up to 1 MB, signed as the S3 documentation describes. */
function signedFields(fields: Record<string, string>, options: FormOptions = {}): Record<string, string> {
  const { accessKeyId = 'AKIDOWNER', secret = 'owner-secret', bucket = BUCKET, lifeMs = 60_000 } = options;
  const timestamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = [timestamp.slice(0, 8), REGION, 's3', 'aws4_request'];
  const credential = `${accessKeyId}/${scope.join('/')}`;
  const json = JSON.stringify({
    expiration: new Date(Date.now() + lifeMs).toISOString(),
    conditions: [
      { bucket },
      ['starts-with', '$key', 'images/'],
      ['starts-with', '$Content-Type', 'image/'],
      ['content-length-range', 1, 1_000_000],
      { 'x-amz-algorithm': 'AWS4-HMAC-SHA256' },
      { 'x-amz-credential': credential },
      { 'x-amz-date': timestamp },
      ...(options.conditions ?? []),
    ],
  });
  const policy = Buffer.from(options.policy ?? json).toString('base64');
  const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = scope.reduce<Buffer>(hmac, Buffer.from(`AWS4${secret}`));
  return {
    'content-type': 'image/png',
    ...fields,
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': credential,
    'x-amz-date': timestamp,
    policy,
    'x-amz-signature': hmac(key, options.signedPolicy ?? policy).toString('hex'),
  };
}

async function postForm(
  fields: Record<string, string>,
  file: string | Buffer,
  options: FormOptions = {},
): Promise<Response> {
  const { contentType, body } = await encodedForm(signedFields(fields, options), file);
  return fetch(`${endpoint}/${BUCKET}`, { method: 'POST', body, headers: { 'content-type': contentType } });
}

async function encodedForm(fields: Record<string, string>, file: string | Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(Buffer.from(file))]), 'Büro $& 1.png');
  const encoded = new Response(form);
  return {
    contentType: encoded.headers.get('content-type') ?? '',
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

async function listening(store: Server): Promise<string> {
  store.listen(0, '127.0.0.1');
  await once(store, 'listening');
  return `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
}

/** What uploads have on disk before they are stored. */
function incomingFiles(): Promise<string[]> {
  return readdir(path.join(directory, '.incoming'));
}

/** The store in a process of its own, so that it can be killed. */
async function startProcess(place: string): Promise<{ process: ChildProcess; endpoint: string }> {
  const server = new URL('../../../infra/local/object-store/operations/server.ts', import.meta.url).href;
  const program = `
    const { createObjectStore } = await import(${JSON.stringify(server)});
    const store = createObjectStore({
      directory: ${JSON.stringify(place)},
      region: '${REGION}',
      buckets: [{ name: '${BUCKET}' }],
      access: { secretFor: () => 'owner-secret', allows: () => true },
    });
    store.listen(0, '127.0.0.1', () => console.log(store.address().port));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return { process: child, endpoint: `http://127.0.0.1:${String(port).trim()}` };
}

function* slices(bytes: Buffer, size: number): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
