import { Button } from '@aws-amplify/ui-react';
import { useMemo, useState } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { isPlanLimit } from '#web/api/api-error.ts';
import { changeSentence, type ElementChange } from '#web/features/topology/model/changes-in-words.ts';
import { sharedNames } from '#web/features/topology/model/shared-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PlanLimit } from '#web/ui/plan-limit.tsx';
import styles from './topology-notices.module.css';
import type { TopologyEditor } from './use-topology-editor.ts';

export interface TopologyNoticesProps {
  readonly editor: TopologyEditor;
  /** The topology, the same object while nothing but places differ. */
  readonly graph: Graph;
}

/** Notices: someone else saved first, saving failed, changes were restored, or devices share a name. */
export function TopologyNotices({ editor, graph }: TopologyNoticesProps) {
  const { isStale, save, loadNewer, notice, dismissNotice } = editor;
  return (
    <div className={styles.notices}>
      {isStale && <StaleNotice loadNewer={loadNewer} />}
      {isPlanLimit(save.cause) ? (
        <PlanLimit error={save.cause} />
      ) : (
        !isStale &&
        save.error !== undefined && (
          <Notice tone="bad">
            <p>{save.error}</p>
            <p>Your changes are kept in this browser. Try saving again in a moment.</p>
          </Notice>
        )
      )}
      {notice?.kind === 'restored' && (
        <Notice
          tone="info"
          action={
            <>
              <Button size="small" onClick={() => void loadNewer.run('discard')}>
                Discard them
              </Button>
              <Button size="small" onClick={dismissNotice}>
                Keep
              </Button>
            </>
          }
        >
          Your unsaved changes were restored. They are not saved yet.
        </Notice>
      )}
      <SharedNamesNotice graph={graph} />
      {notice?.kind === 'reapplied' && (
        <ReappliedNotice {...notice} isDirty={editor.isDirty} onDismiss={dismissNotice} />
      )}
    </div>
  );
}

function SharedNamesNotice({ graph }: { readonly graph: Graph }) {
  const names = useMemo(() => sharedNames(graph), [graph]);
  if (names.length === 0) return null;
  const [named, more] = [names.slice(0, mostNamed), names.length - mostNamed];
  return (
    <Notice tone="warn">
      Several devices are called {joinAnd(named)}
      {more > 0 && ` or share one of ${formatCount(more, 'other name')}`}. Host names must be unique.
    </Notice>
  );
}

/** Names that the notice lists. */
const mostNamed = 3;

function StaleNotice({ loadNewer }: Pick<TopologyEditor, 'loadNewer'>) {
  return (
    <Notice
      tone="warn"
      action={
        <>
          <Button
            size="small"
            variation="primary"
            isLoading={loadNewer.isLoading}
            loadingText="Loading"
            onClick={() => void loadNewer.run('reapply')}
          >
            Load the newer version and re-apply my changes
          </Button>
          <Button size="small" isDisabled={loadNewer.isLoading} onClick={() => void loadNewer.run('discard')}>
            Discard mine
          </Button>
        </>
      }
    >
      <p>
        <strong>A newer version of this topology was saved elsewhere.</strong> Nothing was overwritten, and
        your changes are still here.
      </p>
      {loadNewer.error !== undefined && <p role="alert">{loadNewer.error}</p>}
    </Notice>
  );
}

interface ReappliedNoticeProps {
  /** What the other session changed. */
  readonly theirs: readonly ElementChange[];
  /** What of mine no longer applies, in sentences. */
  readonly dropped: readonly string[];
  readonly isDirty: boolean;
  readonly onDismiss: () => void;
}

function ReappliedNotice({ theirs, dropped, isDirty, onDismiss }: ReappliedNoticeProps) {
  // What is edited after that is another matter, and what is merged after that another notice.
  const [stored, setStored] = useState(isDirty ? undefined : theirs);
  const isStored = stored === theirs;
  if (!isDirty && !isStored) setStored(theirs);
  const others = theirs.filter(({ isMove }) => !isMove);
  const moved = theirs.length - others.length;
  const said = [
    ...others.slice(0, mostNamed).map(changeSentence),
    ...(others.length > mostNamed ? [formatCount(others.length - mostNamed, 'other element')] : []),
    ...(moved > 0 ? [`${formatCount(moved, 'device')} moved on the canvas`] : []),
  ];
  return (
    <Notice
      tone={dropped.length > 0 ? 'warn' : 'good'}
      action={
        <Button size="small" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      <p>
        Your changes are now on top of the newer version
        {isStored ? ', and saved.' : '. Review them, then save.'}
      </p>
      {theirs.length > 0 && <p>Changed elsewhere: {said.join('; ')}.</p>}
      {dropped.length > 0 && (
        <>
          <p>{formatCount(dropped.length, 'change')} could not be applied:</p>
          <ul>
            {dropped.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
