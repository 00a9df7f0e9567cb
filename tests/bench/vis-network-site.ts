import { createServer } from 'node:http';
import { build } from 'esbuild';
import type { Graph } from '#shared/contract/topology.ts';
import { close, listen } from '../../infra/local/listen.ts';

/** A page on which vis-network draws a graph, on a server of its own. */
export async function startVisNetworkSite(graph: Graph) {
  const { outputFiles } = await build({
    entryPoints: ['tests/bench/peers/vis-network-page.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    write: false,
    logLevel: 'warning',
  });
  const script = outputFiles[0]?.text ?? '';
  const files: Readonly<Record<string, readonly [type: string, content: string]>> = {
    '/': [
      'text/html',
      '<!doctype html><title>vis-network</title><script type="module" src="/page.js"></script>',
    ],
    '/page.js': ['text/javascript', script],
    '/graph.json': ['application/json', JSON.stringify(graph)],
  };
  const server = createServer(({ url = '/' }, outgoing) => {
    const [type, content] = files[new URL(url, 'http://localhost').pathname] ?? ['text/plain', ''];
    outgoing.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(content);
  });
  return { url: await listen(server), close: () => close(server) };
}
