import { Button } from '@aws-amplify/ui-react';
import notices from '#web/features/topology/topology-notices.module.css';
import { Notice } from '#web/ui/notice.tsx';
import type { PlanningAgain } from './use-planning-again.ts';

export interface ProposalStripProps {
  readonly planning: Pick<PlanningAgain, 'fold' | 'close' | 'start'>;
  /** How many devices and links go. */
  readonly leaving: number;
  /** Sites and devices that come, in words; empty where none does. */
  readonly adding: string;
  /** What the topology is shown as: cards of sites, devices on the canvas, or tables. */
  readonly shownAs: 'cards' | 'devices' | 'table';
  /** The topology was changed since, so that the proposal can no longer be applied to it. */
  readonly isOutdated: boolean;
}

/** In the place of the review while the canvas shows what it would change. */
export function ProposalStrip(props: ProposalStripProps) {
  const {
    planning: { fold, close, start },
    leaving,
    adding,
    shownAs,
    isOutdated,
  } = props;
  return (
    <div className={notices.notices}>
      <Notice
        tone={isOutdated ? 'warn' : 'info'}
        action={
          <>
            <Button size="small" onClick={close}>
              Cancel
            </Button>
            {isOutdated ? (
              <Button size="small" variation="primary" onClick={() => void start()}>
                Plan again
              </Button>
            ) : (
              <Button size="small" variation="primary" onClick={() => fold(false)}>
                Back to the review
              </Button>
            )}
          </>
        }
      >
        {isOutdated
          ? 'The topology was changed after the new plan was made. Plan again to see what it would change now.'
          : wordsOf(leaving, adding, shownAs)}
      </Notice>
    </div>
  );
}

function wordsOf(leaving: number, adding: string, shownAs: ProposalStripProps['shownAs']): string {
  const removed =
    leaving === 0
      ? 'The new plan removes nothing.'
      : 'What the new plan removes is struck through; links that go are dashed.';
  const words = [
    shownAs === 'table' ? 'The canvas shows what the new plan removes and adds.' : removed,
    shownAs === 'cards' && 'Cards count what it adds, removes and changes.',
    shownAs === 'devices' && adding !== '' && `What it adds is outlined where it will stand: ${adding}.`,
  ];
  return words.filter(Boolean).join(' ');
}
