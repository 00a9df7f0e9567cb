import { memo } from 'react';
import styles from './numbered-lines.module.css';
import type { ShownLine } from './shown-line.ts';

export interface LineChunkProps {
  /** Of the whole text; the id of a line adds its number. */
  readonly id: string;
  readonly lines: readonly ShownLine[];
  /** The number of the first line. */
  readonly first: number;
  readonly chosen: number | undefined;
  readonly marked: ReadonlySet<number>;
  readonly isChoice: boolean;
}

const signs = { added: '+', removed: '−', same: '' } as const;
const words = { added: 'Added: ', removed: 'Removed: ', same: '' } as const;

/** Some lines of a text; drawn again only where something in them changes. */
export const LineChunk = memo(({ id, lines, first, chosen, marked, isChoice }: LineChunkProps) => (
  <div
    className={styles.chunk}
    role={isChoice ? 'presentation' : undefined}
    style={{ containIntrinsicBlockSize: `calc(${lines.length} * var(--line-height))` }}
  >
    {lines.map(({ text, change, number, isGap = false }, index) => {
      const line = first + index;
      return (
        <div
          key={line}
          id={`${id}-${line}`}
          className={styles.line}
          data-line={line}
          data-change={change}
          data-chosen={line === chosen}
          data-marked={marked.has(line)}
          {...(isChoice && { role: 'option', 'aria-selected': line === chosen })}
        >
          <span className={styles.number} data-number={isGap ? '' : (number ?? line)} aria-hidden />
          {change && (
            <>
              <span className={styles.sign} data-sign={signs[change]} aria-hidden />
              <span className="visually-hidden">{words[change]}</span>
            </>
          )}
          <code>{text === '' ? ' ' : text}</code>
        </div>
      );
    })}
  </div>
));
