import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';

/** Something wrong at a place of a text; line and column from 1. */
export interface CodeProblem {
  readonly line: number;
  readonly column: number;
  /** The end on the same line; the end of the word there when left out. */
  readonly endColumn?: number | undefined;
  readonly severity: 'error' | 'warning';
  readonly sentence: string;
}

/** The problem on the text as it is now, which may be shorter than the one that has it. */
export function diagnosticOf(problem: CodeProblem, doc: Text): Diagnostic {
  const line = doc.line(Math.min(Math.max(problem.line, 1), doc.lines));
  const from = Math.min(line.from + Math.max(problem.column - 1, 0), line.to);
  const word = /^[\w.]+/.exec(doc.sliceString(from, line.to))?.[0].length ?? 1;
  const to = problem.endColumn === undefined ? from + word : line.from + problem.endColumn - 1;
  return {
    from,
    to: Math.min(Math.max(to, from), line.to),
    severity: problem.severity,
    message: problem.sentence,
  };
}
