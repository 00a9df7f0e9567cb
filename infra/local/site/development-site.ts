import { createServer } from 'vite';
import type { SiteOrigin } from './server.ts';

/** The site straight from its source with hot reload. The distribution's headers are left out: they forbid its scripts. */
export async function developmentSite(): Promise<SiteOrigin> {
  const vite = await createServer({
    configFile: 'web/vite.config.ts',
    root: 'web',
    server: { middlewareMode: true },
    appType: 'spa',
  });
  return async (_path, incoming, outgoing) => {
    vite.middlewares(incoming, outgoing, () => outgoing.writeHead(404).end());
  };
}
