import { useEffect, useRef, useState } from 'react';
import type { Category } from '#shared/contract/device.ts';
import { importEquipment } from '#shared/contract/equipment.ts';
import type { ImportResult, ImportRow } from '#shared/contract/equipment-import.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { isCancelled, sentenceOf } from '#web/api/api-error.ts';
import { useEquipmentChanges } from '#web/documents/equipment/use-equipment-changes.ts';
import {
  type Chosen,
  type ChosenFiles,
  type PlacedFile,
  pasted,
  readChosen,
  withCategories,
} from '#web/features/equipment-import/model/chosen-files.ts';

/** What the import is doing just now. */
export type Busy =
  | { readonly with: 'reading'; readonly done: number; readonly total: number }
  | { readonly with: 'checking' | 'creating' };

export interface Import {
  readonly chosen: ChosenFiles | undefined;
  /** The service's result for the latest choice of files. */
  readonly result: ImportResult | undefined;
  /** How many devices were created, when it is over. */
  readonly created: number | undefined;
  readonly busy: Busy | undefined;
  /** What stands in the way, and what was thrown where it was the service. */
  readonly problem: { readonly sentence: string; readonly cause?: unknown } | undefined;
  readonly choose: (placed: Promise<readonly PlacedFile[]> | readonly PlacedFile[]) => Promise<void>;
  readonly paste: (text: string) => void;
  /** Says what the device types of these rows are, whatever they look like. */
  readonly categorise: (rows: readonly ImportRow[], category: Category) => void;
  readonly checkAgain: () => void;
  readonly create: (skipInvalid: boolean) => Promise<void>;
  readonly startOver: () => void;
}

/** Files, what the service makes of them, and their creation. */
export function useImport(): Import {
  const [chosen, setChosen] = useState<ChosenFiles>();
  const [result, setResult] = useState<ImportResult>();
  const [created, setCreated] = useState<number>();
  const [busy, setBusy] = useState<Busy>();
  const [problem, setProblem] = useState<Import['problem']>();
  const pending = useRef<AbortController>(undefined);
  const devices = useEquipmentChanges();
  useEffect(() => () => pending.current?.abort(), []);

  /** Returns what the service says; undefined where it refuses, or where another call has taken its place. */
  const send = async (given: ChosenFiles, mode: 'preview' | 'create', skipInvalid: boolean) => {
    pending.current?.abort();
    const call = new AbortController();
    pending.current = call;
    setBusy({ with: mode === 'preview' ? 'checking' : 'creating' });
    setProblem(undefined);
    try {
      const body = { format: given.format, files: [...given.files], mode, skipInvalid };
      return await devices.importEquipment(body, { signal: call.signal });
    } catch (error) {
      if (!isCancelled(error))
        setProblem({ sentence: sentenceOf(error, importEquipment.fallback), cause: error });
      return undefined;
    } finally {
      if (pending.current === call) setBusy(undefined);
    }
  };

  const check = async (given: ChosenFiles) => {
    const answer = await send(given, 'preview', false);
    if (answer) setResult(answer);
  };

  const take = (given: Chosen) => {
    setBusy(undefined);
    if ('problem' in given) return setProblem({ sentence: given.problem });
    setChosen(given);
    void check(given);
  };

  const startOver = () => {
    pending.current?.abort();
    setChosen(undefined);
    setResult(undefined);
    setCreated(undefined);
    setBusy(undefined);
    setProblem(undefined);
  };

  return {
    chosen,
    result,
    created,
    busy,
    problem,
    choose: async (placed) => {
      const given = await placed;
      if (given.length === 0) return;
      startOver();
      take(await readChosen(given, (done, total) => setBusy({ with: 'reading', done, total })));
    },
    paste: (text) => {
      startOver();
      take(pasted(text));
    },
    categorise: (rows, category) => {
      if (!chosen) return;
      const next = withCategories(chosen, rows, category);
      setChosen(next);
      void check(next);
    },
    checkAgain: () => {
      if (chosen) void check(chosen);
    },
    create: async (skipInvalid) => {
      if (!chosen) return;
      const answer = await send(chosen, 'create', skipInvalid);
      if (!answer) return;
      setResult(answer);
      if (answer.created.length === 0)
        return setProblem({
          sentence: `Nothing was created, because ${formatCount(answer.invalid, 'row')} became invalid.`,
        });
      setCreated(answer.created.length);
    },
    startOver,
  };
}
