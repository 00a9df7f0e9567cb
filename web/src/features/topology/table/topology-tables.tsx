import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { countSubnets } from '#shared/network/graph/count-subnets.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { useCellContext } from '#web/features/topology/cells/use-cell-context.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { searchNodes } from '#web/features/topology/model/search-nodes.ts';
import layout from '#web/ui/layout.module.css';
import { SearchBox } from '#web/ui/search-box.tsx';
import { AddressingTable } from './addressing-table.tsx';
import { LinkTable } from './link-table.tsx';
import { NodeTable } from './node-table.tsx';
import { rowsAtOnce } from './rows-at-once.ts';
import styles from './topology-tables.module.css';

export interface TopologyTablesProps {
  readonly graph: Graph;
  readonly onEdit: (edit: Edit) => void;
  /** Shows a device on the canvas. */
  readonly onShow: (id: string) => void;
  /** A device that was just added, to be named. */
  readonly added: TopologyNode | undefined;
  /** Its name can be written. */
  readonly onAddedShown: () => void;
}

const sections = ['devices', 'links', 'addressing'] as const;
type Section = (typeof sections)[number];
const names: Readonly<Record<Section, string>> = {
  devices: 'Devices',
  links: 'Links',
  addressing: 'Addressing',
};

/** The topology as tables: the alternative to the canvas for screen readers and phones. */
export function TopologyTables({ graph, onEdit, onShow, added, onAddedShown }: TopologyTablesProps) {
  const [section, setSection] = useState<Section>('devices');
  const [search, setSearch] = useState('');
  const context = useCellContext(graph);
  const nodes = useMemo(
    () => (search === '' ? graph.nodes : searchNodes(graph, search, Number.POSITIVE_INFINITY)),
    [graph, search],
  );
  const counts = { devices: nodes.length, links: graph.edges.length, addressing: countSubnets(graph) };
  const tables = useRef<HTMLDivElement>(null);
  const showAdded = useEffectEvent(({ id, label }: TopologyNode) => {
    // Of very many rows not all are drawn.
    const wanted = graph.nodes.length > rowsAtOnce ? label : '';
    if (section !== 'devices' || search !== wanted) {
      setSection('devices');
      setSearch(wanted);
      return;
    }
    const fields = tables.current?.querySelectorAll<HTMLInputElement>('input[data-column="0"]') ?? [];
    const field = [...fields].find(({ dataset }) => dataset.id === id);
    field?.focus();
    field?.select();
    onAddedShown();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the rows are drawn
  useEffect(() => {
    if (added) showAdded(added);
  }, [added, section, search]);
  return (
    <div ref={tables} className={styles.tables}>
      <div className={layout.between}>
        <fieldset className={styles.sections}>
          <legend className="visually-hidden">Tables</legend>
          {sections.map((name) => (
            <SectionButton key={name} isChosen={name === section} onChoose={() => setSection(name)}>
              {names[name]} <span className={styles.count}>{formatNumber(counts[name])}</span>
            </SectionButton>
          ))}
        </fieldset>
        <SearchBox label={`Search ${names[section].toLowerCase()}`} value={search} onSearch={setSearch} />
      </div>
      {section === 'devices' && <NodeTable {...{ nodes, search, context, onEdit, onShow }} />}
      {section === 'links' && <LinkTable {...{ search, context, onEdit }} />}
      {section === 'addressing' && <AddressingTable {...{ search, context, onEdit }} />}
    </div>
  );
}

interface SectionButtonProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function SectionButton({ isChosen, onChoose, children }: SectionButtonProps) {
  return (
    <button type="button" className={styles.section} aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}
