import type { ComparedSection } from '#shared/templates/compare/check-compliance.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { StatusBadge, type StatusBadgeProps } from '#web/ui/status-badge.tsx';
import styles from './section-tree.module.css';

const words = {
  same: { word: 'Same', tone: 'neutral' },
  missing: { word: 'Missing', tone: 'bad' },
  extra: { word: 'Extra', tone: 'warn' },
  changed: { word: 'Changed', tone: 'info' },
  moved: { word: 'Moved', tone: 'info' },
} as const satisfies Record<
  ComparedSection['state'],
  { readonly word: string; readonly tone: StatusBadgeProps['tone'] }
>;

/** The sections that differ, as a tree; what is the same is counted. */
export function SectionTree({ sections }: { readonly sections: readonly ComparedSection[] }) {
  const differing = sections.filter(({ state }) => state !== 'same');
  const same = sections.length - differing.length;
  return (
    <ul className={styles.tree}>
      {differing.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a configuration may say a line twice, and nothing moves
        <li key={index}>
          <Section section={section} />
        </li>
      ))}
      {same > 0 && <li className={styles.same}>{formatCount(same, 'section')} the same</li>}
    </ul>
  );
}

function Section({ section }: { readonly section: ComparedSection }) {
  const { text, running, state, children } = section;
  const { word, tone } = words[state];
  const line = (
    <span className={styles.line}>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      <span>
        <code>{text}</code>
        {running !== undefined && (
          <>
            {' '}
            <span className={styles.running}>
              running: <code>{running}</code>
            </span>
          </>
        )}
      </span>
    </span>
  );
  if (children.length === 0) return line;
  return (
    <details open={state === 'changed'}>
      <summary>{line}</summary>
      <SectionTree sections={children} />
    </details>
  );
}
