import '../../support/function-environment.ts';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { handlerFile, routes } from '#shared/contract/routes.ts';
import type { HttpHandler } from '../../../functions/http/exchange.ts';
import { documentClient } from '../../../functions/runtime/document-client.ts';
import * as gates from '../../../functions/storage/sessions/gates.ts';
import { endOwnSession } from '../../../functions/storage/sessions/sessions.ts';
import { send } from '../../support/http-events.ts';
import { anAdminToken, withPoolKeys } from '../../support/id-tokens.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';

withLocalData();
withPoolKeys();
withRequestLog();

const closed = routes.filter(({ access }) => access === 'user' || access === 'admin');
const handlers = new Map<string, HttpHandler>();

beforeAll(async () => {
  for (const route of closed) {
    const module = await import(join(process.cwd(), handlerFile(route)));
    handlers.set(route.name, module.handler);
  }
}, 60_000);

afterEach(() => {
  vi.restoreAllMocks();
});

const reads: ReadonlySet<string> = new Set(['GetCommand', 'BatchGetCommand', 'QueryCommand']);

/** What each call that needs a user answers to a token. None writes anything. */
async function answersTo(token: string): Promise<Set<string>> {
  const answers = new Set<string>();
  const sent = vi.spyOn(documentClient(), 'send');
  for (const [name, handler] of handlers) {
    const { status, body } = await send(handler, { token });
    const isRefused = status === 401 && body.code === 'unauthenticated';
    answers.add(isRefused ? String(body.message) : `${name} answered ${status}`);
  }
  const commands = sent.mock.calls.map(([command]) => command.constructor.name);
  expect(commands.filter((command) => !reads.has(command))).toEqual([]);
  return answers;
}

const seconds = (ago = 0): number => Math.floor(Date.now() / 1_000) - ago;

/** An administrator's sign-in of a minute ago. */
function aSession() {
  const session = { uid: randomUUID(), sessionId: randomUUID(), authenticatedAt: seconds(60) };
  const { uid: sub, sessionId: origin_jti, authenticatedAt: auth_time } = session;
  return { ...session, token: anAdminToken({ sub, origin_jti, auth_time }) };
}

const hasEnded = new Set(['Your session has ended. Sign in again.']);

describe('every call that needs a user refuses at once, and writes nothing,', () => {
  it('a session that has been ended', async () => {
    const session = aSession();
    await endOwnSession(session);
    expect(await answersTo(session.token)).toEqual(hasEnded);
  });

  it('every session of a user whose sessions have all been ended', async () => {
    const { uid, token } = aSession();
    await gates.endAllSessions(uid);
    expect(await answersTo(token)).toEqual(hasEnded);
  });

  it('a disabled account', async () => {
    const { uid, token } = aSession();
    await gates.closeAccount(uid, 'disabled');
    expect(await answersTo(token)).toEqual(new Set(['This account has been disabled by an administrator.']));
  });

  it('an erased account', async () => {
    const { uid, token } = aSession();
    await gates.closeAccount(uid, 'erased');
    expect(await answersTo(token)).toEqual(new Set(['This account has been deleted.']));
  });
});
