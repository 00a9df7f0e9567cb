import { useEffect, useState } from 'react';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { engineBytes } from '#web/documents/templates/engine-bytes.ts';
import { openService, type Service } from '#web/ui/open-service.ts';
import type { Composer } from './composer.ts';

/** A worker that writes the configuration of one network's devices, until it is closed. */
export type OpenedComposer = Pick<Service<Composer>, 'call'>;

/**
 * Writes the devices of a network in a worker, which ends with the page or when the network changes. Without a network it
 * renders templates for devices of none.
 */
export function useComposer(network: NetworkConfiguration | undefined): OpenedComposer | undefined {
  const [opened, setOpened] = useState<{
    readonly of: NetworkConfiguration | undefined;
    readonly is: OpenedComposer;
  }>();
  useEffect(() => {
    const service = openService<Composer>(
      () => new Worker(new URL('./composer-worker.ts', import.meta.url), { type: 'module' }),
    );
    const ready = engineBytes().then((wasm) => service.call(async (api) => api.open(network, wasm)));
    // The caller gets the failure.
    ready.catch(() => {});
    setOpened({
      of: network,
      is: { call: async (task) => ready.then(() => service.call(task)) },
    });
    return service.close;
  }, [network]);
  return opened !== undefined && opened.of === network ? opened.is : undefined;
}
