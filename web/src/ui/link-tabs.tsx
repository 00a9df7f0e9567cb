import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styles from './link-tabs.module.css';

export interface LinkTab {
  readonly label: string;
  /** Relative to the place's route; `.` with `end` for its first tab. */
  readonly to: string;
  readonly end?: boolean;
  readonly count?: number | undefined;
}

export interface LinkTabsProps {
  /** Names the group: `Sections of this design`. */
  readonly label: string;
  readonly tabs: readonly LinkTab[];
}

/** The tabs of a place. They are links: each has an address, a history entry and a middle click. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownFor = useRef<string>(undefined);
  useEffect(() => {
    if (shownFor.current === pathname) return;
    shownFor.current = pathname;
    showCurrent(nav.current);
  });
  return (
    <nav ref={nav} aria-label={label} className={styles.tabs}>
      {tabs.map(({ label: name, to, end = false, count }) => (
        <NavLink key={to} to={to} end={end} className={styles.tab ?? ''}>
          {name}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </NavLink>
      ))}
    </nav>
  );
}

/** On a phone the tabs scroll: the current one in the middle. `scrollIntoView` would move the page as well. */
function showCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!nav || !current) return;
  const middle = current.getBoundingClientRect().left + current.offsetWidth / 2;
  nav.scrollLeft += middle - nav.getBoundingClientRect().left - nav.clientWidth / 2;
}
