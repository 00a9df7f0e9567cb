import { useState } from 'react';
import { getTopologyVersion, type TopologyVersion } from '#shared/contract/topology-versions.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { formatDayInUtc } from '#shared/vocabulary/dates.ts';
import type { DesignVersion } from '#web/documents/configurations/change-packer.ts';
import { readTopologyVersion, useTopologyVersions } from '#web/documents/topologies/use-topology-versions.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';

export interface EarlierVersionProps {
  readonly designId: string;
  /** The present version. */
  readonly version: number;
  readonly onChoose: (version: DesignVersion) => void;
}

/** The kept versions of the topology that are older than the present one. */
export function EarlierVersion({ designId, version, onChoose }: EarlierVersionProps) {
  const { data } = useTopologyVersions(designId);
  const [chosen, setChosen] = useState('');
  const failed = useFailureToast();
  const earlier = (data?.data ?? []).filter((kept) => kept.version < version);
  if (earlier.length === 0) return null;
  const choose = async (value: string) => {
    setChosen(value);
    if (value === '') return;
    try {
      const { topology, requirements } = await readTopologyVersion(designId, Number(value));
      onChoose({ label: `version ${value}`, graph: topology, requirements });
    } catch (error) {
      setChosen('');
      failed(error, getTopologyVersion.fallback);
    }
  };
  return (
    <FilterSelect
      label={`From an earlier version to version ${version}`}
      value={chosen}
      all={`From an earlier version to version ${version}`}
      options={earlier.map((kept) => ({ value: String(kept.version), label: wordsOf(kept) }))}
      onChoose={(value) => void choose(value)}
    />
  );
}

/** `Version 3, 21 Nov 2026, 77 devices`. */
const wordsOf = ({ version, name, lastUpdated, devices }: TopologyVersion): string =>
  `${name === undefined ? 'Version' : `${name}: version`} ${version}, ${formatDayInUtc(lastUpdated)}, ${formatCount(devices, 'device')}`;
