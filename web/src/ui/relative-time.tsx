import { useEffect, useState } from 'react';
import { formatInstant, formatRelative } from '#shared/vocabulary/dates.ts';

/** `3 minutes ago`, with the exact time on hover; keeps itself up to date. */
export function RelativeTime({ instant }: { readonly instant: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={instant} title={formatInstant(instant)}>
      {formatRelative(Date.parse(instant), now)}
    </time>
  );
}
