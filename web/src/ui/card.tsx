import { type ReactNode, useId } from 'react';
import styles from './card.module.css';
import prose from './prose.module.css';

export interface CardProps {
  readonly title: ReactNode;
  /** Links lead to it: `#sites`. */
  readonly id?: string | undefined;
  /** Under the page's title, or under one below it. */
  readonly heading?: 'h2' | 'h3';
  /** A line under the title. */
  readonly intro?: ReactNode;
  /** A link at the end of the title's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page on a ground of its own, under its title. */
export function Card({ title, id, heading: Heading = 'h2', intro, action, children }: CardProps) {
  const titleId = useId();
  return (
    <section id={id} className={styles.card} aria-labelledby={titleId}>
      <header>
        <div>
          <Heading id={titleId}>{title}</Heading>
          {intro && <p className={prose.soft}>{intro}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
