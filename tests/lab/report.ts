import type { LabResult, ScenarioResult } from './run-scenarios.ts';

/** The table of a run, as aligned Markdown, with the flows that did not do what was expected below it. */
export function report({
  devices,
  namespaces,
  daemons,
  memoryMb,
  bootSeconds,
  notes,
  scenarios,
}: LabResult): string {
  const flows = scenarios.filter(({ unexpected, pending }) => unexpected.length + pending.length > 0);
  return [
    `${devices} devices in ${namespaces} namespaces, ${daemons} daemons in ${memoryMb} MB, settled ${bootSeconds} s after the start.`,
    '',
    ...table([
      ['Failed', 'Passed', 'Dropped', 'Unexpected', 'Cut off', 'Seconds'],
      ...scenarios.map((row) => [
        title(row),
        ...[row.passed, row.dropped, row.unexpected.length, row.cutOff.length].map(String),
        row.seconds.toFixed(1),
      ]),
    ]),
    ...flows.flatMap((row) => ['', `## ${title(row)}`, ...details(row)]),
    ...(notes.length > 0 ? ['', '## Notes', ...notes.map((note) => `- ${note}`)] : []),
    '',
  ].join('\n');
}

const title = ({ kind, name }: ScenarioResult): string => (kind === 'normal' ? 'nothing' : `${kind} ${name}`);

const details = ({ unexpected, pending }: ScenarioResult): string[] => [
  ...unexpected.map(({ flow, what, expected, why }) => `- ${flow}: ${what}: should ${expected}; ${why}`),
  ...pending.map((what) => `- not at rest: ${what}`),
];

function table([head = [], ...rows]: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)];
}
