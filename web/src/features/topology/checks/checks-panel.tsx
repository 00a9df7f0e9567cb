import { Button, Loader } from '@aws-amplify/ui-react';
import { X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { Fix } from '#shared/network/checks/finding.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import type { Lost } from '#web/features/topology/painting/frame.ts';
import button from '#web/ui/button.module.css';
import { Notice } from '#web/ui/notice.tsx';
import prose from '#web/ui/prose.module.css';
import { AvailabilityView } from './availability-view.tsx';
import { CheckList } from './check-list.tsx';
import styles from './checks-panel.module.css';
import { ExistingView } from './existing-view.tsx';
import { FailureView } from './failure-view.tsx';
import { type Panel, panelNames, panels } from './panels.ts';
import { RequirementView } from './requirement-view.tsx';
import type { Checks } from './use-checks.ts';

export interface ChecksPanelProps {
  readonly panel: Panel;
  readonly graph: Graph;
  readonly checks: Checks;
  readonly selected: Elements;
  /** What the failure of the chosen elements takes. */
  readonly lost: Lost | undefined;
  /** Whether the design starts from a network that exists. */
  readonly isExisting: boolean;
  /** It was opened by the user, so the focus moves into it. */
  readonly takesFocus: boolean;
  readonly onPanel: (panel: Panel | undefined) => void;
  readonly onFocus: (ids: readonly string[]) => void;
  readonly onFix: (fix: Fix) => void;
}

/** The results of the checks: below the canvas, on a phone a sheet from the bottom. */
export function ChecksPanel(props: ChecksPanelProps) {
  const { panel, checks, onPanel } = props;
  const root = useRef<HTMLElement>(null);
  useFocus(root, props.takesFocus);
  const close = () => onPanel(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  return (
    <section ref={root} className={styles.panel} aria-label="Checks" tabIndex={-1} onKeyDown={onKeyDown}>
      <header className={styles.header}>
        <fieldset className={styles.panels}>
          <legend className="visually-hidden">Show</legend>
          {panels
            .filter((name) => name !== 'existing' || props.isExisting)
            .map((name) => (
              <button key={name} type="button" aria-pressed={name === panel} onClick={() => onPanel(name)}>
                {panelNames[name]}
              </button>
            ))}
        </fieldset>
        <span className={styles.state} role="status">
          {checks.isBehind && checks.problem === undefined && (
            <>
              <Loader size="small" aria-hidden /> {progressOf(checks)}
            </>
          )}
        </span>
        <button
          type="button"
          className={`${button.icon} ${styles.close}`}
          data-size="small"
          aria-label="Close checks"
          onClick={close}
        >
          <X size={16} aria-hidden />
        </button>
      </header>
      <div className={styles.body} key={panel}>
        <Problem {...checks} />
        <Content {...props} />
      </div>
    </section>
  );
}

const progressOf = ({ progress }: Checks): string =>
  progress === undefined
    ? 'Checking'
    : `Simulating failures: ${formatNumber(progress.done)} of ${formatNumber(progress.all)}`;

/** Takes the focus while it is shown, and gives it back to where it came from. */
function useFocus(root: RefObject<HTMLElement | null>, takesFocus: boolean): void {
  useLayoutEffect(() => {
    const element = root.current;
    if (!takesFocus || !element) return;
    const before = document.activeElement;
    element.focus({ preventScroll: true });
    return () => {
      if (element.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, [root, takesFocus]);
}

function Problem({ problem, retry }: Pick<Checks, 'problem' | 'retry'>) {
  if (problem === undefined) return null;
  if (problem === 'no requirements')
    return <p className={prose.soft}>The checks start when the requirements of the design are loaded.</p>;
  return (
    <Notice
      tone="bad"
      action={
        <Button size="small" onClick={retry}>
          Check again
        </Button>
      }
    >
      The topology could not be checked. Your work is not affected.
    </Notice>
  );
}

function Content(props: ChecksPanelProps) {
  const { panel, graph, selected, lost, onFocus, onFix } = props;
  const { assessment } = props.checks;
  if (!assessment) return null;
  const { checks, failures, availability, requirements, existing } = assessment;
  switch (panel) {
    case 'checks':
      return <CheckList checks={checks} onFocus={onFocus} onFix={onFix} />;
    case 'failures':
      return failures && <FailureView {...{ graph, failures, selected, lost, onFocus }} />;
    case 'availability':
      return availability && <AvailabilityView graph={graph} sites={availability} onFocus={onFocus} />;
    case 'requirements':
      return requirements && <RequirementView requirements={requirements} onFocus={onFocus} />;
    case 'existing':
      return existing && <ExistingView graph={graph} existing={existing} onFocus={onFocus} />;
  }
}
