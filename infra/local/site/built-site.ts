import { resolve } from 'node:path';
import type { SiteOrigin } from './server.ts';
import { serveFile } from './static-files.ts';

/** The built site in a folder, as its bucket would serve it, with the description of the API next to it. */
export function builtSite(folder: string): SiteOrigin {
  const site = resolve(folder);
  const docs = resolve('docs');
  return (path, incoming, outgoing, headers) =>
    path === '/api/openapi.json'
      ? serveFile(docs, '/openapi.json', incoming, outgoing, headers)
      : serveFile(site, path === '/' ? '/index.html' : path, incoming, outgoing, headers);
}
