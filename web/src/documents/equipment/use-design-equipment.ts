import { useEffect, useMemo, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { DesignDevice, DeviceUse } from '#shared/contract/design-devices.ts';
import { listDesignEquipment } from '#shared/contract/design-equipment.ts';
import { getEquipment } from '#shared/contract/equipment.ts';
import { isCancelled, sentenceOf } from '#web/api/api-error.ts';
import { type Reading, routeKey, useRoute } from '#web/api/use-route.ts';
import { useDesignCache } from '#web/documents/designs/use-design-cache.ts';
import {
  idsIn,
  type LineChange,
  type LineChanges,
  type Lines,
  piecesOf,
  withChanged,
  withChanges,
} from './design-lines.ts';
import { fallbackOf, sendChanges } from './send-line-changes.ts';

/** The equipment of a design, with what changes it: shown at once, put back when the service refuses. */
export interface DesignEquipment extends Pick<Reading<unknown>, 'error' | 'fallback' | 'retry'> {
  /** Undefined until the first answer. */
  readonly lines: Lines | undefined;
  /** Removes, changes and adds; `failed` says why when the service refuses, and then what is stored is shown. */
  readonly apply: (changes: Partial<LineChanges>) => Promise<boolean>;
  /** New uses of one line. Edits that follow quickly go in one call. */
  readonly edit: (id: string, uses: readonly DeviceUse[]) => void;
  readonly isAssigning: boolean;
  readonly isChanging: boolean;
  readonly isRemoving: boolean;
}

const keyOf = (designId: string): string => routeKey(listDesignEquipment, { params: { designId } });

/** The equipment of a design as it is stored; nothing is read without an id. */
export const useDesignLines = (designId: string | undefined): Reading<{ data: DesignDevice[] }> =>
  useRoute(listDesignEquipment, designId === undefined ? null : { params: { designId } });

/** Changes that are on their way, applied over what the service answered last. */
interface Waiting {
  readonly changes: LineChanges;
  readonly at: string;
}

type Edits = ReadonlyMap<string, LineChange>;
const noEdits: Edits = new Map();
/** Long enough for repeated clicks on a stepper, short enough that no one leaves before. */
const gatheringMs = 400;

export function useDesignEquipment(designId: string, failed: (sentence: string) => void): DesignEquipment {
  const { data, error, fallback, retry } = useDesignLines(designId);
  const { mutate } = useSWRConfig();
  const { recount } = useDesignCache();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [edits, setEdits] = useState(noEdits);
  const stored = data?.data;

  const lines = useMemo(() => {
    const sent = waiting.reduce<Lines | undefined>(
      (shown, { changes, at }) => shown && withChanges(shown, changes, at),
      stored,
    );
    return sent && withChanged(sent, [...edits.values()]);
  }, [stored, waiting, edits]);

  /** One call after the other: each is based on the versions that the one before it leaves. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const send = (changes: LineChanges): Promise<boolean> => {
    const step: Waiting = { changes, at: new Date().toISOString() };
    setWaiting((steps) => [...steps, step]);
    const perform = async (): Promise<boolean> => {
      try {
        const answer = await sendChanges(designId, changes);
        await mutate(keyOf(designId), { data: [...answer] }, { revalidate: false });
        await recount(designId, { deviceCount: piecesOf(answer) });
        // The page of a device says which designs have it.
        for (const id of idsIn(changes)) void mutate(routeKey(getEquipment, { params: { id } }));
        return true;
      } catch (cause) {
        if (!isCancelled(cause)) {
          failed(sentenceOf(cause, fallbackOf(changes)));
          await mutate(keyOf(designId)).catch(() => undefined);
        }
        return false;
      } finally {
        setWaiting((steps) => steps.filter((other) => other !== step));
      }
    };
    const done = queue.current.then(perform);
    queue.current = done;
    return done;
  };

  const gathered = useRef<{ edits: Map<string, LineChange>; timer?: ReturnType<typeof setTimeout> }>({
    edits: new Map(),
  });
  const flush = () => {
    clearTimeout(gathered.current.timer);
    const changed = [...gathered.current.edits.values()];
    gathered.current.edits = new Map();
    setEdits(noEdits);
    if (changed.length > 0) void send({ removed: [], changed, added: [] });
  };
  const latestFlush = useRef(flush);
  latestFlush.current = flush;
  useEffect(() => () => latestFlush.current(), []);

  const edit = (id: string, uses: readonly DeviceUse[]) => {
    const shown = lines?.find((line) => line.id === id);
    if (!shown) return;
    // A line that is being edited already keeps the version that the first edit saw.
    const version = gathered.current.edits.get(id)?.version ?? shown.version;
    gathered.current.edits.set(id, { id, version, uses });
    setEdits(new Map(gathered.current.edits));
    clearTimeout(gathered.current.timer);
    gathered.current.timer = setTimeout(() => latestFlush.current(), gatheringMs);
  };

  const isWaiting = (kind: keyof LineChanges) => waiting.some(({ changes }) => changes[kind].length > 0);
  return {
    lines,
    error,
    fallback,
    retry,
    apply: (changes) => {
      flush();
      return send({ removed: [], changed: [], added: [], ...changes });
    },
    edit,
    isAssigning: isWaiting('added'),
    isChanging: isWaiting('changed') || edits.size > 0,
    isRemoving: isWaiting('removed'),
  };
}
