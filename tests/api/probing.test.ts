import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { AnyRoute } from '#shared/contract/define-route.ts';
import * as designs from '#shared/contract/designs.ts';
import { errorStatus } from '#shared/contract/errors.ts';
import { routes } from '#shared/contract/routes.ts';
import { NewTemplate } from '#shared/contract/template-form.ts';
import * as templates from '#shared/contract/templates.ts';
import * as topology from '#shared/contract/topology.ts';
import * as users from '#shared/contract/users.ts';
import { arbitraryOf, changedAt, placesIn } from '../support/arbitrary-of-schema.ts';
import { type Person, register } from '../support/person.ts';
import { isFullProbing, probes } from '../support/probes.ts';

/** Malformed requests, and tokens, of the probing in full: as many as a black-box test from outside once made. */
const malformedInAll = 19_240;
const tokensInAll = 763;

/** In every text of the owner's; whoever reads it reads what is the owner's. */
const mark = `mark-${randomUUID()}`;
let owner: Person;
let stranger: Person;
let passing: Person;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  owner = await register({ company: mark });
  stranger = await register();
  passing = await register();
  const body = designs.NewDesign.parse({ designName: mark, requirements: { wiredUsers: 20 } });
  const { data: design } = await owner.call(designs.createDesign, { body });
  await owner.call(topology.generateTopology, { params: { designId: design.id } });
  const form = NewTemplate.parse({ name: mark, configContent: `hostname ${mark}\n` });
  const { data: template } = await owner.call(templates.createTemplate, { body: form });
  ids = { id: design.id, designId: design.id, templateId: template.id };
});

/** Values that fit nowhere, or only just. */
const hostile = fc.oneof(
  fc.constantFrom<unknown[]>(
    1e-131,
    -1e-131,
    5e-324,
    1e16,
    -1e16,
    1e200,
    1e308,
    -1e308,
    Number.MAX_SAFE_INTEGER,
    2 ** 53,
    -0.5,
    0,
    -1,
    '',
    ' ',
    '\u0000',
    '\uD800',
    'a\uD800',
    '\u202E\u200B',
    'x'.repeat(100_000),
    null,
    true,
    [],
    {},
    [[[[]]]],
    JSON.parse('{"__proto__":{"isAdmin":true}}'),
    { constructor: { prototype: {} } },
    Array.from({ length: 2_000 }, () => 0),
  ),
  fc.jsonValue(),
);

/** Ends the session that the other requests need, or makes identities without end. */
const notTried = new Set(['registerUser', 'deleteAccount', 'logoutUser', 'endOtherSessions']);
const tried = routes.filter(({ name }) => !notTried.has(name));
/** Ends every session where it succeeds, as it may: it is tried by somebody whom the other requests do not need. */
const endsSessions = new Set(['changePassword']);
const signedIn = tried.filter(({ access, name }) => access !== 'public' && !endsSessions.has(name));

interface Sent {
  readonly path: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** An address of a route: mostly of what exists, and else anything that its parameters allow. */
const address = (route: AnyRoute): fc.Arbitrary<string> =>
  fc
    .record({
      params: arbitraryOf(route.params) as fc.Arbitrary<Record<string, string>>,
      isReal: fc.boolean(),
      query: fc.oneof(
        { weight: 3, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: arbitraryOf(route.query) },
        { weight: 1, arbitrary: fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }) },
      ),
    })
    .map(({ params, isReal, query }) => {
      const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String((isReal ? ids[name] : undefined) ?? params[name] ?? 'x').toWellFormed()),
      );
      const search = new URLSearchParams(
        Object.entries(query as object).map(([name, value]) => [name, String(value)]),
      );
      return `/api${path.replace(/\/$/, '')}${search.size > 0 ? `?${search}` : ''}`;
    });

/** A body with something wrong in one place of it, or nothing that is a body at all. */
const malformedBody = (route: AnyRoute): fc.Arbitrary<Pick<Sent, 'headers' | 'body'>> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(arbitraryOf(route.body), fc.nat(), hostile)
        .map(([value, choice, bad]) => {
          const places = placesIn(value);
          return JSON.stringify(changedAt(value, places[choice % places.length] ?? [], () => bad)) ?? '';
        })
        .map((body) => ({ headers: { 'content-type': 'application/json' }, body })),
    },
    {
      weight: 1,
      arbitrary: fc
        .oneof(fc.json(), fc.constantFrom('{', '['.repeat(20_000), '{"a":1e999}', '"\\ud800"'))
        .map((body) => ({ headers: { 'content-type': 'application/json' }, body })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.uint8Array({ maxLength: 300 }), fc.boolean(), fc.nat(400))
        .map(([bytes, isPacked, cut]) => ({
          headers: { 'content-type': 'application/gzip' },
          body: new Uint8Array(
            (isPacked ? gzipSync(JSON.stringify([...bytes])) : Buffer.from(bytes)).subarray(0, cut),
          ),
        })),
    },
    {
      weight: 1,
      arbitrary: fc.string({ maxLength: 400 }).map((text) => ({
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: `--x\r\ncontent-disposition: form-data; name="config"\r\n\r\n${text}`.toWellFormed(),
      })),
    },
  );

const malformed = (route: AnyRoute): fc.Arbitrary<Sent> =>
  fc
    .tuple(address(route), route.method === 'GET' ? fc.constant({ headers: {} }) : malformedBody(route))
    .map(([path, body]) => ({ path, method: route.method, ...body }));

/** Each with a connection of its own would take twice as long; one that the server has closed is tried again. */
async function send({ path, ...sent }: Sent, token?: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(new URL(path, inject('site')), {
    ...sent,
    headers: { ...sent.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    redirect: 'manual',
  });
  return { status: answer.status, text: await answer.text() };
}

/** A refusal in the envelope, or the gateway's own. */
function expectRefusal(text: string, status: number): void {
  const problem = JSON.parse(text);
  if (Object.keys(problem).join() === 'message') {
    expect([401, 413]).toContain(status);
    return;
  }
  expect(problem).toMatchObject({ success: false, error: problem.message, requestId: expect.any(String) });
  expect(errorStatus[problem.code as keyof typeof errorStatus]).toBe(status);
}

/** So many, rounded up; the same ones in every run. */
const samplesOf = <Sample>(arbitrary: fc.Arbitrary<Sample>, count: number): Sample[] =>
  fc.sample(arbitrary, { numRuns: Math.ceil(count), seed: 20_261_122 });

describe('a malformed request', { timeout: isFullProbing ? 3_600_000 : 120_000 }, () => {
  it.each(tried.map((route) => [route.name, route] as const))(
    'to %s is refused in the envelope or does no harm, and never fails',
    async (name, route) => {
      const { token } = endsSessions.has(name) ? passing : owner;
      for (const sample of samplesOf(malformed(route), probes(malformedInAll, 20) / tried.length)) {
        const { status, text } = await send(sample, token);
        expect(status, `${JSON.stringify(sample).slice(0, 2_000)}\n${text.slice(0, 500)}`).toBeLessThan(500);
        if (status >= 400) expectRefusal(text, status);
      }
      // Otherwise what follows would be refused for that alone.
      await owner.call(users.getCurrentUser, {});
    },
  );

  it('to no route at all is answered 404 in the envelope', async () => {
    const path = fc
      .array(fc.constantFrom('users', 'networkdesign', 'x', '..', '%2e%2e', 'a b', '%00', 'archive'), {
        minLength: 3,
        maxLength: 6,
      })
      .map((parts) => `/api/unknown/${parts.join('/')}`);
    const unknown = fc.record({
      path,
      method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
      headers: fc.constant({}),
    });
    for (const sample of fc.sample(unknown, { numRuns: probes(400), seed: 1 })) {
      // Dots may lead to a route that exists.
      if (!new URL(sample.path, inject('site')).pathname.startsWith('/api/unknown/')) continue;
      const { status, text } = await send(sample, owner.token);
      expect([status, JSON.parse(text).code], sample.path).toEqual([404, 'not_found']);
    }
  });
});

/** The token as someone might alter it to be let in. */
const forged = (token: string): fc.Arbitrary<string> => {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const packed = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return fc.oneof(
    // One character of any part becomes another one.
    fc
      .tuple(fc.nat(token.length - 2), fc.constantFrom('A', 'b', '7', '_'))
      .map(([at, sign]) =>
        token[at] === sign ? `${token}.` : token.slice(0, at) + sign + token.slice(at + 1),
      ),
    fc
      .constantFrom<object>(
        { sub: randomUUID() },
        { 'cognito:groups': ['admin'] },
        { exp: 4_102_444_800 },
        { aud: 'another client' },
        { iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_other' },
        { token_use: 'access' },
      )
      .map((change) => [header, packed({ ...claims, ...change }), signature].join('.')),
    fc
      .constantFrom('none', 'None', 'HS256', 'RS512')
      .chain((alg) =>
        fc.constantFrom('', signature).map((end) => [packed({ alg, typ: 'JWT' }), payload, end].join('.')),
      ),
    fc.nat(token.length - 1).map((length) => token.slice(0, length)),
    fc.string({ maxLength: 60 }).map((text) => text.replace(/[^\x21-\x7e]/g, '!')),
    fc.constantFrom('nwt_', `nwt_${randomUUID()}_${randomUUID()}`, 'null', 'undefined', '{}'),
  );
};

describe('a token', { timeout: isFullProbing ? 3_600_000 : 120_000 }, () => {
  it('that was forged opens no route', async () => {
    const attempt = fc
      .constantFrom(...signedIn)
      .chain((route) =>
        fc.record({ path: address(route), method: fc.constant(route.method), token: forged(owner.token) }),
      );
    for (const { path, method, token } of samplesOf(attempt, probes(tokensInAll))) {
      // The last bits of a signature's last character mean nothing: some changes of it are none.
      if (
        Buffer.from(token.split('.')[2] ?? '', 'base64url').equals(signatureOf(owner.token)) &&
        sameUpToSignature(token)
      )
        continue;
      const { status, text } = await send({ path, method, headers: {} }, token);
      expect(status, `${method} ${path} ${token}\n${text}`).toBe(401);
    }
  });

  const signatureOf = (token: string) => Buffer.from(token.split('.')[2] ?? '', 'base64url');
  const sameUpToSignature = (token: string) =>
    token.split('.').slice(0, 2).join('.') === owner.token.split('.').slice(0, 2).join('.');

  it('of a stranger opens nothing that is the owner’s', async () => {
    const attempt = fc.constantFrom(...signedIn).chain(malformed);
    for (const sample of samplesOf(attempt, probes(tokensInAll))) {
      const { status, text } = await send(sample, stranger.token);
      expect(status, `${sample.method} ${sample.path}`).toBeLessThan(500);
      expect(text, `${sample.method} ${sample.path}`).not.toContain(mark);
    }
    await stranger.call(users.getCurrentUser, {});
    const { data } = await owner.call(designs.getDesign, { params: { id: ids.id ?? '' } });
    expect(data.designName).toBe(mark);
  });
});
