import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long, in milliseconds, a page that is still filling may take to reach the position it was left at. */
const patience = 2_000;

/**
 * A new page starts at its top; Back, Forward and a reload lead to where the page was left. Changes of the query stay
 * where they are, which the router's own ScrollRestoration does not let them.
 */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const storageKey = `scroll:${key}`;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes, not with its query
  useEffect(() => {
    const left = navigationType === 'POP' ? Number(sessionStorage.getItem(storageKey)) : 0;
    window.scrollTo(0, left);
    if (left === 0) return;
    const page = new ResizeObserver(() => {
      window.scrollTo(0, left);
      if (window.scrollY >= left) page.disconnect();
    });
    page.observe(document.body);
    const stop = () => page.disconnect();
    const timer = setTimeout(stop, patience);
    window.addEventListener('wheel', stop, { once: true, passive: true });
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('wheel', stop);
    };
  }, [pathname]);

  useEffect(() => {
    const keep = () => sessionStorage.setItem(storageKey, String(Math.round(window.scrollY)));
    window.addEventListener('scrollend', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scrollend', keep);
      window.removeEventListener('pagehide', keep);
    };
  }, [storageKey]);
}
