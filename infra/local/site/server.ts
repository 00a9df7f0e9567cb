import {
  Agent,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Gateway } from '../gateway/gateway.ts';
import { splitUrl } from '../gateway/request-event.ts';
import { callFrom, sendAnswer } from '../gateway/server.ts';
import { namesThisMachine } from '../http/host-check.ts';
import { keptAlive } from '../http/local-server.ts';
import type { BucketAddresses } from './bucket-addresses.ts';
import { type Behaviour, covering } from './distribution.ts';
import { edgeFunction, type Rewritten } from './edge-function.ts';

/** Answers a request for a path of the site itself, in production from its bucket. */
export type SiteOrigin = (
  path: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  headers: Readonly<Record<string, string>>,
) => Promise<void>;

export interface SiteServerOptions {
  readonly behaviours: readonly Behaviour[];
  /** Called as it is, without a connection of its own. */
  readonly gateway: Gateway;
  readonly site: SiteOrigin;
  readonly buckets: BucketAddresses;
  /** Answers that exist on this machine only, by path and method, such as the mailbox. */
  readonly local: Readonly<Record<string, LocalAnswers>>;
  /** Rewrites a header of the distribution that names the cloud's addresses into this machine's. */
  readonly localise: (header: string) => string;
}

export interface LocalAnswers {
  readonly read?: () => unknown;
  /** By POST, and only for a caller that sends the header `x-local-cloud`, which no page of another site can. */
  readonly run?: (query: URLSearchParams) => Promise<unknown>;
}

/** The distribution on this machine: one origin for the site and the API, with the template's behaviours and headers. */
export function createSiteServer({
  behaviours,
  gateway,
  site,
  buckets,
  local,
  localise,
}: SiteServerOptions): Server {
  const agent = new Agent({ keepAlive: true });
  const prepared = behaviours.map((behaviour) => ({
    ...behaviour,
    covers: covering(behaviour.pathPattern),
    originHeaders: Object.fromEntries(
      Object.entries(behaviour.originHeaders).map(([name, value]) => [name, [value]]),
    ),
    rewrite: behaviour.requestFunction ? edgeFunction(behaviour.requestFunction) : unchanged,
    answerHeaders: Object.fromEntries(
      Object.entries(behaviour.answerHeaders).map(([name, value]) => [name, localise(value)]),
    ),
  }));

  const server = createServer(async (incoming, outgoing) => {
    const { path, query } = splitUrl(incoming.url ?? '/');
    const answers = local[path];
    if (answers) return answerLocally(answers, query, incoming, outgoing);
    const behaviour = prepared.find(({ covers }) => covers(path));
    const answerHeaders = behaviour?.answerHeaders ?? {};
    try {
      const visitor = incoming.socket.remoteAddress ?? '';
      const { path: rewritten, headers } = (behaviour?.rewrite ?? unchanged)(path, visitor);
      const origin = behaviour?.origin ?? 'site';
      if (origin === 'site') await site(rewritten, incoming, outgoing, answerHeaders);
      else if (origin === 'api')
        await passOn(incoming, outgoing, {
          url: `${rewritten}${query && `?${query}`}`,
          originHeaders: { ...headers, ...behaviour?.originHeaders },
          gateway,
          answerHeaders,
        });
      else if (incoming.method === 'GET' || incoming.method === 'HEAD')
        forward(incoming, outgoing, {
          address: await buckets(origin.bucket, decodeURIComponent(rewritten.slice(1)), incoming.method),
          headers: forBucket(incoming),
          agent,
          answerHeaders,
        });
      // The behaviour takes no other method.
      else outgoing.writeHead(403, answerHeaders).end();
    } catch {
      // A client that disconnected, or a path that cannot be decoded.
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(400).end();
    }
  });
  return keptAlive(server);
}

const unchanged = (path: string): Rewritten => ({ path, headers: {} });

async function answerLocally(
  { read, run }: LocalAnswers,
  query: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const send = (status: number, body: unknown): void => {
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? null));
  };
  if (!namesThisMachine(incoming)) return send(403, { message: 'Call this machine by localhost.' });
  if (incoming.method === 'POST' && run && incoming.headers['x-local-cloud'] !== undefined) {
    try {
      return send(200, await run(new URLSearchParams(query)));
    } catch (error) {
      return send(500, { message: error instanceof Error ? error.message : String(error) });
    }
  }
  if (incoming.method === 'GET' && read) return send(200, read());
  return send(405, { message: 'This address takes another method.' });
}

/** A bucket gets nothing about the visitor: with CachingOptimized, CloudFront forwards only these. */
function forBucket({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const { range, 'if-none-match': ifNoneMatch } = headers;
  return { ...(range && { range }), ...(ifNoneMatch && { 'if-none-match': ifNoneMatch }) };
}

interface Forwarding {
  readonly address: string;
  readonly headers: OutgoingHttpHeaders;
  readonly agent: Agent;
  /** Override the origin's, as all of the template's headers do. */
  readonly answerHeaders: Readonly<Record<string, string>>;
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { address, headers, agent, answerHeaders }: Forwarding,
): void {
  const forwarded = request(address, { agent, method: incoming.method, headers });
  forwarded.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...answerHeaders });
    answer.pipe(outgoing);
  });
  forwarded.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
  incoming.pipe(forwarded);
  outgoing.on('close', () => forwarded.destroy());
}

interface PassingOn {
  readonly url: string;
  readonly originHeaders: Readonly<Record<string, readonly string[]>>;
  readonly gateway: Gateway;
  readonly answerHeaders: Forwarding['answerHeaders'];
}

/** Hands a call to the gateway in this process: a connection between the two would take a fifth of a call's time. */
async function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { url, originHeaders, gateway, answerHeaders }: PassingOn,
): Promise<void> {
  const call = callFrom(incoming);
  try {
    const answer = await gateway({ ...call, url, headers: { ...call.headers, ...originHeaders } });
    sendAnswer(outgoing, answer, answerHeaders);
  } catch {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  }
}
