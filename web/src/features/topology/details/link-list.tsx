import { useState } from 'react';
import { linkRateText } from '#shared/network/graph/link-rate.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { edgeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import type { GraphIndex } from '#web/features/topology/model/graph-index.ts';
import { linkRows } from '#web/features/topology/model/link-rows.ts';
import button from '#web/ui/button.module.css';
import panel from './details-panel.module.css';
import styles from './link-list.module.css';

export interface LinkListProps {
  readonly nodeId: string;
  readonly index: GraphIndex;
  readonly onGoTo: (id: string) => void;
  readonly onChooseLink: (id: string) => void;
}

/** A core switch can have hundreds. */
const shownAtFirst = 24;

/** The links of a device by port, each with what is at its far end and on which port there. */
export function LinkList({ nodeId, index, onGoTo, onChooseLink }: LinkListProps) {
  const [isWhole, setWhole] = useState(false);
  const rows = linkRows(index, nodeId);
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst);
  return (
    <section className={panel.section}>
      <h3>{formatCount(rows.length, 'link')}</h3>
      <ul className={styles.links}>
        {shown.map(({ edge, ownPort, far, farPort }) => (
          <li key={edge.id}>
            <span className={styles.port}>{ownPort ?? '–'}</span>
            <span className={styles.far}>
              <button type="button" className={button.words} onClick={() => onGoTo(far.id)}>
                {far.label}
              </button>
              <button type="button" title="Show this link" onClick={() => onChooseLink(edge.id)}>
                <span className="visually-hidden">Link to {far.label}: </span>
                {[farPort, edgeTypeNames[edge.type], linkRateText(edge)].filter(Boolean).join(' · ')}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {rows.length > shown.length && (
        <button type="button" className={button.words} onClick={() => setWhole(true)}>
          Show {formatCount(rows.length - shown.length, 'more link')}
        </button>
      )}
    </section>
  );
}
