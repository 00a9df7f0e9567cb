import { Fragment, useMemo } from 'react';
import { checkTitles } from '#shared/network/checks/finding.ts';
import type { SimulatedFinding } from '#shared/network/simulate/simulated-finding.ts';
import type { NameOf } from '#shared/network/verification/drop-sentence.ts';
import { findingSentence } from '#shared/network/verification/finding-sentence.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { ElementLink } from '#web/documents/configurations/element-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { StatusBadge } from '#web/ui/status-badge.tsx';

export interface FindingsViewProps {
  readonly findings: readonly SimulatedFinding[];
  readonly nameOf: NameOf;
}

const checks = ['flows', 'adjacency', 'layer-2', 'isolated'] as const;

/** What the simulation found, check by check. */
export function FindingsView({ findings, nameOf }: FindingsViewProps) {
  return (
    <div className={layout.stack4}>
      {checks.map((check) => (
        <OfCheck
          key={check}
          title={checkTitles[check]}
          findings={findings.filter((finding) => finding.check === check)}
          nameOf={nameOf}
        />
      ))}
    </div>
  );
}

interface OfCheckProps extends FindingsViewProps {
  readonly title: string;
}

function OfCheck({ title, findings, nameOf }: OfCheckProps) {
  const columns = useMemo(() => columnsOf(nameOf), [nameOf]);
  const isGood = findings.length === 0;
  return (
    <Card
      title={title}
      action={
        <StatusBadge tone={isGood ? 'good' : 'bad'}>
          {isGood ? 'Passed' : formatCount(findings.length, 'finding')}
        </StatusBadge>
      }
    >
      {!isGood && (
        <DataTable
          caption={title}
          columns={columns}
          rows={findings.map((finding, index) => ({ finding, key: String(index) }))}
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
  readonly finding: SimulatedFinding;
  readonly key: string;
}

const columnsOf = (nameOf: NameOf): readonly Column<FindingRow>[] => [
  {
    key: 'finding',
    header: 'Finding',
    cell: ({ finding }) => (
      <>
        {findingSentence(finding, nameOf)}
        <span className={prose.beneath}>
          {finding.elements.slice(0, linked).map((id, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <ElementLink id={id} nameOf={nameOf} />
            </Fragment>
          ))}
          {finding.elements.length > linked && ` and ${formatNumber(finding.elements.length - linked)} more`}
        </span>
      </>
    ),
  },
];
