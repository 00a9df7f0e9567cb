import { useEffect, useState } from 'react';
import { engineBytes } from '#web/documents/templates/engine-bytes.ts';
import { openService, type Service } from '#web/ui/open-service.ts';
import type { TemplatePreviewer } from './template-previewer.ts';

/** A worker that renders templates, until it is closed. */
export type Previewer = Pick<Service<TemplatePreviewer>, 'call'>;

/** Opens a worker with the template engine once it is needed, which ends with the page; undefined until then. */
export function usePreviewer(isNeeded: boolean): Previewer | undefined {
  const [opened, setOpened] = useState<Previewer>();
  useEffect(() => {
    if (!isNeeded) return;
    const service = openService<TemplatePreviewer>(
      () => new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' }),
    );
    const ready = engineBytes().then((wasm) => service.call((api) => api.open(wasm)));
    // The caller gets the failure.
    ready.catch(() => {});
    const waiting: Previewer = { call: async (task) => ready.then(() => service.call(task)) };
    setOpened(waiting);
    return service.close;
  }, [isNeeded]);
  return opened;
}
