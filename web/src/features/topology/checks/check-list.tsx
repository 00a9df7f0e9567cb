import { useState } from 'react';
import type { Finding, Fix } from '#shared/network/checks/finding.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { FixButton } from '#web/documents/topologies/fix-button.tsx';
import type { AssessedCheck } from '#web/features/topology/check-worker/assessed-check.ts';
import styles from './check-list.module.css';
import { type Outcome, outcomes } from './outcomes.ts';

export interface FindingActions {
  /** Chooses elements and brings them into view. */
  readonly onFocus: (ids: readonly string[]) => void;
  readonly onFix: (fix: Fix) => void;
}

export interface CheckListProps extends FindingActions {
  readonly checks: readonly AssessedCheck[];
}

/** What needs somebody stands first. */
const urgency: Readonly<Record<Outcome, number>> = { failure: 0, warning: 1, 'not checked': 2, pass: 3 };

/** The checks, each with its findings and with what it could not check: those that failed before those that passed, else in their order. */
export function CheckList({ checks, ...actions }: CheckListProps) {
  return (
    <ul className={styles.checks}>
      {checks
        .toSorted((one, other) => urgency[one.outcome] - urgency[other.outcome])
        .map((check) => (
          <CheckItem key={check.id} check={check} {...actions} />
        ))}
    </ul>
  );
}

/** Findings that are drawn before a person asks for the rest. */
const shownAtFirst = 5;

function CheckItem({ check, onFocus, onFix }: FindingActions & { readonly check: AssessedCheck }) {
  const [isWhole, setWhole] = useState(false);
  const { word, icon: Icon, tone } = outcomes[check.outcome];
  const { findings, failures, warnings, note, remark, title } = check;
  const shown = isWhole ? findings : findings.slice(0, shownAtFirst);
  const beyond = failures + warnings - findings.length;
  return (
    <li className={styles.check} data-tone={tone}>
      <h3>
        <Icon size={16} aria-hidden className={styles.icon} />
        <span>{title}</span>
        <span className={styles.outcome}>{countsOf(failures, warnings) ?? word}</span>
      </h3>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {remark !== undefined && <p className={styles.note}>{remark}</p>}
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {shown.map((finding) => (
            <FindingRow key={keyOf(finding)} finding={finding} onFocus={onFocus} onFix={onFix} />
          ))}
        </ul>
      )}
      {findings.length > shown.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          Show {formatCount(findings.length - shown.length, 'more finding')}
        </button>
      )}
      {isWhole && beyond > 0 && (
        <p className={styles.note}>And {formatNumber(beyond)} more, shown as these are fixed.</p>
      )}
    </li>
  );
}

function FindingRow({ finding, onFocus, onFix }: FindingActions & { readonly finding: Finding }) {
  const { severity, sentence, elements, fix } = finding;
  const { word, icon: Icon, tone } = outcomes[severity];
  return (
    <li className={styles.finding} data-tone={tone}>
      <button
        type="button"
        className={styles.sentence}
        disabled={elements.length === 0}
        title={elements.length === 0 ? undefined : 'Show it'}
        onClick={() => onFocus(elements)}
      >
        <Icon size={14} aria-hidden className={styles.icon} />
        <span>
          <span className="visually-hidden">{word}: </span>
          {sentence}
        </span>
      </button>
      {fix && <FixButton fix={fix} className={styles.fix} onFix={onFix} />}
    </li>
  );
}

const keyOf = ({ sentence, elements }: Finding): string => `${sentence} ${elements.join(' ')}`;

/** `2 failures and 1 warning`; undefined where there is nothing to count. */
function countsOf(failures: number, warnings: number): string | undefined {
  const counts = [
    ...(failures > 0 ? [formatCount(failures, 'failure')] : []),
    ...(warnings > 0 ? [formatCount(warnings, 'warning')] : []),
  ];
  return joinAnd(counts) || undefined;
}
