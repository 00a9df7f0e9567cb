import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { formatCount } from '#shared/vocabulary/counts.ts';
import type { CodeProblem } from '#web/ui/code/code-problem.ts';
import styles from './problems-list.module.css';

export interface ProblemsListProps {
  readonly problems: readonly CodeProblem[];
  /** Goes to the place of a problem. */
  readonly onOpen: (problem: CodeProblem) => void;
}

/** What is wrong with the text, under it; each leads to its place. */
export function ProblemsList({ problems, onOpen }: ProblemsListProps) {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <section className={styles.problems} aria-label="Problems">
      <p role="status">
        {problems.length === 0 ? (
          <>
            <CircleCheck size={14} aria-hidden /> No problems
          </>
        ) : (
          `${formatCount(errors, 'error')}, ${formatCount(problems.length - errors, 'warning')}`
        )}
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.line}:${problem.column} ${problem.sentence}`}>
              <button type="button" data-severity={problem.severity} onClick={() => onOpen(problem)}>
                {problem.severity === 'error' ? (
                  <CircleX size={14} role="img" aria-label="Error" />
                ) : (
                  <TriangleAlert size={14} role="img" aria-label="Warning" />
                )}
                {problem.sentence}
                <span>
                  Line {problem.line}, column {problem.column}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
