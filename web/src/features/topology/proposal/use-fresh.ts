import { useEffect, useState } from 'react';
import * as z from 'zod';
import { dropDraft, keepDraft, readDraft } from '#web/ui/editing/draft-store.ts';

const Ids = z.array(z.string());

/**
 * What planning again added and was not chosen since, by ids: it is outlined until somebody has looked at it. The browser
 * remembers it, since a reload is no look.
 */
export function useFresh(
  designId: string,
  added: ReadonlySet<string>,
  chosen: ReadonlySet<string>,
): ReadonlySet<string> {
  const key = `topology-fresh:${designId}`;
  const [fresh, setFresh] = useState<ReadonlySet<string>>(() => new Set(readDraft(key, Ids)?.values));
  useEffect(() => {
    if (added.size > 0) setFresh((before) => new Set([...before, ...added]));
  }, [added]);
  useEffect(() => {
    setFresh((before) => {
      const left = [...before].filter((id) => !chosen.has(id));
      return left.length === before.size ? before : new Set(left);
    });
  }, [chosen]);
  useEffect(() => {
    if (fresh.size === 0) dropDraft(key);
    else keepDraft(key, { values: [...fresh], savedAt: Date.now() });
  }, [key, fresh]);
  return fresh;
}
