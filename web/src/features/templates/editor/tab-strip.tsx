import { type KeyboardEvent, useRef } from 'react';
import styles from './tab-strip.module.css';

export interface TabStripProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly name: Name; readonly label: string; readonly count?: number }[];
  readonly current: Name;
  readonly onChoose: (name: Name) => void;
  /** Ids of the tabs and of the panel of each begin with it: `ID-tab-NAME`, `ID-NAME`. */
  readonly id: string;
}

/** Chooses between parts of a page that are shown one at a time, by the WAI-ARIA pattern: arrows go from tab to tab. */
export function TabStrip<Name extends string>({ label, tabs, current, onChoose, id }: TabStripProps<Name>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    if (!step || at < 0) return;
    event.preventDefault();
    const next = buttons.at((at + step) % buttons.length);
    next?.focus();
    next?.click();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.name}`}
          aria-selected={tab.name === current}
          aria-controls={`${id}-${tab.name}`}
          tabIndex={tab.name === current ? 0 : -1}
          onClick={() => onChoose(tab.name)}
        >
          {tab.label}
          {tab.count ? <span>{tab.count}</span> : null}
        </button>
      ))}
    </div>
  );
}
