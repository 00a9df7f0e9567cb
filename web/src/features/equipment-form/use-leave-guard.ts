import { useEffect, useRef } from 'react';

/** Asks before a link of the site leads away from a changed form: `onLeave` gets where it leads. */
export function useLeaveGuard(isDirty: boolean, onLeave: (to: string) => void): void {
  const latest = useRef(onLeave);
  latest.current = onLeave;
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: MouseEvent) => {
      const to = leadsTo(event);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(to);
    };
    // Before React hears of the click: the router's links would be on their way already.
    document.addEventListener('click', ask, { capture: true });
    return () => document.removeEventListener('click', ask, { capture: true });
  }, [isDirty]);
}

/** The place of the site that a click opens here; undefined for other sites, other tabs and this very page. */
function leadsTo(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  if (origin !== window.location.origin || (pathname === window.location.pathname && hash !== ''))
    return undefined;
  return `${pathname}${search}${hash}`;
}
