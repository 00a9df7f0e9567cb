import { useEffect, useState } from 'react';
import { useDates } from './use-dates.ts';

/** `3 minutes ago`, with the exact time on hover; keeps itself up to date. */
export function RelativeTime({ instant }: { readonly instant: string }) {
  const dates = useDates();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={instant} title={dates.instant(instant)}>
      {dates.relative(Date.parse(instant), now)}
    </time>
  );
}
