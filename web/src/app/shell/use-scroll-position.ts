import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long, in milliseconds, a page that is still filling may take to reach the position it was left at. */
const patience = 2_000;
/** Whoever does one of these has a place of their own. */
const own = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * A new page starts at its top, or at the part that its address names (`#sites`); Back, Forward and a reload lead to where
 * the page was left. Changes of the query stay where they are, which the router's own ScrollRestoration does not let them.
 */
export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const storageKey = `scroll:${key}`;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes, not with its query
  useEffect(() => {
    const left = navigationType === 'POP' ? Number(sessionStorage.getItem(storageKey)) : 0;
    const isPart = left === 0 && hash !== '';
    const show = () => {
      const part = isPart ? document.getElementById(hash.slice(1)) : null;
      if (part) part.scrollIntoView();
      else window.scrollTo(0, left);
    };
    show();
    if (left === 0 && !isPart) return;
    const page = new ResizeObserver(() => {
      show();
      // What is above a part may still grow.
      if (!isPart && window.scrollY >= left) page.disconnect();
    });
    page.observe(document.body);
    const stop = () => page.disconnect();
    const timer = setTimeout(stop, patience);
    for (const name of own) window.addEventListener(name, stop, { once: true, passive: true });
    return () => {
      stop();
      clearTimeout(timer);
      for (const name of own) window.removeEventListener(name, stop);
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
