import { useMemo, useState } from 'react';
import type { Device } from '#shared/contract/device.ts';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { type Candidate, candidatesFor } from '#shared/network/recommend/candidates-for.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { useEquipment } from '#web/documents/equipment/use-device-lists.ts';
import { namesOfModel } from '#web/features/topology/cells/models-in-words.ts';
import type { GraphIndex } from '#web/features/topology/model/graph-index.ts';
import { usualModels } from '#web/features/topology/model/usual-models.ts';
import button from '#web/ui/button.module.css';
import { ErrorState } from '#web/ui/error-state.tsx';
import prose from '#web/ui/prose.module.css';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { wordSearch } from '#web/ui/word-search.ts';
import styles from './model-picker.module.css';

export interface ModelPickerProps {
  readonly nodes: readonly TopologyNode[];
  readonly index: GraphIndex;
  readonly requirements: Requirements | undefined;
  /** Without a device, the model is taken away. */
  readonly onChoose: (device: Device | undefined) => void;
}

/** Few enough to compare. */
const shown = 30;

/** The devices of the catalogue for a place: those that can do its job first, each of the others with what it fails. */
export default function ModelPicker({ nodes, index, requirements, onChoose }: ModelPickerProps) {
  const { devices, error, fallback, retry } = useEquipment();
  const [search, setSearch] = useState('');
  const usual = useMemo(() => (nodes[0] ? usualModels(index.graph, nodes[0]) : []), [index, nodes]);
  const candidates = useMemo(() => {
    if (!devices || !requirements) return [];
    const today = new Date().toISOString().slice(0, 10);
    const found = candidatesFor({ requirements, graph: index.graph, nodes, devices, today });
    // Of what can do the job, the models of the same devices here come before the cheapest.
    const rank = ({ device, failures }: Candidate) => {
      const at = usual.indexOf(device.id);
      if (failures.length > 0) return usual.length + 1;
      return at < 0 ? usual.length : at;
    };
    return found.toSorted((a, b) => rank(a) - rank(b));
  }, [devices, requirements, index, nodes, usual]);
  if (!devices && error) return <ErrorState error={error} fallback={fallback} onRetry={retry} />;
  if (!devices || !requirements) return <Skeleton lines={4} height="1.5rem" label="Loading the catalogue" />;
  const found = candidates.filter(
    wordSearch(search, ({ device }: Candidate) => namesOfModel(device).join(' ')),
  );
  const fitting = candidates.filter(({ failures }) => failures.length === 0).length;
  return (
    <div className={styles.picker}>
      <SearchBox label="Find a model" value={search} onSearch={setSearch} onType={setSearch} />
      <p className={prose.smallSoft}>
        {candidates.length === 0
          ? 'No device of the catalogue is of this kind.'
          : `${formatCount(fitting, 'model')} can do the job here; they come first.`}
      </p>
      <ul className={styles.list} aria-label="Models">
        {found.slice(0, shown).map(({ device, failures }) => (
          <li key={device.id}>
            <button type="button" className={button.entry} onClick={() => onChoose(device)}>
              <span>
                {device.manufacturer} {device.model}
              </span>
              <small>
                {failures[0] ??
                  [
                    usual.includes(device.id) && 'as others here',
                    device.price ? formatMoney(device.price) : 'No price',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <p className={prose.smallSoft}>{formatCount(found.length - shown, 'more model')} by searching.</p>
      )}
      {nodes.some(({ model }) => model) && (
        <button type="button" className={button.words} onClick={() => onChoose(undefined)}>
          Take the model away
        </button>
      )}
    </div>
  );
}
