import { dropSentence, type NameOf } from '#shared/network/verification/drop-sentence.ts';
import type { AnsweredWalk, WalkQuestion } from '#web/documents/verifications/network-verifier.ts';
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
  const { outcome, drop, direction, there, back, expected } = walk;
  const isAsExpected = expected === undefined ? outcome === 'pass' : outcome === expected;
  const flow = `${question.service} from ${nameOf(question.source)} to ${nameOf(question.destination)}`;
  const dropped = drop && dropSentence(drop, nameOf);
  return (
    <div className={layout.stack4}>
      <Notice tone={isAsExpected ? 'good' : 'warn'}>
        <strong>
          {flow} {outcomeWords[outcome]}.
        </strong>{' '}
        {expected && expectations[expected]} {dropped}
      </Notice>
      <div className={styles.ways}>
        <Card title="There">
          <HopList
            hops={there}
            nameOf={nameOf}
            isDropped={drop !== undefined && direction === 'there'}
            reason={dropped}
          />
        </Card>
        {back.length > 0 && (
          <Card title="Back">
            <HopList
              hops={back}
              nameOf={nameOf}
              isDropped={drop !== undefined && direction === 'back'}
              reason={dropped}
            />
          </Card>
        )}
      </div>
    </div>
  );
}

const outcomeWords = { pass: 'passes', drop: 'is dropped', partly: 'fails for some sessions' } as const;

const expectations = { pass: 'The policy promises it.', drop: 'The policy forbids it.' } as const;
