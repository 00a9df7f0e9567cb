import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { httpClient } from '../../../functions/runtime/http-client.ts';

async function serverOf(answer: RequestListener): Promise<URL> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return new URL(`http://127.0.0.1:${port}/things?of=somebody`);
}

const bounds = { timeoutMs: 2_000, largestBytes: 1_000 };

it('sends method, headers and body, and gives what comes back, whatever its status', async () => {
  const url = await serverOf(async (request, response) => {
    const { method, url, headers } = request;
    response.writeHead(422, { 'x-told': `${method} ${url} ${headers['x-key']}` });
    response.end(`You said ${await text(request)}`);
  });
  const answer = await httpClient.send(url, {
    method: 'POST',
    headers: { 'x-key': 'mine' },
    body: 'hello',
    ...bounds,
  });
  expect(answer.status).toBe(422);
  expect(answer.headers['x-told']).toBe('POST /things?of=somebody mine');
  expect(answer.body.toString()).toBe('You said hello');
});

it('follows no redirect', async () => {
  const url = await serverOf((_, response) => response.writeHead(302, { location: '/elsewhere' }).end());
  await expect(httpClient.send(url, { method: 'GET', ...bounds })).resolves.toMatchObject({ status: 302 });
});

it.each<readonly [string, RequestListener]>([
  ['is not there in time', () => undefined],
  ['is larger than allowed', (_, response) => response.end('x'.repeat(bounds.largestBytes + 1))],
  [
    'ends in the middle',
    (_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    },
  ],
])('rejects where the answer %s', async (_what, answer) => {
  const url = await serverOf(answer);
  await expect(httpClient.send(url, { method: 'GET', ...bounds, timeoutMs: 300 })).rejects.toThrow();
});
