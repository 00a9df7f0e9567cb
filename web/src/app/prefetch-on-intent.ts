import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Fetches the code of the screens that a link leads to as soon as the pointer or the focus reaches it, wherever it
 * stands: in a tab, a row of a table or a menu. Returns a function that stops listening.
 */
export function prefetchOnIntent(routes: RouteObject[]): () => void {
  const fetched = new Set<RouteObject>();
  const fetchFor = (event: Event) => {
    const address = addressAt(event.target);
    if (!address) return;
    for (const { route } of matchRoutes(routes, address) ?? []) {
      if (typeof route.lazy !== 'function' || fetched.has(route)) continue;
      fetched.add(route);
      // Opening the link reports the error; a later attempt may succeed.
      route.lazy().catch(() => fetched.delete(route));
    }
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const name of events) document.addEventListener(name, fetchFor, { passive: true });
  return () => {
    for (const name of events) document.removeEventListener(name, fetchFor);
  };
}

/** The path that a click here would open; undefined for other sites. A row of a table opens its link. */
function addressAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest('a[href]') ?? target.closest('[data-opens="true"]')?.querySelector('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return undefined;
  return link.pathname;
}
