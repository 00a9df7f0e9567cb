import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useRef } from 'react';
import { LineChunk } from './line-chunk.tsx';
import styles from './numbered-lines.module.css';
import type { ShownLine } from './shown-line.ts';

export interface NumberedLinesProps {
  /** Names the text for screen readers: `Configuration of HQ-CORE-1`. */
  readonly label: string;
  readonly lines: readonly ShownLine[];
  /** The line that is chosen, counted from 1. */
  readonly chosen?: number | undefined;
  /** Lines set off from the others, such as those that were found. */
  readonly marked?: ReadonlySet<number>;
  /** By a click or the arrow keys; without it the text is only read. */
  readonly onChoose?: (line: number) => void;
}

/** Drawn together, and passed over by the browser while they are out of sight. */
const linesTogether = 100;
const none: ReadonlySet<number> = new Set();

/** A long text with its line numbers, in a box that scrolls. The numbers are not copied with a selection. */
export function NumberedLines({ label, lines, chosen, marked = none, onChoose }: NumberedLinesProps) {
  const box = useRef<HTMLDivElement & HTMLElement>(null);
  const id = useId();
  const chunks = useMemo(() => chunksOf(lines), [lines]);
  useEffect(() => {
    if (chosen !== undefined) bringIntoView(box.current, chosen);
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextLine(event.key, chosen ?? 0, lines.length);
    if (!onChoose || next === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChoose(next);
  };
  const onClick = ({ target }: MouseEvent) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
    if (onChoose && line && !window.getSelection()?.toString()) onChoose(Number(line.dataset.line));
  };
  const drawn = chunks.map((chunk, index) => {
    const first = index * linesTogether + 1;
    const isHere = chosen !== undefined && chosen >= first && chosen < first + linesTogether;
    return (
      <LineChunk
        key={first}
        id={id}
        lines={chunk}
        first={first}
        chosen={isHere ? chosen : undefined}
        marked={chunk.some((_, at) => marked.has(first + at)) ? marked : none}
        isChoice={onChoose !== undefined}
      />
    );
  });
  if (!onChoose)
    return (
      <section ref={box} className={styles.box} aria-label={label} tabIndex={0}>
        {drawn}
      </section>
    );
  return (
    <div
      ref={box}
      className={styles.box}
      role="listbox"
      aria-label={label}
      aria-activedescendant={chosen === undefined ? undefined : `${id}-${chosen}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {drawn}
    </div>
  );
}

function chunksOf(lines: readonly ShownLine[]): readonly (readonly ShownLine[])[] {
  const count = Math.ceil(lines.length / linesTogether);
  return Array.from({ length: count }, (_, index) =>
    lines.slice(index * linesTogether, (index + 1) * linesTogether),
  );
}

const page = 20;

function nextLine(key: string, chosen: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: chosen + 1,
    ArrowUp: chosen - 1,
    PageDown: chosen + page,
    PageUp: chosen - page,
    Home: 1,
    End: count,
  };
  const next = steps[key];
  return next === undefined ? undefined : Math.min(count, Math.max(1, next));
}

/** Scrolls the box alone: `scrollIntoView` would move the page as well. */
function bringIntoView(box: HTMLElement | null, chosen: number): void {
  const line = box?.querySelector<HTMLElement>(`[data-line="${chosen}"]`);
  if (!box || !line) return;
  const top = line.getBoundingClientRect().top - box.getBoundingClientRect().top;
  if (top < 0 || top + line.offsetHeight > box.clientHeight) box.scrollTop += top - box.clientHeight / 3;
}
