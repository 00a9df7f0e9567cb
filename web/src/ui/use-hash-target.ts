import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the part of the page that the address names: `#sites`. */
export function useHashTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
