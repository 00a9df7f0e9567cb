import type { IncomingMessage } from 'node:http';

/**
 * Whether a request names this machine as its host. A page of another site can make its own name lead here (DNS rebinding),
 * and would then read what the browser takes for that site's own; the name is what gives it away.
 */
export function namesThisMachine({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const name = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '[::1]';
}
