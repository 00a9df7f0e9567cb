import { useEffect, useState } from 'react';
import { openService, type Service } from '#web/ui/open-service.ts';
import type { Exchange } from './exchange-service.ts';

/** A worker for files that lives as long as the dialog that needs it. */
export function useExchangeWorker(): Service<Exchange> | undefined {
  const [service, setService] = useState<Service<Exchange>>();
  useEffect(() => {
    const opened = openService<Exchange>(
      () => new Worker(new URL('./exchange-worker.ts', import.meta.url), { type: 'module' }),
    );
    setService(opened);
    return opened.close;
  }, []);
  return service;
}
