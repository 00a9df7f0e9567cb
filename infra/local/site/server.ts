import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { splitUrl } from '../gateway/request-event.ts';
import { type Behaviour, covers } from './distribution.ts';
import { edgeFunction } from './edge-function.ts';

/** Answers a request for a path of the site itself, in production from its bucket. */
export type SiteOrigin = (
  path: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  headers: Readonly<Record<string, string>>,
) => Promise<void>;

export interface SiteServerOptions {
  readonly behaviours: readonly Behaviour[];
  /** Address of the gateway. */
  readonly api: string;
  readonly site: SiteOrigin;
  /** Answers that exist on this machine only, by path, such as the mailbox. */
  readonly local: Readonly<Record<string, () => unknown>>;
  /** Rewrites a header of the distribution that names the cloud's addresses into this machine's. */
  readonly localise: (header: string) => string;
}

/** The distribution on this machine: one origin for the site and the API, with the template's behaviours and headers. */
export function createSiteServer({ behaviours, api, site, local, localise }: SiteServerOptions): Server {
  const agent = new Agent({ keepAlive: true });
  const prepared = behaviours.map((behaviour) => ({
    ...behaviour,
    rewrite: behaviour.requestFunction ? edgeFunction(behaviour.requestFunction) : (path: string) => path,
    answerHeaders: Object.fromEntries(
      Object.entries(behaviour.answerHeaders).map(([name, value]) => [name, localise(value)]),
    ),
  }));

  return createServer(async (incoming, outgoing) => {
    const { path, query } = splitUrl(incoming.url ?? '/');
    const answer = local[path];
    if (answer) {
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer()));
      return;
    }
    const behaviour = prepared.find(({ pathPattern }) => covers(pathPattern, path));
    try {
      const rewritten = behaviour?.rewrite(path) ?? path;
      if (behaviour?.origin === 'api')
        forward(incoming, outgoing, {
          address: `${api}${rewritten}${query && `?${query}`}`,
          agent,
          behaviour,
        });
      else await site(rewritten, incoming, outgoing, behaviour?.answerHeaders ?? {});
    } catch {
      // A reader that went away, or a path that cannot be decoded.
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(400).end();
    }
  });
}

interface Forwarding {
  readonly address: string;
  readonly agent: Agent;
  readonly behaviour: Pick<Behaviour, 'originHeaders' | 'answerHeaders'>;
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { address, agent, behaviour: { originHeaders, answerHeaders } }: Forwarding,
): void {
  const forwarded = request(address, {
    agent,
    method: incoming.method,
    headers: { ...incoming.headers, ...originHeaders },
  });
  forwarded.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, { ...answerHeaders, ...answer.headers });
    answer.pipe(outgoing);
  });
  forwarded.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
  incoming.pipe(forwarded);
  outgoing.on('close', () => forwarded.destroy());
}
