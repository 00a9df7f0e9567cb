import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { close, listen } from '../../../infra/local/listen.ts';
import { deployedBuckets } from '../../../infra/local/object-store/deployed-buckets.ts';
import { createObjectStore } from '../../../infra/local/object-store/operations/server.ts';
import { distributionGrants } from '../../../infra/local/permissions/distribution-grants.ts';
import { createPrincipals } from '../../../infra/local/permissions/principals.ts';
import { bucketAddresses } from '../../../infra/local/site/bucket-addresses.ts';
import { distributionBehaviours } from '../../../infra/local/site/distribution.ts';
import { createSiteServer } from '../../../infra/local/site/server.ts';
import { type ResolvedResource, resolveAssembly } from '../../../infra/local/template/resolve-assembly.ts';
import { synthesise } from '../../../infra/synthesise.ts';
import { buildsIn } from '../synthesised.ts';

const region = 'us-east-1';
const folder = mkdtempSync(join(tmpdir(), 'local-site-'));
const key = 'equipment-images/0123456789abcdef0123456789abcdef.png';
const picture = Buffer.from('a picture');
const immutable = 'public, max-age=31536000, immutable';

const servers: Server[] = [];
let resources: ResolvedResource[];
let store: string;
let site: string;
let images: string;

beforeAll(async () => {
  synthesise(join(folder, 'out'), buildsIn(folder));
  resources = resolveAssembly({ directory: join(folder, 'out'), region, secret: () => 'secret' });
  const buckets = deployedBuckets(resources);
  images = buckets.find(({ name }) => name.includes('images'))?.name ?? '';
  const access = createPrincipals();
  const open = async (server: Server) => {
    servers.push(server);
    return listen(server);
  };
  store = await open(createObjectStore({ directory: join(folder, 'objects'), region, buckets, access }));
  site = await open(
    createSiteServer({
      behaviours: distributionBehaviours(resources),
      gateway: () => Promise.reject(new Error('There is no API here.')),
      site: async (path, _, outgoing) => void outgoing.writeHead(200).end(`the site’s ${path}`),
      buckets: bucketAddresses(
        region,
        store,
        access.admit('the distribution', distributionGrants(resources)),
      ),
      local: { '/local/mailbox': { read: () => ['a code'], run: async (query) => query.get('name') } },
      localise: (header) => header,
    }),
  );
  const operator = new S3Client({
    region,
    endpoint: store,
    credentials: access.admitOperator(),
    forcePathStyle: true,
  });
  for (const Key of [key, 'elsewhere.png'])
    await operator.send(
      new PutObjectCommand({
        Bucket: images,
        Key,
        Body: picture,
        ContentType: 'image/png',
        CacheControl: immutable,
      }),
    );
  operator.destroy();
});

afterAll(async () => {
  await Promise.all(servers.map(close));
  rmSync(folder, { recursive: true });
});

describe('a picture of a device', () => {
  it('is served as it was stored, with the headers of its own behaviour', async () => {
    const answer = await fetch(`${site}/${key}`);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': immutable,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('is not sent again to a client that has it, and supports HEAD and ranges', async () => {
    const { headers } = await fetch(`${site}/${key}`);
    const again = await fetch(`${site}/${key}`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    const head = await fetch(`${site}/${key}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(picture.length)]);
    const part = await fetch(`${site}/${key}`, { headers: { range: 'bytes=2-8' } });
    expect([part.status, await part.text()]).toEqual([206, 'picture']);
  });

  it('is served on connections that were idle for seconds, by the site and by the bucket behind it', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const get = async () => {
      const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
      const sent = request(`${site}/${key}`, { agent }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode)),
      );
      sent.on('error', reject).end();
      return { status: await promise, wasReused: sent.reusedSocket };
    };
    expect(await get()).toEqual({ status: 200, wasReused: false });
    // Node closes an idle connection after five seconds by itself.
    await pause(7_000);
    expect(await get()).toEqual({ status: 200, wasReused: true });
    agent.destroy();
  });

  it('that is missing is rejected, and is neither the site’s page nor cached', async () => {
    const answer = await fetch(`${site}/equipment-images/${'f'.repeat(32)}.png`);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('cache-control')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(await answer.text()).toContain('<Code>AccessDenied</Code>');
    const bare = await fetch(`${site}/equipment-images/`);
    expect(bare.status).toBe(403);
  });

  it.each(['PUT', 'POST', 'DELETE'])('cannot be changed by %s', async (method) => {
    expect((await fetch(`${site}/${key}`, { method })).status).toBe(403);
    expect((await fetch(`${site}/${key}`)).status).toBe(200);
  });

  it('forwards no header of the visitor to the bucket', async () => {
    const answer = await fetch(`${site}/${key}?response-content-type=text/html`, {
      headers: { 'x-amz-meta-a': 'b', authorization: 'Bearer token' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
  });

  it('is rejected to unsigned requests to the bucket itself', async () => {
    expect((await fetch(`${store}/${images}/${key}`)).status).toBe(403);
  });
});

describe('what exists on this machine only', () => {
  /** fetch would set the host itself. */
  const call = async (headers: Record<string, string>, method = 'GET', path = '/local/mailbox') => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request(`${site}${path}`, { headers, method }, resolve).on('error', reject).end();
    const answer = await promise;
    return { status: answer.statusCode, body: JSON.parse(await text(answer)) };
  };

  it('is shown to a page of this machine, and to none that only leads here by its own name', async () => {
    expect(await call({})).toEqual({ status: 200, body: ['a code'] });
    expect(await call({ host: 'evil.example' })).toMatchObject({ status: 403 });
  });

  it('runs nothing for a page of another site, which cannot send the header', async () => {
    const path = '/local/mailbox?name=eraseDue';
    expect(await call({}, 'POST', path)).toMatchObject({ status: 405 });
    expect(await call({ 'x-local-cloud': '1', host: 'evil.example' }, 'POST', path)).toMatchObject({
      status: 403,
    });
    expect(await call({ 'x-local-cloud': '1' }, 'POST', path)).toEqual({ status: 200, body: 'eraseDue' });
  });
});

describe('the distribution', () => {
  it('may read the pictures and nothing else of their bucket', async () => {
    const access = createPrincipals();
    const { accessKeyId } = access.admit('the distribution', distributionGrants(resources));
    const may = (action: string, path: string) =>
      access.allows(accessKeyId, action, `arn:aws:s3:::${images}/${path}`);
    expect(may('s3:GetObject', key)).toBe(true);
    expect(may('s3:GetObject', 'elsewhere.png')).toBe(false);
    expect(may('s3:PutObject', key)).toBe(false);
    expect(access.allows(accessKeyId, 's3:ListBucket', `arn:aws:s3:::${images}`)).toBe(false);
  });

  it('reads no bucket whose policy names another distribution, or has an unknown condition', () => {
    const policy = (condition: unknown) => ({
      logicalId: 'Policy',
      type: 'AWS::S3::BucketPolicy',
      ref: 'Policy',
      attributes: {},
      assetPath: undefined,
      properties: {
        PolicyDocument: {
          Statement: [
            {
              Effect: 'Allow',
              Action: 's3:GetObject',
              Resource: 'arn:aws:s3:::other/*',
              Principal: { Service: 'cloudfront.amazonaws.com' },
              Condition: condition,
            },
          ],
        },
      },
    });
    const granted = (condition: unknown) => distributionGrants([policy(condition)]).length;
    expect(granted({})).toBe(1);
    expect(granted({ StringEquals: { 'AWS:SourceArn': 'arn:aws:cloudfront::1:distribution/E1' } })).toBe(0);
    expect(granted({ StringEquals: { 'aws:PrincipalOrgID': 'o-1' } })).toBe(0);
    expect(granted({ StringLike: { 'AWS:SourceAccount': '*' } })).toBe(0);
  });

  it('shows the site for every other path', async () => {
    expect(await (await fetch(`${site}/equipment`)).text()).toBe('the site’s /index.html');
  });
});
