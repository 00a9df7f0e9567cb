import { useState } from 'react';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { statedWords } from '#web/documents/designs/stated-words.ts';
import panel from '#web/features/topology/details/details-panel.module.css';
import button from '#web/ui/button.module.css';
import styles from './serves-note.module.css';

export interface ServesNoteProps {
  readonly because: TopologyNode['because'];
  /** Undefined until they are known. */
  readonly requirements: Requirements | undefined;
}

const shownAtFirst = 6;

/** The requirements that an element serves, in words; nothing where it serves none that is stated. */
export function ServesNote({ because, requirements }: ServesNoteProps) {
  const [isWhole, setWhole] = useState(false);
  if (!requirements) return null;
  const words = statedWords(requirements);
  const served = (because?.serves ?? []).flatMap((field) => words.get(field) ?? []);
  if (served.length === 0) return null;
  const shown = isWhole ? served : served.slice(0, shownAtFirst);
  return (
    <section className={panel.section}>
      <h3>What it serves</h3>
      <ul className={styles.served}>
        {shown.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
      {served.length > shown.length && (
        <button type="button" className={button.words} onClick={() => setWhole(true)}>
          Show {formatCount(served.length - shown.length, 'more requirement')}
        </button>
      )}
    </section>
  );
}
