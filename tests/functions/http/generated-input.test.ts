import '../../support/function-environment.ts';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { AnyRoute, Route } from '#shared/contract/define-route.ts';
import { errorStatus, Refusal } from '#shared/contract/errors.ts';
import { routes } from '#shared/contract/routes.ts';
import { implement } from '../../../functions/http/implement.ts';
import { arbitraryOf, changedAt, placesIn } from '../../support/arbitrary-of-schema.ts';
import { type Answer, type Request, send } from '../../support/http-events.ts';
import { anAdminToken, badTokens, withPoolKeys } from '../../support/id-tokens.ts';
import { multipartOf } from '../../support/multipart.ts';
import { aPng } from '../../support/pictures.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { withRequestLog } from '../../support/request-log.ts';

vi.mock('../../../functions/storage/sessions/gates.ts', () => import('../../support/open-gates.ts'));

withPoolKeys();
withRequestLog();

/** Runs of each property for each route: what they share is tried more than a hundred times as often. */
const numRuns = propertyRuns(6, 240);

/**
 * Accepted input returns 422 from the handler, so that every response in these tests is a refusal. Calls are not counted:
 * there are no tables here.
 */
const handlerOf = ({ rate, ...route }: AnyRoute) =>
  implement(route as Route<unknown, unknown, unknown, unknown, 'user'>)(async () => {
    throw new Refusal('unprocessable', 'The input was let through.');
  });

/** The shape of every refusal, whatever was sent. */
function expectRefusal({ status, body }: Answer): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).toMatchObject({ success: false, requestId: 'request-1' });
  expect(body.error).toBe(body.message);
  expect(body.message).toMatch(/^[A-Z“].*\.$/su);
  expect(errorStatus[body.code as keyof typeof errorStatus]).toBe(status);
}

/** Signed bodies are not looked into before their signature is verified, and have tests of their own. */
const cases = routes
  .filter(({ access }) => access !== 'signed')
  .map((route): [string, AnyRoute] => [route.name, route]);
const withBody = cases.filter(([, route]) => route.bodyKind.kind === 'json');
/** All but one, whose payload may be anything and is not read. */
const withStrictBody = withBody.filter(([name]) => name !== 'trackPaymentEvent');
const signedIn = cases.filter(([, route]) => route.access !== 'public');

/** A request that the route's shapes allow. */
const fitting = (route: AnyRoute): fc.Arbitrary<Request> =>
  fc.record({
    token: fc.constant(anAdminToken()),
    params: arbitraryOf(route.params) as fc.Arbitrary<Record<string, string>>,
    ...(needsQuery(route) && { query: arbitraryOf(route.query) as fc.Arbitrary<Record<string, string>> }),
    ...(route.bodyKind.kind === 'json' && { json: arbitraryOf(route.body) }),
    ...(route.bodyKind.kind === 'multipart' && aForm(route.body, route.bodyKind.file)),
  });

const needsQuery = ({ query }: AnyRoute): boolean => {
  const { required = [] } = z.toJSONSchema(query, { io: 'input' });
  return required.length > 0;
};

/** The form without its file, where it may be left out: what makes a picture is no matter of shapes. */
const aForm = (body: z.ZodType, fileField: string) => {
  const isNeeded = body.safeParse({}).error?.issues.some(({ path: [field] }) => field === fileField) ?? false;
  const picture = { field: fileField, name: 'picture.png', type: 'image/png', bytes: aPng };
  const fields = isNeeded ? fc.constant({}) : arbitraryOf(body, 'output');
  return {
    headers: fc.constant(multipartOf({}).headers),
    body: fields.map(
      (stated) => multipartOf({ ...Object(stated), [fileField]: undefined }, isNeeded ? [picture] : []).body,
    ),
  };
};

const texts = fc.dictionary(fc.string(), fc.string(), { maxKeys: 4 });
const contentType = fc.oneof(
  fc.constantFrom(
    'application/json',
    'application/gzip',
    'multipart/form-data; boundary=x',
    'text/plain',
    '',
    ';;;',
  ),
  fc.string(),
);
const anything: fc.Arbitrary<Request> = fc.record(
  {
    token: fc.constant(anAdminToken()),
    params: texts,
    query: texts,
    headers: fc.record(
      {
        'content-type': contentType,
        'content-encoding': fc.constantFrom('gzip', 'identity', 'br', 'gzip, gzip', ''),
      },
      { requiredKeys: [] },
    ),
    body: fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom('{', '[', 'null', '"', '{"a":1,"a":2}', '{"__proto__":{}}', '['.repeat(50_000)),
    ),
  },
  { requiredKeys: ['token'] },
);

describe.each(cases)('%s', (_name, route) => {
  const handler = handlerOf(route);

  it('rejects or accepts any input, and never fails', async () => {
    await fc.assert(
      fc.asyncProperty(anything, async (request) => expectRefusal(await send(handler, request))),
      { numRuns },
    );
  });

  it('accepts valid input or names the field that breaks a rule', async () => {
    let letThrough = 0;
    await fc.assert(
      fc.asyncProperty(fitting(route), async (request) => {
        const answer = await send(handler, request);
        expectRefusal(answer);
        if (answer.status === 422) letThrough += 1;
        else
          expect(answer.body).toMatchObject({
            code: 'invalid_request',
            details: { fields: expect.any(Array) },
          });
      }),
      { numRuns: propertyRuns(15, 240) },
    );
    expect(letThrough).toBeGreaterThan(0);
  });

  it('rejects an unknown query', async () => {
    const unknown = fc.dictionary(fc.stringMatching(/^x-[a-z]{1,9}$/), fc.string(), {
      minKeys: 1,
      maxKeys: 3,
    });
    await fc.assert(
      fc.asyncProperty(fitting(route), unknown, async (request, query) => {
        const answer = await send(handler, { ...request, query });
        expectRefusal(answer);
        expect(answer.body).toMatchObject({
          code: 'invalid_request',
          details: {
            fields: expect.arrayContaining([
              { field: Object.keys(query)[0], message: 'is not a known field' },
            ]),
          },
        });
      }),
      { numRuns: propertyRuns(4, 80) },
    );
  });
});

describe.each(withStrictBody)('the body of %s', (_name, route) => {
  const handler = handlerOf(route);
  const broken = (breakAt: (old: unknown) => unknown) =>
    fc.tuple(fitting(route), fc.nat()).map(([request, choice]) => {
      const places = placesIn(request.json);
      return { ...request, json: changedAt(request.json, places[choice % places.length] ?? [], breakAt) };
    });
  it('is rejected with a value of the wrong type in any place', async () => {
    const wrongType = (old: unknown) => (typeof old === 'object' && old !== null ? 'wrong' : { wrong: [] });
    await fc.assert(
      fc.asyncProperty(broken(wrongType), async (request) => expectFields(await send(handler, request))),
      { numRuns },
    );
  });

  it('is rejected with an unknown field in any place', async () => {
    const oneMore = (old: unknown) =>
      typeof old === 'object' && !Array.isArray(old)
        ? { ...old, 'x-unknown': { wrong: [] } }
        : [old, { wrong: [] }];
    await fc.assert(
      fc.asyncProperty(broken(oneMore), async (request) => expectFields(await send(handler, request))),
      { numRuns },
    );
  });
});

describe.each(withBody)('the body of %s', (_name, route) => {
  const handler = handlerOf(route);

  it('is rejected when its JSON is cut short anywhere', async () => {
    await fc.assert(
      fc.asyncProperty(fitting(route), fc.nat(), async ({ json, ...request }, choice) => {
        const text = JSON.stringify(json);
        const answer = await send(handler, {
          ...request,
          headers: { 'content-type': 'application/json' },
          body: text.slice(0, 1 + (choice % (text.length - 1))),
        });
        expectFields(answer);
      }),
      { numRuns: propertyRuns(4, 80) },
    );
  });

  it('is rejected with 415 when it is not JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '',
    ])
      expect(
        (
          await send(handler, {
            token: anAdminToken(),
            headers: { 'content-type': type },
            body: '{}',
            ...aPath(route),
          })
        ).status,
      ).toBe(415);
  });
});

/** A refusal that names what is wrong with the request. */
function expectFields(answer: Answer): void {
  expectRefusal(answer);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    code: 'invalid_request',
    details: {
      fields: expect.arrayContaining([{ field: expect.any(String), message: expect.any(String) }]),
    },
  });
}

/** Parameters that fit, for requests that are wrong elsewhere. */
const aPath = (route: AnyRoute) =>
  fc.sample(
    fitting(route).map(({ params = {} }) => ({ params })),
    1,
  )[0];

describe.each(signedIn)('%s', (_name, route) => {
  const handler = handlerOf(route);

  it.each(Object.entries(badTokens))('returns 401 to a token %s', async (_what, token) => {
    const answer = await send(handler, { token: token() });
    expectRefusal(answer);
    expect(answer.status).toBe(401);
  });

  it('returns 401 to any other authorisation', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (authorization) => {
        expect((await send(handler, { headers: { authorization } })).status).toBe(401);
      }),
      { numRuns: propertyRuns(4, 80) },
    );
  });
});
