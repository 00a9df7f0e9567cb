import { useEffect, useState } from 'react';
import type { Device } from '#shared/contract/device.ts';
import { engineBytes } from '#web/documents/templates/engine-bytes.ts';
import { openService } from '#web/ui/open-service.ts';
import type { DesignVersion, MadeChangePack, packChanges } from './change-packer.ts';

export type ChangePackState =
  | { readonly state: 'working' }
  | { readonly state: 'broken'; readonly sentence: string }
  | MadeChangePack;

export interface ChangeQuestion {
  readonly designName: string;
  readonly before: DesignVersion;
  readonly after: DesignVersion;
  readonly models: readonly Device[];
}

/** Works out a change pack in a worker, which ends with the page. `question` must be the same object while it is the same; nothing is done without one. */
export function useChangePack(question: ChangeQuestion | undefined): ChangePackState {
  const [answered, setAnswered] = useState<{ readonly to: ChangeQuestion; readonly is: ChangePackState }>();
  useEffect(() => {
    if (question === undefined) return;
    const service = openService<typeof packChanges>(
      () => new Worker(new URL('./change-pack-worker.ts', import.meta.url), { type: 'module' }),
    );
    let isCurrent = true;
    const note = (is: ChangePackState) => isCurrent && setAnswered({ to: question, is });
    engineBytes()
      .then((wasm) => service.call<MadeChangePack>(async (pack) => pack({ ...question, wasm })))
      .then(note, (error: unknown) => {
        console.warn('The change pack could not be made.', error);
        note({ state: 'broken', sentence: error instanceof Error ? error.message : '' });
      });
    return () => {
      isCurrent = false;
      service.close();
    };
  }, [question]);
  return answered !== undefined && answered.to === question ? answered.is : { state: 'working' };
}
