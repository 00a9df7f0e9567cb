import type { MigrationStep } from '#shared/network/existing/migration-steps.ts';
import { ElementsButton } from './element-button.tsx';
import styles from './migration-list.module.css';

export interface MigrationListProps {
  readonly steps: readonly MigrationStep[];
  readonly onFocus: (ids: readonly string[]) => void;
}

/** How the existing network gives way to the plan, step by step, each with the way back. */
export function MigrationList({ steps, onFocus }: MigrationListProps) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="migration">
      <h3 id="migration" className={styles.heading}>
        Migration
      </h3>
      <ol className={styles.steps}>
        {steps.map(({ title, actions, doneWhen, rollBack, elements }) => (
          <li key={title}>
            <h4>
              {elements.length === 0 ? (
                title
              ) : (
                <ElementsButton ids={elements} title="Show its devices in the topology" onFocus={onFocus}>
                  {title}
                </ElementsButton>
              )}
            </h4>
            <ul>
              {actions.map((action) => (
                <li key={action}>{action}</li>
              ))}
            </ul>
            <p>
              <strong>Done when:</strong> {doneWhen}
            </p>
            <p>
              <strong>Way back:</strong> {rollBack}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
