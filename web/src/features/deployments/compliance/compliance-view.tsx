import { useMemo } from 'react';
import type { DialectId } from '#shared/contract/dialect.ts';
import { checkCompliance } from '#shared/templates/compare/check-compliance.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Fold } from '#web/ui/fold.tsx';
import layout from '#web/ui/layout.module.css';
import { NumberedLines } from '#web/ui/lines/numbered-lines.tsx';
import { shownLines } from '#web/ui/lines/shown-line.ts';
import { Notice } from '#web/ui/notice.tsx';
import prose from '#web/ui/prose.module.css';
import { SectionTree } from './section-tree.tsx';

export interface ComplianceViewProps {
  readonly dialect: DialectId;
  readonly intended: string;
  readonly running: string;
}

/** How what a device runs differs from what it should run, and what to enter to put it right. */
export function ComplianceView({ dialect, intended, running }: ComplianceViewProps) {
  const compliance = useMemo(() => checkCompliance(dialect, intended, running), [dialect, intended, running]);
  const { isCompliant, missing, extra, changed, files, remediation, rollback } = compliance;
  const unseen = files.flatMap((file) => file.unseen);
  return (
    <div className={layout.stack3}>
      <Notice tone={isCompliant ? 'good' : 'warn'}>
        {isCompliant
          ? 'The device runs what it should.'
          : `Not as it should be: ${[
              missing > 0 && formatCount(missing, 'line missing', 'lines missing'),
              extra > 0 && formatCount(extra, 'line too many', 'lines too many'),
              changed > 0 && formatCount(changed, 'line changed', 'lines changed'),
            ]
              .filter(Boolean)
              .join(', ')}.`}
      </Notice>
      {!isCompliant && (
        <>
          {files
            .filter(({ state }) => state !== 'same')
            .map(({ name, state, sections }) => (
              <section key={name} className={layout.stack2} aria-label={name || 'Differences'}>
                {name && (
                  <h3>
                    <code>{name}</code>
                    {state === 'missing' && ', which the device does not have'}
                  </h3>
                )}
                <SectionTree sections={sections} />
              </section>
            ))}
          <Lines title="Remediation" text={remediation} note="Enter these lines to get what is intended." />
          <Lines title="Rollback" text={rollback} note="Enter these lines to get back what is running now." />
        </>
      )}
      {unseen.length > 0 && (
        <Fold title="Not shown by the device" note={formatCount(unseen.length, 'line')}>
          <p className={prose.detail}>
            Keys and passwords are hidden in what a device shows, so these lines cannot be compared.
          </p>
          <NumberedLines
            label="Lines that the device does not show"
            lines={unseen.map((text) => ({ text }))}
          />
        </Fold>
      )}
    </div>
  );
}

interface LinesProps {
  readonly title: string;
  readonly text: string;
  readonly note: string;
}

const Lines = ({ title, text, note }: LinesProps) => (
  <section className={layout.stack2} aria-label={title}>
    <div className={layout.between}>
      <div>
        <h3>{title}</h3>
        <p className={prose.detail}>{note}</p>
      </div>
      {text && <CopyButton text={text} name={`Copy the ${title.toLowerCase()}`} />}
    </div>
    {text ? (
      <NumberedLines label={`Lines of the ${title.toLowerCase()}`} lines={shownLines(text)} />
    ) : (
      <p className={prose.detail}>Nothing to enter.</p>
    )}
  </section>
);
