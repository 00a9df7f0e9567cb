import { createServer, type RequestListener, type Server } from 'node:http';
import { namesThisMachine } from './host-check.ts';

/**
 * How long a connection stays open without a request, in milliseconds: longer than any client keeps one for reuse, so that
 * none sends a request into a connection that is being closed. The SDK and browsers give up sooner by themselves.
 */
const idleMs = 10 * 60_000;

/** A server of this machine, to be reached by its own name only. */
export function createStandIn(listener: RequestListener): Server {
  return keptAlive(
    createServer((incoming, outgoing) => {
      if (namesThisMachine(incoming)) return listener(incoming, outgoing);
      outgoing.writeHead(403, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ message: 'Call this machine by localhost.' }));
    }),
  );
}

/** Keeps a server's idle connections open for longer than clients do. */
export function keptAlive(server: Server): Server {
  server.keepAliveTimeout = idleMs;
  return server;
}
