import { Fragment } from 'react';
import type { Because } from '#shared/contract/because.ts';
import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { linkRateText } from '#shared/network/graph/link-rate.ts';
import { BecauseNote } from '#web/documents/topologies/because-note.tsx';
import type { Cell, CellContext } from '#web/features/topology/cells/cell.ts';
import { linkCells } from '#web/features/topology/cells/link-cells.ts';
import { nodeCells } from '#web/features/topology/cells/node-cells.ts';
import type { Elements } from '#web/features/topology/model/edits.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import styles from './details-panel.module.css';
import { LinkList } from './link-list.tsx';
import { Panel, type PanelProps } from './panel.tsx';

export interface ComingDetailsProps extends Pick<PanelProps, 'ref' | 'onClose' | 'onLeave'> {
  /** The topology as it would be. */
  readonly graph: Graph;
  /** A device or link that is not there yet. */
  readonly id: string;
  readonly onChoose: (chosen: Elements) => void;
}

/** What a proposal would add, in words: what it would be, where, and why. Nothing of it can be edited before it is there. */
export function ComingDetails({ graph, id, onChoose, ...panel }: ComingDetailsProps) {
  const index = indexGraph(graph);
  const context: CellContext = { index, devices: new Map() };
  const node = index.nodes.get(id);
  const edge = index.edges.get(id);
  if (node)
    return (
      <Panel {...panel} title={node.label}>
        <p>The new plan adds this device. It can be edited once the plan is applied.</p>
        <Facts element={node} facts={deviceFacts} context={context} />
        <Why because={node.because} />
        <LinkList
          nodeId={id}
          index={index}
          onGoTo={(far) => onChoose({ nodes: new Set([far]), edges: new Set() })}
          onChooseLink={(link) => onChoose({ nodes: new Set(), edges: new Set([link]) })}
        />
      </Panel>
    );
  if (edge)
    return (
      <Panel {...panel} title="Link">
        <p>The new plan adds this link. It can be edited once the plan is applied.</p>
        <Facts element={edge} facts={linkFacts} context={context} />
        <Why because={edge.because} />
      </Panel>
    );
  return null;
}

/** What a cell says of an element, to be read alone. */
type Fact<E> = Pick<Cell<E>, 'key' | 'label' | 'unit' | 'choices' | 'text'>;

const deviceFacts: readonly Fact<TopologyNode>[] = [
  nodeCells.type,
  nodeCells.layer,
  nodeCells.site,
  nodeCells.building,
  nodeCells.floor,
  nodeCells.quantity,
  nodeCells.model,
  nodeCells.addresses,
];

const linkFacts: readonly Fact<TopologyEdge>[] = [
  linkCells.source,
  linkCells.sourcePort,
  linkCells.target,
  linkCells.targetPort,
  linkCells.type,
  { key: linkCells.rate.key, label: linkCells.rate.label, text: (edge) => linkRateText(edge) ?? '' },
  linkCells.medium,
  linkCells.length,
  linkCells.cable,
  linkCells.vlans,
  linkCells.opticAtSource,
  linkCells.opticAtTarget,
  linkCells.service,
];

interface FactsProps<E> {
  readonly element: E;
  readonly facts: readonly Fact<E>[];
  readonly context: CellContext;
}

function Facts<E>({ element, facts, context }: FactsProps<E>) {
  const rows = facts.flatMap((fact) => {
    const text = fact.text(element, context);
    const words = fact.choices?.find(([value]) => value === text)?.[1] ?? text;
    return text === '' ? [] : [[fact, fact.unit === undefined ? words : `${words} ${fact.unit}`] as const];
  });
  return (
    <dl className={styles.facts}>
      {rows.map(([{ key, label }, words]) => (
        <Fragment key={key}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Why({ because }: { readonly because: Because | undefined }) {
  return (
    <section className={styles.section}>
      <h3>Why it would be here</h3>
      <BecauseNote because={because} />
    </section>
  );
}
