import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.wasm': 'application/wasm',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Serves a GET from a folder as the site's bucket would; returns 404 for missing files. */
export async function serveFile(
  folder: string,
  path: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const file = join(folder, normalize(decodeURIComponent(path)));
  const found = file.startsWith(folder + sep) ? await stat(file).catch(() => undefined) : undefined;
  if (!found?.isFile()) {
    outgoing.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
    return;
  }
  const etag = `"${found.size.toString(16)}-${found.mtimeMs.toString(16)}"`;
  const common = { ...headers, etag, 'cache-control': cacheControl(path) };
  if (incoming.headers['if-none-match'] === etag) {
    outgoing.writeHead(304, common).end();
    return;
  }
  outgoing.writeHead(200, {
    ...common,
    'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
    'content-length': found.size,
  });
  if (incoming.method === 'HEAD') outgoing.end();
  else await pipeline(createReadStream(file), outgoing);
}

/** Built files carry a hash in their name and never change; the rest is asked for again each time. */
const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
