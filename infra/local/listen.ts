import { once } from 'node:events';
import type { Server } from 'node:http';
import { isRefusedByBrowsers } from './http/browser-ports.ts';

/** Starts a server on loopback and returns its address; uses any free port if the requested one is taken, or no browser opens it. */
export async function listen(server: Server, wantedPort = 0): Promise<string> {
  if (isRefusedByBrowsers(wantedPort)) return listen(server);
  try {
    await open(server, wantedPort);
  } catch (error) {
    if (wantedPort === 0 || !(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'))
      throw error;
    await open(server, 0);
  }
  return `http://127.0.0.1:${portOf(server)}`;
}

/** Starts a server on loopback on exactly this port (0: any). Throws when it is taken. */
export async function open(server: Server, port: number): Promise<void> {
  const failed = once(server, 'error').then(([error]) => Promise.reject(error));
  server.listen(port, '127.0.0.1');
  await Promise.race([once(server, 'listening'), failed]);
  failed.catch(() => {});
}

/** The port that a listening server has. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
  return address.port;
}

/** Stops a server and the connections that are still open. */
export async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
