import { useState } from 'react';
import {
  keptVersions,
  nameTopologyVersion,
  type TopologyVersion,
} from '#shared/contract/topology-versions.ts';
import { useAction } from '#web/api/use-action.ts';
import { useNameTopologyVersion } from '#web/documents/topologies/use-topology-versions.ts';
import button from '#web/ui/button.module.css';
import { useConfirm } from '#web/ui/confirm.tsx';
import { Notice } from '#web/ui/notice.tsx';
import prose from '#web/ui/prose.module.css';
import styles from './version-name.module.css';

export interface VersionNameProps {
  readonly designId: string;
  readonly version: TopologyVersion;
  /** It is among the last ones, which are kept without a name, too. */
  readonly isKeptAnyway: boolean;
  readonly onForgotten: () => void;
}

/** Gives a version a name, by which it stays when newer ones push out the rest. */
export function VersionName({ designId, version, isKeptAnyway, onForgotten }: VersionNameProps) {
  const { version: number, name } = version;
  const [typed, setTyped] = useState(name ?? '');
  const setName = useNameTopologyVersion(designId);
  const confirm = useConfirm();
  const { run, isLoading, error } = useAction(setName, nameTopologyVersion.fallback);
  const wanted = typed.trim();
  const take = async () => {
    if (!isKeptAnyway && !(await confirm(forgetting))) return;
    await run(number, null);
    if (!isKeptAnyway) onForgotten();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void run(number, wanted);
      }}
    >
      <label>
        Name of version {number}
        <input maxLength={60} value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <button type="submit" className={button.tool} disabled={isLoading || wanted === '' || wanted === name}>
        {name === undefined ? 'Name' : 'Rename'}
      </button>
      {name !== undefined && (
        <button type="button" className={button.tool} disabled={isLoading} onClick={() => void take()}>
          Take the name away
        </button>
      )}
      {error !== undefined && <Notice tone="bad">{error}</Notice>}
      <p className={prose.smallSoft}>
        {name === undefined
          ? `A version with a name is kept. Of the others, the last ${keptVersions}.`
          : 'Kept until its name is taken away.'}
      </p>
    </form>
  );
}

const forgetting = {
  title: 'Take the name away?',
  body: `This version is older than the last ${keptVersions}. Without a name it is not kept any longer.`,
  action: 'Take it away',
};
