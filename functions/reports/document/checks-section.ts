import type { Content } from 'pdfmake/interfaces';
import type { CheckResult, Finding } from '#shared/network/checks/finding.ts';
import { outcomeNames } from '#shared/network/checks/outcome-names.ts';
import { formatCount, formatNumber, plural } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { note, paragraph, section } from './headings.ts';
import type { SimulatedDesign } from './simulated-design.ts';
import { table } from './table.ts';

/** The checks with their outcomes, then what each of them found. */
export function checksSection({ checks: results }: SimulatedDesign): Content[] {
  return [
    section('Checks'),
    paragraph(summaryOf(results)),
    table(
      [
        { title: 'Check', width: '*' },
        { title: 'Outcome', width: 110 },
      ],
      results.map((result) => [result.title, outcomeOf(result)]),
    ),
    ...results.flatMap(({ title, note: unchecked, remark }) =>
      [unchecked, remark].flatMap((said) => (said === undefined ? [] : [note(`${title}: ${said}`)])),
    ),
    ...results.flatMap(findingsOf),
  ];
}

/** Findings of one check; the rest is in the design itself. */
const mostFindings = 25;

function findingsOf({ title, findings }: CheckResult): Content[] {
  if (findings.length === 0) return [];
  const left = findings.length - mostFindings;
  const sorted = [...withSeverity(findings, 'failure'), ...withSeverity(findings, 'warning')];
  return [
    table(
      [
        { title: '', width: 46 },
        { title: 'Finding', width: '*' },
      ],
      sorted
        .slice(0, mostFindings)
        .map(({ severity, sentence }) => [severity === 'failure' ? 'Failure' : 'Warning', sentence]),
      title,
    ),
    ...(left > 0 ? [note(`And ${formatNumber(left)} more in the design itself.`)] : []),
  ];
}

const withSeverity = (findings: readonly Finding[], severity: Finding['severity']): Finding[] =>
  findings.filter((finding) => finding.severity === severity);

function outcomeOf({ outcome, findings }: CheckResult): string {
  if (outcome === 'pass' || outcome === 'not checked') return outcomeNames[outcome].toLowerCase();
  const failures = withSeverity(findings, 'failure').length;
  const warnings = findings.length - failures;
  return joinAnd([
    ...(failures > 0 ? [formatCount(failures, 'failure')] : []),
    ...(warnings > 0 ? [formatCount(warnings, 'warning')] : []),
  ]);
}

function summaryOf(results: readonly CheckResult[]): string {
  const of = (outcome: CheckResult['outcome']) => results.filter((one) => one.outcome === outcome).length;
  const outcomes = [
    `${formatNumber(of('pass'))} of ${formatCount(results.length, 'check')} passed`,
    ...(of('failure') > 0 ? [`${formatNumber(of('failure'))} failed`] : []),
    ...(of('warning') > 0 ? [`${formatNumber(of('warning'))} gave warnings`] : []),
    ...(of('not checked') > 0
      ? [`${formatNumber(of('not checked'))} ${plural(of('not checked'), 'was', 'were')} not checked`]
      : []),
  ];
  return `${joinAnd(outcomes)}.`;
}
