import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createStandIn } from '../http/local-server.ts';
import type { GatewayAnswer } from './function-answer.ts';
import type { Gateway } from './gateway.ts';
import type { GatewayCall } from './request-event.ts';

/** The gateway's own address, past the distribution. */
export const createGatewayServer = (gateway: Gateway, log: (line: string) => void): Server =>
  createStandIn(async (incoming, outgoing) => {
    try {
      sendAnswer(outgoing, await gateway(callFrom(incoming)));
    } catch (error) {
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      outgoing.destroy();
    }
  });

export const callFrom = (incoming: IncomingMessage): GatewayCall => ({
  method: incoming.method ?? 'GET',
  url: incoming.url ?? '/',
  headers: incoming.headersDistinct,
  sourceIp: incoming.socket.remoteAddress,
  body: incoming,
});

/** @param over headers that override the answer's */
export function sendAnswer(
  outgoing: ServerResponse,
  { status, headers, cookies, body }: GatewayAnswer,
  over: Readonly<Record<string, string>> = {},
): void {
  outgoing.writeHead(status, {
    ...headers,
    ...(cookies.length > 0 && { 'set-cookie': [...cookies] }),
    'content-length': body.length,
    ...over,
  });
  outgoing.end(body);
}
