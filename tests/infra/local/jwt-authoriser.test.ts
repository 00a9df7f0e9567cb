import '../../support/function-environment.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JwtRule } from '../../../infra/local/gateway/deployed-routes.ts';
import { jwtAuthoriser } from '../../../infra/local/gateway/jwt-authoriser.ts';
import { anIdToken, idTokenClaims, poolKeys } from '../../support/id-tokens.ts';

const { iss, aud } = idTokenClaims();
const rule: JwtRule = { issuer: String(iss), audience: [String(aud)] };
const keys = new TextEncoder().encode(JSON.stringify(poolKeys));
const authorise = () => jwtAuthoriser(async () => keys.buffer);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('accepts a token until it expires, and not after', async () => {
  const verify = authorise();
  const header = `Bearer ${anIdToken({ sub: 'one' })}`;
  expect(await verify(header, rule)).toMatchObject({ sub: 'one' });
  expect(await verify(header, rule)).toMatchObject({ sub: 'one' });
  vi.setSystemTime(Date.now() + 3_601_000);
  expect(await verify(header, rule)).toBeUndefined();
});

it('rejects a known token with another signature, and for another audience or issuer', async () => {
  const verify = authorise();
  const token = anIdToken();
  expect(await verify(token, rule)).toBeDefined();
  const [head, body] = token.split('.');
  const [, , otherSignature] = anIdToken({ sub: 'other' }).split('.');
  expect(await verify(`${head}.${body}.${otherSignature}`, rule)).toBeUndefined();
  expect(await verify(token, { ...rule, audience: ['another'] })).toBeUndefined();
  expect(await verify(token, { ...rule, issuer: 'https://issuer.example' })).toBeUndefined();
  expect(await verify(token, rule)).toBeDefined();
});
