import prose from './prose.module.css';

export interface ProblemProps {
  /** A sentence; nothing is shown without one. */
  readonly children: string | undefined;
  /** For the field that it is about. */
  readonly id?: string;
}

/** What went wrong, where it did; screen readers say it at once. */
export const Problem = ({ children, id }: ProblemProps) =>
  children ? (
    <p id={id} className={prose.problem} role="alert">
      {children}
    </p>
  ) : null;
