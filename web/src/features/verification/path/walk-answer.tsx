import { Waypoints } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { NameOf } from '#shared/network/verification/drop-sentence.ts';
import type { AnsweredWalk, WalkQuestion } from '#web/documents/verifications/network-verifier.ts';
import { walkOnCanvasLink } from '#web/documents/verifications/walk-address.ts';
import { walkSentences } from '#web/documents/verifications/walk-sentences.ts';
import { Card } from '#web/ui/card.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { HopList } from './hop-list.tsx';
import styles from './walk-answer.module.css';

export interface WalkAnswerProps {
  readonly walk: AnsweredWalk;
  readonly question: WalkQuestion;
  readonly nameOf: NameOf;
}

/** What comes of a flow in a sentence, then its hops there and back. */
export function WalkAnswer({ walk, question, nameOf }: WalkAnswerProps) {
  const { drop, direction, there, back } = walk;
  const { outcome, expectation, reason, isAsExpected } = walkSentences(walk, question, nameOf);
  return (
    <div className={layout.stack4}>
      <Notice
        tone={isAsExpected ? 'good' : 'warn'}
        action={
          <Link to={walkOnCanvasLink(question)} relative="path" className={styles.canvas ?? ''}>
            <Waypoints size={16} aria-hidden />
            Show on the canvas
          </Link>
        }
      >
        <strong>{outcome}</strong> {expectation} {reason}
      </Notice>
      <div className={styles.ways}>
        <Card title="There">
          <HopList
            hops={there}
            nameOf={nameOf}
            isDropped={drop !== undefined && direction === 'there'}
            reason={reason}
          />
        </Card>
        {back.length > 0 && (
          <Card title="Back">
            <HopList
              hops={back}
              nameOf={nameOf}
              isDropped={drop !== undefined && direction === 'back'}
              reason={reason}
            />
          </Card>
        )}
      </div>
    </div>
  );
}
