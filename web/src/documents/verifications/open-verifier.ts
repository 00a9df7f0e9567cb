import { openService, type Service } from '#web/ui/open-service.ts';
import type { NetworkVerifier } from './network-verifier.ts';

/** A worker that simulates one network and answers for it until it is closed. */
export const openVerifier = (): Service<NetworkVerifier> =>
  openService<NetworkVerifier>(
    () => new Worker(new URL('./verification-worker.ts', import.meta.url), { type: 'module' }),
  );
