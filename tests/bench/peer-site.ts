import { createServer } from 'node:http';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { close, listen } from '../../infra/local/listen.ts';

/**
 * A page of `peers/` on a server of its own, bundled with its lazy parts as files of their own.
 * @param contents by path: what the page fetches
 */
export async function startPeerSite(page: string, title: string, contents: Readonly<Record<string, string>>) {
  const { outputFiles } = await build({
    entryPoints: [`tests/bench/peers/${page}.ts`],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    outdir: 'out',
    write: false,
    logLevel: 'warning',
  });
  const scripts = new Map(outputFiles.map(({ path, text }) => [`/${basename(path)}`, text]));
  const html = `<!doctype html><title>${title}</title><body><script type="module" src="/${page}.js"></script>`;
  const server = createServer(({ url = '/' }, outgoing) => {
    const { pathname } = new URL(url, 'http://localhost');
    const script = scripts.get(pathname);
    const [type, content] =
      pathname === '/'
        ? ['text/html', html]
        : script !== undefined
          ? ['text/javascript', script]
          : [pathname.endsWith('.json') ? 'application/json' : 'text/plain', contents[pathname] ?? ''];
    outgoing.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(content);
  });
  return { url: await listen(server), close: () => close(server) };
}
