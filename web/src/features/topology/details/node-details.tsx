import { Button } from '@aws-amplify/ui-react';
import { Spline } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { changing } from '#shared/network/checks/finding.ts';
import { portsInUse } from '#shared/network/graph/ports-in-use.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { nodeStatusNames } from '#shared/vocabulary/topology/topology-words.ts';
import { BecauseNote } from '#web/documents/topologies/because-note.tsx';
import type { Cell, CellContext } from '#web/features/topology/cells/cell.ts';
import { CellFields } from '#web/features/topology/cells/cell-fields.tsx';
import { editNodes } from '#web/features/topology/cells/edit-cells.ts';
import { nodeCells } from '#web/features/topology/cells/node-cells.ts';
import { ServesNote } from '#web/features/topology/checks/serves-note.tsx';
import { configurationLink, elementLinesLink } from '#web/features/topology/model/configuration-link.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import type { Handwork } from '#web/features/topology/model/handwork.ts';
import type { PerformedAction } from '#web/ui/actions/action.ts';
import layout from '#web/ui/layout.module.css';
import { Addresses } from './addresses.tsx';
import styles from './details-panel.module.css';
import { HandworkNote } from './handwork-note.tsx';
import { LinkList } from './link-list.tsx';
import { LockButton } from './lock-button.tsx';
import { ModelField } from './model-field.tsx';
import { PatchButton } from './patch-button.tsx';
import { RemoveButton } from './remove-button.tsx';

export interface NodeDetailsProps {
  readonly node: TopologyNode;
  readonly context: CellContext;
  readonly handwork: Handwork | undefined;
  readonly requirements: Requirements | undefined;
  readonly onEdit: (edit: Edit) => void;
  readonly onGoTo: (id: string) => void;
  readonly onChooseLink: (id: string) => void;
  readonly onStartConnect: (id: string) => void;
  readonly patch: PerformedAction;
  readonly remove: PerformedAction;
}

/** One device: what it is, where, its addresses, ports and links, and the rule that put it there. */
export function NodeDetails({
  node,
  context,
  handwork,
  requirements,
  onEdit,
  onGoTo,
  onChooseLink,
  onStartConnect,
  patch,
  remove,
}: NodeDetailsProps) {
  const configuration = configurationLink(node);
  const ports = portsInUse(node, context.index.linksOf(node.id), context.index.nodes);
  const type = (cell: Cell<TopologyNode>, text: string) =>
    onEdit(editNodes({ cell, ids: new Set([node.id]), text, context }));
  return (
    <>
      <HandworkNote handwork={handwork} isLocked={node.locked === true} />
      <CellFields
        cells={[
          nodeCells.label,
          nodeCells.type,
          nodeCells.layer,
          nodeCells.site,
          nodeCells.building,
          nodeCells.floor,
          nodeCells.quantity,
        ]}
        elements={[node]}
        context={context}
        onType={type}
      />
      <ModelField nodes={[node]} context={context} requirements={requirements} onEdit={onEdit} />
      <dl className={styles.facts}>
        {node.mlag !== undefined && (
          <>
            <dt>MLAG domain</dt>
            <dd>{node.mlag}</dd>
          </>
        )}
        {node.status && (
          <>
            <dt>Status</dt>
            <dd>{nodeStatusNames[node.status]}</dd>
          </>
        )}
        {ports && (
          <>
            <dt>Ports</dt>
            <dd>
              {formatNumber(ports.used)} of {formatNumber(ports.total)} used,{' '}
              {formatCount(Math.max(0, ports.total - ports.used), 'spare port')}
            </dd>
          </>
        )}
      </dl>
      <Addresses key={node.id} node={node} context={context} onType={type} />
      <CellFields cells={[nodeCells.notes]} elements={[node]} context={context} onType={type} />
      {configuration !== undefined && (
        <p>
          <Link to={configuration} relative="path">
            Ports and configuration
          </Link>
          {', '}
          <Link to={elementLinesLink(node.id)} relative="path">
            its lines in every device
          </Link>
        </p>
      )}
      <section className={styles.section}>
        <h3>Why it is here</h3>
        <BecauseNote because={node.because} />
        {node.existing && <BecauseNote because={node.existing.because} />}
      </section>
      <ServesNote because={node.because} requirements={requirements} />
      <LinkList nodeId={node.id} index={context.index} onGoTo={onGoTo} onChooseLink={onChooseLink} />
      <div className={layout.row2}>
        <Button size="small" onClick={() => onStartConnect(node.id)}>
          <Spline size={14} aria-hidden />
          Draw a link
        </Button>
        <PatchButton action={patch} />
        <LockButton
          isLocked={node.locked === true}
          onChange={(locked) =>
            onEdit({ kind: 'apply', changes: changing({ node: { id: node.id, locked } }) })
          }
        />
        <RemoveButton action={remove} />
      </div>
    </>
  );
}
