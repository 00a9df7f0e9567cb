import { cpus, totalmem } from 'node:os';

/** One benchmark: our figures, each next to its peer or limit, taken in the same run. */
export interface Benchmark<Surroundings> {
  /** What `npm run bench -- <name>` chooses it by. */
  readonly name: string;
  readonly title: string;
  /** Takes minutes: left out where no benchmark is named. */
  readonly onlyByName?: true;
  readonly run: (surroundings: Surroundings) => Promise<Findings>;
}

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

export interface Findings extends Table {
  /** Tables after the first. */
  readonly more?: readonly Table[];
  /** Notes for reading the figures. */
  readonly notes?: readonly string[];
}

export type Row = readonly string[];

/** The columns of the rows that `beside` and `within` make. */
export const usualColumns = ['Figure', 'Ours', 'Peer or limit', 'Result'] as const;

/** A figure compared with a peer's; with a goal, the maximum ratio to the peer's. */
export function beside(
  figure: string,
  ours: number,
  peer: { readonly name: string; readonly figure: number; readonly goal?: number },
  unit: string,
): Row {
  const ratio = ours / peer.figure;
  const times = `${ratio.toFixed(2)}×`;
  const result =
    peer.goal === undefined ? times : `${times}, ${withinGoal(ratio, peer.goal)} of ${peer.goal}×`;
  return [figure, measure(ours, unit), `${measure(peer.figure, unit)} (${peer.name})`, result];
}

/** A figure compared with its limit. */
export const within = (figure: string, ours: number, limit: number, unit: string): Row => [
  figure,
  measure(ours, unit),
  `at most ${limit} ${unit}`,
  withinGoal(ours, limit),
];

/** A figure without peer or limit, for context. */
export const alone = (figure: string, ours: number, unit: string): Row => [
  figure,
  measure(ours, unit),
  '',
  '',
];

export const withinGoal = (ours: number, limit: number): string =>
  ours <= limit ? 'within goal' : 'OVER GOAL';

/** A number as short as it can be without hiding a difference, with its unit. */
export function measure(figure: number, unit: string): string {
  const digits = Math.abs(figure) < 10 ? 1 : 0;
  return `${figure.toFixed(unit === 's' ? 1 : digits)} ${unit}`;
}

/** Machine, Node and date, without which a figure means nothing. */
export function header(now: Date): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return [
    '# Netwright, measured',
    '',
    `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC · Node ${process.versions.node} · ` +
      `${cpus().length} cores (${cpu?.model.trim() || process.arch}), ${memory} GB · ${process.platform}`,
  ].join('\n');
}

/** The findings as Markdown tables, their columns aligned for a terminal. */
export function section(
  title: string,
  { more = [], notes = [], ...first }: Findings,
  seconds: number,
): string {
  return [
    '',
    `## ${title}`,
    ...[first, ...more].flatMap((table) => ['', ...linesOf(table)]),
    ...(notes.length > 0 ? ['', ...notes.map((note) => `- ${note}`)] : []),
    '',
    `Took ${seconds.toFixed(0)} s.`,
  ].join('\n');
}

function linesOf({ columns, rows }: Table): string[] {
  const widths = columns.map((column, index) =>
    Math.max(...[column, ...rows.map((row) => row[index] ?? '')].map((cell) => cell.length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, index) => (cells[index] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(columns), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
