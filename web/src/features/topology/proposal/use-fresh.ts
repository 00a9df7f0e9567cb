import { useEffect, useMemo, useState } from 'react';

/** What was added and was not chosen since, by ids: it is outlined until somebody has looked at it. */
export function useFresh(added: ReadonlySet<string>, chosen: ReadonlySet<string>): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    setSeen((before) => {
      const more = [...chosen].filter((id) => added.has(id) && !before.has(id));
      return more.length === 0 ? before : new Set([...before, ...more]);
    });
  }, [added, chosen]);
  return useMemo(() => new Set([...added].filter((id) => !seen.has(id))), [added, seen]);
}
