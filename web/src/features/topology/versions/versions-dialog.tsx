import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import {
  getTopologyVersion,
  keptVersions,
  type TopologyVersion,
} from '#shared/contract/topology-versions.ts';
import { isAsPlanned } from '#shared/network/positions/is-as-planned.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { readTopologyVersion, useTopologyVersions } from '#web/documents/topologies/use-topology-versions.ts';
import { firstPositionsOf } from '#web/features/topology/layout/first-positions.ts';
import {
  changeSentence,
  changesInWords,
  type ElementChange,
} from '#web/features/topology/model/changes-in-words.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { graphOf } from '#web/features/topology/model/editing-session.ts';
import { moveNodes } from '#web/features/topology/model/edits.ts';
import button from '#web/ui/button.module.css';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import prose from '#web/ui/prose.module.css';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import { ComparedPicture } from './compared-picture.tsx';
import { VersionName } from './version-name.tsx';
import styles from './versions-dialog.module.css';

export interface VersionsDialogProps {
  readonly designId: string;
  readonly graph: Graph;
  readonly onEdit: (edit: Edit) => void;
  /** Chooses elements and shows them. */
  readonly onFocus: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

interface Compared {
  readonly version: TopologyVersion;
  readonly graph: Graph;
  /** It and what is drawn now, with the places at which they are shown. */
  readonly before: Graph;
  readonly now: Graph;
  readonly changes: readonly ElementChange[];
}

/** The versions that the service keeps: what has changed since one of them, on the canvas too, and the way back to it. */
export function VersionsDialog({ designId, graph, onEdit, onFocus, onClose }: VersionsDialogProps) {
  const { data, error, fallback, retry } = useTopologyVersions(designId);
  const [compared, setCompared] = useState<Compared>();
  const failed = useFailureToast();
  const compare = async (version: TopologyVersion) => {
    try {
      const kept = graphOf((await readTopologyVersion(designId, version.version)).topology);
      const [before, now] = [asShown(kept), asShown(graph)];
      // Where nobody has arranged either, places say nothing: one more device moves others.
      const changes =
        isAsPlanned(kept) && isAsPlanned(graph)
          ? changesInWords(withoutPlaces(kept), withoutPlaces(graph))
          : changesInWords(before, now);
      setCompared({ version, graph: kept, before, now, changes });
    } catch (cause) {
      failed(cause, getTopologyVersion.fallback);
    }
  };
  const restore = ({ version, graph: kept }: Compared) => {
    onEdit({ kind: 'change', name: `restore ${called(version)}`, change: () => kept });
    onClose();
  };
  const versions = data?.data ?? [];
  const newest = versions[0]?.version ?? 0;
  const listed = compared && versions.find(({ version }) => version === compared.version.version);
  const drawn = (compared?.changes ?? []).filter(
    ({ kind, list }) => kind !== 'removed' && list !== 'notes' && list !== 'views',
  );
  const shown = drawn.some(({ isMove }) => !isMove) ? drawn.filter(({ isMove }) => !isMove) : drawn;
  return (
    <Dialog
      title="Versions"
      width="60rem"
      onClose={onClose}
      footer={
        <>
          <Button
            isDisabled={shown.length === 0}
            onClick={() => {
              onFocus(shown.map(({ id }) => id));
              onClose();
            }}
          >
            Show on the canvas
          </Button>
          <Button
            variation="primary"
            isDisabled={!compared || compared.changes.length === 0}
            onClick={() => compared && restore(compared)}
          >
            {compared ? `Restore ${called(compared.version)}` : 'Restore'}
          </Button>
        </>
      }
    >
      {!data && error && <ErrorState error={error} fallback={fallback} onRetry={retry} />}
      {!data && !error && <Skeleton lines={5} height="2rem" label="Loading the versions" />}
      {data && (
        <div className={styles.columns}>
          <ul className={styles.list} aria-label="Versions">
            {data.data.map((version) => (
              <li key={version.version}>
                <VersionEntry
                  version={version}
                  isChosen={version.version === compared?.version.version}
                  onChoose={() => void compare(version)}
                />
              </li>
            ))}
          </ul>
          <section className={styles.difference} aria-label="Chosen version">
            {listed && (
              <VersionName
                key={`${listed.version} ${listed.name}`}
                designId={designId}
                version={listed}
                isKeptAnyway={newest - listed.version < keptVersions}
                onForgotten={() => setCompared(undefined)}
              />
            )}
            <Difference compared={compared} />
          </section>
        </div>
      )}
    </Dialog>
  );
}

/** Where nobody has arranged a plan: that the places it is shown at are stored later is no move. */
const asShown = (graph: Graph): Graph =>
  isAsPlanned(graph) ? moveNodes(graph, firstPositionsOf(graph)) : graph;

const withoutPlaces = (graph: Graph): Graph => ({
  ...graph,
  nodes: graph.nodes.map(({ position: _, ...node }) => node),
});

interface VersionEntryProps {
  readonly version: TopologyVersion;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const VersionEntry = ({ version, isChosen, onChoose }: VersionEntryProps) => (
  <button type="button" className={button.entry} aria-pressed={isChosen} onClick={onChoose}>
    <span>{version.name ?? `Version ${version.version}`}</span>
    <small>
      {version.name !== undefined && `Version ${version.version} · `}
      <RelativeTime instant={version.lastUpdated} /> · {formatCount(version.devices, 'device')}
    </small>
  </button>
);

const called = ({ name, version }: TopologyVersion): string =>
  name === undefined ? `version ${version}` : `“${name}”`;

/** Differences that are listed one by one. */
const mostListed = 100;

function Difference({ compared }: { readonly compared: Compared | undefined }) {
  if (!compared) return <p className={prose.soft}>Choose a version to see what has changed since.</p>;
  const { changes } = compared;
  if (changes.length === 0) return <p className={prose.soft}>Nothing has changed since this version.</p>;
  // A layout that was stored moves all of them, which says nothing about one.
  const others = changes.filter(({ isMove }) => !isMove);
  const moved = changes.length - others.length;
  return (
    <section aria-label="Changed since then">
      <p>
        {others.length > 0
          ? `${formatCount(others.length, 'element')} changed since then.`
          : 'Only places changed since then.'}{' '}
        Restoring can be undone.
      </p>
      <ComparedPicture {...compared} />
      <ul>
        {moved > 0 && (
          <li data-kind="changed">
            <span aria-hidden>{signs.changed}</span> {formatCount(moved, 'device')} moved on the canvas
          </li>
        )}
        {others.slice(0, mostListed).map((change) => (
          <li key={`${change.list} ${change.id}`} data-kind={change.kind}>
            <span aria-hidden>{signs[change.kind]}</span> {changeSentence(change)}
          </li>
        ))}
      </ul>
      {others.length > mostListed && (
        <p className={prose.smallSoft}>and {formatCount(others.length - mostListed, 'more element')}.</p>
      )}
    </section>
  );
}

const signs = { added: '+', removed: '−', changed: '~' } as const;
