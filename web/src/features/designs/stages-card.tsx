import { Circle, CircleCheck, CircleX, History, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Design } from '#shared/contract/designs.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { nextStage, type StageRow, stageRows } from '#web/features/designs/model/stage-rows.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import prose from '#web/ui/prose.module.css';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { GenerateTopologyButton } from './generate-topology-button.tsx';
import styles from './stages-card.module.css';

export interface StagesCardProps {
  readonly design: Design;
  /** What is being checked, while it is. */
  readonly checking: ReactNode;
}

/** Each stage of a design, current or outdated by the versions that it was made from, and the one thing to do now. */
export function StagesCard({ design, checking }: StagesCardProps) {
  const rows = stageRows(design);
  const next = nextStage(rows);
  const action = next ? (
    <NextAction row={next} designId={design.id} />
  ) : (
    rows.every(({ state }) => state === 'current') && (
      <Action to="configurations">Get the configurations</Action>
    )
  );
  return (
    <Card title="Stages" action={action}>
      <ol className={styles.stages}>
        {rows.map((row) => (
          <StageLine key={row.stage} row={row} isNext={row === next}>
            {row.stage === 'checks' && checking}
          </StageLine>
        ))}
      </ol>
      <p className={prose.detail}>
        Version {formatNumber(design.version)}, saved <RelativeTime instant={design.updatedAt} />
      </p>
    </Card>
  );
}

const looks: Readonly<Record<StageRow['state'], { readonly icon: LucideIcon; readonly word: string }>> = {
  current: { icon: CircleCheck, word: 'current' },
  outdated: { icon: History, word: 'outdated' },
  missing: { icon: Circle, word: 'to do' },
  failed: { icon: CircleX, word: 'failed' },
};

interface StageLineProps {
  readonly row: StageRow;
  readonly isNext: boolean;
  readonly children: ReactNode;
}

function StageLine({ row: { state, title, detail, to }, isNext, children }: StageLineProps) {
  const { icon: Icon, word } = looks[state];
  return (
    <li className={styles.stage} data-state={state} aria-current={isNext ? 'step' : undefined}>
      <Icon size={18} aria-hidden />
      <div>
        <p>
          <Link to={to}>{title}</Link> <span className={styles.word}>{word}</span>
        </p>
        <p className={prose.detail}>{detail}</p>
        {children}
      </div>
    </li>
  );
}

function NextAction({
  row: { stage, state, to },
  designId,
}: {
  readonly row: StageRow;
  readonly designId: string;
}) {
  switch (stage) {
    case 'requirements':
      return null;
    case 'topology':
      return state === 'missing' ? (
        <GenerateTopologyButton designId={designId} />
      ) : (
        <Action to="topology?plan=again">Plan again</Action>
      );
    case 'checks':
      return <Action to={to}>See what failed</Action>;
    case 'equipment':
      return state === 'missing' ? (
        <Action to={`${to}#recommended-devices`}>See what is recommended</Action>
      ) : (
        <Action to={to}>Review the equipment</Action>
      );
    case 'report':
      return <Action to={to}>{state === 'missing' ? 'Go to the reports' : 'Generate a new report'}</Action>;
  }
}

const Action = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <ButtonLink to={to} variation="primary">
    {children}
  </ButtonLink>
);
