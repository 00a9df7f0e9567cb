import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { createStandIn } from '../http/local-server.ts';
import { createCalls } from './call-provider.ts';
import { answerPage } from './card-pages.ts';
import { controls } from './control.ts';
import { errorBody, invalid, PaymentsError } from './errors.ts';
import { openProvider, type ProviderOptions } from './provider.ts';
import { startWebhookSender } from './webhook-sender.ts';

/** The payment provider as a server: its API, its pages for cards, and `/local/…`, by which this machine controls it. */
export interface PaymentsServer {
  readonly server: Server;
  /** Where webhooks go. Until it is known they wait. */
  readonly sendWebhooksTo: (address: string) => void;
}

const Forgery = z.strictObject({
  event: z.string(),
  data: z.unknown(),
  how: z.enum(['foreign-key', 'altered']),
});

/** Opens the provider's file; closing the server closes it. */
export function createPaymentsServer(options: ProviderOptions): PaymentsServer {
  const provider = openProvider(options);
  const call = createCalls(provider);
  const sender = startWebhookSender(provider);
  const control = new Map(Object.entries<(body: unknown) => object>(controls(provider)));

  /** Takes the secret key, and no page of a browser. */
  const controlled = async (name: string, { headers }: IncomingMessage, body: unknown): Promise<object> => {
    if (headers.authorization !== `Bearer ${options.key()}` || headers.origin)
      throw new PaymentsError(401, 'invalid_Key', 'Invalid key');
    if (name === 'forge') {
      const { how, ...event } = Forgery.parse(body);
      return { status: (await sender.forge(JSON.stringify(event), how)) ?? null };
    }
    const order = control.get(name);
    if (!order) throw new PaymentsError(404, 'unknown_route', 'Route not found');
    return order(body);
  };

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const url = new URL(incoming.url ?? '/', 'http://provider');
    const [, first, second = ''] = url.pathname.split('/');
    const body = await text(incoming);
    if (first === 'checkout' || first === 'manage') {
      const form = incoming.method === 'POST' ? new URLSearchParams(body) : undefined;
      const page = answerPage(provider, { url, form });
      if ('location' in page) outgoing.writeHead(303, { location: page.location }).end();
      else outgoing.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(page.html);
      return;
    }
    if (first === 'local') {
      send(outgoing, 200, await controlled(second, incoming, parsed(body)));
      return;
    }
    const answered = call({
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      authorization: incoming.headers.authorization,
      body: parsed(body),
    });
    if (answered === 'cut') outgoing.destroy();
    else send(outgoing, answered.status, answered.body, answered.headers);
  };

  const server = createStandIn((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => sendError(outgoing, error));
  });
  server.once('close', () => {
    sender.stop();
    provider.store.database.close();
  });
  return { server, sendWebhooksTo: sender.sendTo };
}

function parsed(body: string): unknown {
  if (!body) return {};
  try {
    return JSON.parse(body);
  } catch {
    throw invalid('The request is not JSON.');
  }
}

function send(
  outgoing: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** Anything but an error of the provider's own is our fault, and is logged to the console only. */
function sendError(outgoing: ServerResponse, error: unknown): void {
  if (error instanceof PaymentsError) send(outgoing, error.status, errorBody(error));
  else if (error instanceof z.ZodError) send(outgoing, 400, { message: z.prettifyError(error) });
  else {
    console.error('The payment provider failed to answer.', error);
    send(outgoing, 500, { status: false, message: 'Something went wrong' });
  }
}
