import { resolve } from 'node:path';
import type { SiteOrigin } from './server.ts';
import { serveFile } from './static-files.ts';

/** The built site in a folder, as its bucket would serve it. */
export const builtSite = (folder: string): SiteOrigin => {
  const root = resolve(folder);
  return (path, incoming, outgoing, headers) =>
    serveFile(root, path === '/' ? '/index.html' : path, incoming, outgoing, headers);
};
