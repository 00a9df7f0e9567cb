import { Fragment, useMemo } from 'react';
import { checkTitles } from '#shared/network/checks/finding.ts';
import { outcomeNames } from '#shared/network/checks/outcome-names.ts';
import type { NameOf } from '#shared/network/verification/drop-sentence.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { ElementLink } from '#web/documents/configurations/element-link.tsx';
import { FixButton } from '#web/documents/topologies/fix-button.tsx';
import type { Repair } from '#web/documents/topologies/use-repair.ts';
import { checksAtRest, type VerifiedFinding } from '#web/documents/verifications/network-verifier.ts';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { StatusBadge } from '#web/ui/status-badge.tsx';

export interface FindingsViewProps {
  readonly findings: readonly VerifiedFinding[];
  readonly nameOf: NameOf;
  /** Whether there was anything to simulate: no finding is a pass only then. */
  readonly isChecked: boolean;
  /** Applies a finding's fix to the stored topology. */
  readonly repair: Repair['apply'];
}

/** What the simulation found, check by check. */
export function FindingsView({ findings, ...shared }: FindingsViewProps) {
  return (
    <div className={layout.stack4}>
      {checksAtRest.map((check) => (
        <OfCheck
          key={check}
          title={checkTitles[check]}
          findings={findings.filter((finding) => finding.check === check)}
          {...shared}
        />
      ))}
    </div>
  );
}

interface OfCheckProps extends FindingsViewProps {
  readonly title: string;
}

function OfCheck({ title, findings, nameOf, isChecked, repair }: OfCheckProps) {
  const { run, isLoading } = repair;
  const columns = useMemo(() => columnsOf(nameOf, { run, isLoading }), [nameOf, run, isLoading]);
  const isGood = findings.length === 0;
  return (
    <Card
      title={title}
      action={
        <StatusBadge tone={isGood ? (isChecked ? 'good' : 'neutral') : 'bad'}>
          {isGood
            ? outcomeNames[isChecked ? 'pass' : 'not checked']
            : formatCount(findings.length, 'finding')}
        </StatusBadge>
      }
    >
      {!isGood && (
        <DataTable
          caption={title}
          columns={columns}
          rows={findings.map(({ finding }, index) => ({ finding, key: String(index) }))}
          rowKey={({ key }) => key}
          rowsAtOnce={20}
        />
      )}
    </Card>
  );
}

/** Elements of a finding that are linked; it may be about hundreds. */
const linked = 3;

interface FindingRow {
  readonly finding: VerifiedFinding['finding'];
  readonly key: string;
}

const columnsOf = (
  nameOf: NameOf,
  { run, isLoading }: Pick<Repair['apply'], 'run' | 'isLoading'>,
): readonly Column<FindingRow>[] => [
  {
    key: 'finding',
    header: 'Finding',
    cell: ({ finding }) => (
      <>
        {finding.sentence}
        <span className={prose.beneath}>
          {finding.elements.slice(0, linked).map((id, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <ElementLink id={id} nameOf={nameOf} />
            </Fragment>
          ))}
          {finding.elements.length > linked && ` and ${formatNumber(finding.elements.length - linked)} more`}
        </span>
        {finding.fix && (
          <div className={prose.beneath}>
            <FixButton fix={finding.fix} isDisabled={isLoading} onFix={(fix) => void run(fix)} />
          </div>
        )}
      </>
    ),
  },
];
