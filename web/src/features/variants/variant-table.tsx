import { Button } from '@aws-amplify/ui-react';
import type { VariantSummary } from '#shared/network/variants/summarise-variant.ts';
import type { VariantId } from '#shared/network/variants/variant-requirements.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import type { ComparedVariant } from '#web/features/variants/worker/compare-variants.ts';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import table from '#web/ui/table.module.css';
import type { VariantChoice } from './use-variant-choice.ts';
import { comparedToBalanced, type VariantRow, variantRows } from './variant-rows.ts';
import styles from './variant-table.module.css';

export interface VariantTableProps {
  readonly variants: readonly ComparedVariant[];
  readonly choice: VariantChoice;
}

/** A column for each variant, a row for each figure; what differs from the balanced plan says by how much. */
export function VariantTable({ variants: all, choice }: VariantTableProps) {
  const variants = all.filter(({ isAsBalanced }) => !isAsBalanced);
  const summaries = variants.flatMap(({ plan }) => ('summary' in plan ? [plan.summary] : []));
  const balanced = summaryOf(variants.find(({ id }) => id === 'balanced'));
  const rows = variantRows(summaries).filter((row) => !isSameInAll(row, summaries));
  return (
    <section className={table.frame} aria-label="Variants side by side">
      <table className={`${table.table} ${table.still} ${styles.table}`}>
        <caption className="visually-hidden">Variants side by side</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Figure</span>
            </th>
            {variants.map((variant) => (
              <th key={variant.id} scope="col">
                <Head variant={variant} choice={choice} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Changed requirements</th>
            {variants.map((variant) => (
              <td key={variant.id}>
                <Changes variant={variant} />
              </td>
            ))}
          </tr>
          {rows.map(({ name, value, words, note }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {variants.map((variant) => {
                const summary = summaryOf(variant);
                if (!summary) return <td key={variant.id}>–</td>;
                const beside =
                  variant.id === 'balanced' || !balanced
                    ? undefined
                    : comparedToBalanced(value(summary), value(balanced));
                return (
                  <td key={variant.id}>
                    <span className={prose.figures}>{words(summary)}</span>
                    {beside !== undefined && <span className={styles.beside}>{beside}</span>}
                    {note?.(summary) && <span className={prose.beneath}>{note(summary)}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr>
            <th scope="row">Checks</th>
            {variants.map((variant) => (
              <td key={variant.id}>
                <Findings summary={summaryOf(variant)} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** A figure that tells no variant from another. */
const isSameInAll = ({ words, note }: VariantRow, summaries: readonly VariantSummary[]): boolean =>
  summaries.length > 1 &&
  new Set(summaries.map((summary) => `${words(summary)} ${note?.(summary) ?? ''}`)).size === 1;

const summaryOf = (variant: ComparedVariant | undefined): VariantSummary | undefined =>
  variant && 'summary' in variant.plan ? variant.plan.summary : undefined;

const aims: Readonly<Record<VariantId, string>> = {
  economical: 'The lowest price that meets the requirements',
  balanced: 'As the requirements state',
  resilient: 'No single device or line matters',
  premium: 'A higher class of equipment',
  'dense-wifi': 'More access points, each with fewer devices',
  'gigabit-wifi': 'Access points on gigabit ports',
};

function Head({
  variant,
  choice,
}: { readonly variant: ComparedVariant } & Pick<VariantTableProps, 'choice'>) {
  const { id, title, changes, plan, buys } = variant;
  const isPossible = changes.length > 0 && 'summary' in plan;
  return (
    <div className={styles.head}>
      <span className={styles.title}>{title}</span>
      <span className={styles.aim}>{aims[id]}</span>
      {buys !== undefined && <span className={styles.buys}>{buys}</span>}
      {isPossible && (
        <Button
          size="small"
          aria-label={`Use this variant: ${title}`}
          isLoading={choice.taking === id}
          isDisabled={choice.taking !== undefined}
          loadingText="Using it"
          onClick={() => void choice.take(variant)}
        >
          Use this variant
        </Button>
      )}
    </div>
  );
}

function Changes({ variant: { changes, plan } }: { readonly variant: ComparedVariant }) {
  return (
    <>
      {changes.length === 0 ? (
        <span className={prose.beneath}>Nothing</span>
      ) : (
        <ul className={layout.stack2}>
          {changes.map(({ name, from, to, reason }) => (
            <li key={name}>
              {name}: from {from} to {to}
              <span className={prose.beneath}>{reason}</span>
            </li>
          ))}
        </ul>
      )}
      {'refusal' in plan && <p className={styles.refusal}>{plan.refusal}</p>}
    </>
  );
}

function Findings({ summary }: { readonly summary: VariantSummary | undefined }) {
  if (!summary) return '–';
  const { findings, notChecked } = summary;
  const failures = findings.filter(({ severity }) => severity === 'failure').length;
  const warnings = findings.length - failures;
  const found =
    findings.length === 0
      ? 'Nothing found'
      : `${formatCount(failures, 'failure')}, ${formatCount(warnings, 'warning')}`;
  if (findings.length + notChecked.length === 0) return found;
  return (
    <details className={styles.findings}>
      <summary>
        {found}
        {notChecked.length > 0 && `, ${formatNumber(notChecked.length)} not checked`}
      </summary>
      <ul className={layout.stack2}>
        {notChecked.map(({ check, note }) => (
          <li key={check}>
            {check}: not checked. {note}
          </li>
        ))}
        {findings.slice(0, mostFindings).map(({ check, sentence }) => (
          <li key={`${check} ${sentence}`}>{sentence}</li>
        ))}
        {findings.length > mostFindings && <li>and {findings.length - mostFindings} more</li>}
      </ul>
    </details>
  );
}

const mostFindings = 20;
