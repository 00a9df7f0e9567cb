import { createServer, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRefusedByBrowsers, portSetting } from '../../../infra/local/http/browser-ports.ts';
import { namesThisMachine } from '../../../infra/local/http/host-check.ts';
import { createStandIn } from '../../../infra/local/http/local-server.ts';
import { close, listen, portOf } from '../../../infra/local/listen.ts';

const server = createStandIn((_, outgoing) => void outgoing.end('hello'));
let address: string;
beforeAll(async () => {
  address = await listen(server);
});
afterAll(() => close(server));

async function get(headers: Record<string, string>): Promise<{ status: number | undefined; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(address, { headers }, resolve).on('error', reject).end();
  const answer = await promise;
  return { status: answer.statusCode, body: await text(answer) };
}

describe('a server of this machine', () => {
  it.each(['localhost', 'localhost:3000', '127.0.0.1:3001', '[::1]:3000', 'bucket.localhost:3001'])(
    'answers to %s',
    (host) => expect(namesThisMachine({ headers: { host } })).toBe(true),
  );

  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    '',
  ])('rejects a page that calls it “%s”', async (host) => {
    expect(namesThisMachine({ headers: { host } })).toBe(false);
    if (host)
      expect(await get({ host })).toMatchObject({ status: 403, body: expect.not.stringContaining('hello') });
  });
});

describe('the port of the site', () => {
  it('is 3000 or what PORT says', () => {
    expect([portSetting(undefined), portSetting('4000'), portSetting('0')]).toEqual([3000, 4000, 0]);
  });

  it.each([
    [
      '6000',
      'Browsers refuse to open port 6000, which belongs to another protocol. Choose another one with PORT.',
    ],
    ['http', 'PORT is a number from 0 to 65535, not “http”.'],
    ['70000', 'PORT is a number from 0 to 65535, not “70000”.'],
    ['', 'PORT is a number from 0 to 65535, not “”.'],
  ])('is not “%s”', (text, sentence) => expect(() => portSetting(text)).toThrow(sentence));

  it.each([6000, 6667, 10080])('%i is one that Node’s fetch refuses as browsers do', async (port) => {
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
    expect(isRefusedByBrowsers(port)).toBe(true);
  });

  it('is any free one for a stand-in beside it, where no browser would open it', async () => {
    const other = createServer();
    await listen(other, 6000);
    expect(isRefusedByBrowsers(portOf(other))).toBe(false);
    await close(other);
  });
});
