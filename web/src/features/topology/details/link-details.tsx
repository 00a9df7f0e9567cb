import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Requirements } from '#shared/contract/requirements.ts';
import type { TopologyEdge } from '#shared/contract/topology-items.ts';
import { changing } from '#shared/network/checks/finding.ts';
import { linkRateText } from '#shared/network/graph/link-rate.ts';
import { formatLength } from '#shared/vocabulary/measures.ts';
import { BecauseNote } from '#web/documents/topologies/because-note.tsx';
import type { Cell, CellContext } from '#web/features/topology/cells/cell.ts';
import { CellFields } from '#web/features/topology/cells/cell-fields.tsx';
import { editLinks } from '#web/features/topology/cells/edit-cells.ts';
import { linkCells } from '#web/features/topology/cells/link-cells.ts';
import { ServesNote } from '#web/features/topology/checks/serves-note.tsx';
import { elementLinesLink } from '#web/features/topology/model/configuration-link.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import type { Handwork } from '#web/features/topology/model/handwork.ts';
import type { PerformedAction } from '#web/ui/actions/action.ts';
import button from '#web/ui/button.module.css';
import { Copyable } from '#web/ui/copyable.tsx';
import layout from '#web/ui/layout.module.css';
import styles from './details-panel.module.css';
import { HandworkNote } from './handwork-note.tsx';
import { LockButton } from './lock-button.tsx';
import { RemoveButton } from './remove-button.tsx';

export interface LinkDetailsProps {
  readonly edge: TopologyEdge;
  readonly context: CellContext;
  readonly handwork: Handwork | undefined;
  readonly requirements: Requirements | undefined;
  readonly onEdit: (edit: Edit) => void;
  readonly onGoTo: (id: string) => void;
  readonly remove: PerformedAction;
}

/** One link: its two ends with their ports, what it carries and why it is there. */
export function LinkDetails({
  edge,
  context,
  handwork,
  requirements,
  onEdit,
  onGoTo,
  remove,
}: LinkDetailsProps) {
  const { nodes } = context.index;
  const type = (cell: Cell<TopologyEdge>, text: string) =>
    onEdit(editLinks({ cell, ids: new Set([edge.id]), text, context }));
  return (
    <>
      <HandworkNote handwork={handwork} isLocked={edge.locked === true} />
      <p className={layout.row2}>
        {[edge.source, edge.target].map((id) => (
          <button key={id} type="button" className={button.words} onClick={() => onGoTo(id)}>
            {nodes.get(id)?.label ?? id}
          </button>
        ))}
      </p>
      <CellFields
        cells={edge.type === 'wan' ? wideAreaCells : localCells}
        elements={[edge]}
        context={context}
        onType={type}
      />
      <LinkFacts edge={edge} />
      <p>
        <Link to={elementLinesLink(edge.id)} relative="path">
          Its lines of configuration
        </Link>
      </p>
      <section className={styles.section}>
        <h3>Why it is here</h3>
        <BecauseNote because={edge.because} />
      </section>
      <ServesNote because={edge.because} requirements={requirements} />
      <div className={layout.row2}>
        <LockButton
          isLocked={edge.locked === true}
          onChange={(locked) =>
            onEdit({ kind: 'apply', changes: changing({ edge: { id: edge.id, locked } }) })
          }
        />
        <RemoveButton action={remove} />
      </div>
    </>
  );
}

const commonCells = [
  linkCells.source,
  linkCells.sourcePort,
  linkCells.target,
  linkCells.targetPort,
  linkCells.type,
  linkCells.rate,
  linkCells.medium,
  linkCells.length,
];
const localCells = [
  ...commonCells,
  linkCells.cable,
  linkCells.vlans,
  linkCells.opticAtSource,
  linkCells.opticAtTarget,
  linkCells.label,
  linkCells.notes,
];
const wideAreaCells = [...commonCells, linkCells.service, linkCells.label, linkCells.notes];

function LinkFacts({ edge }: { readonly edge: TopologyEdge }) {
  return (
    <dl className={styles.facts}>
      {factsOf(edge).map(([term, fact]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </Fragment>
      ))}
      {edge.subnet && (
        <>
          <dt>Subnet</dt>
          <dd>
            <Copyable text={edge.subnet} label={`Copy ${edge.subnet}`} />
          </dd>
        </>
      )}
      {addressesOf(edge).map(([term, address]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>
            <Copyable text={address} label={`Copy ${address}`} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** The addresses of both ends; a tunnel's outer ones are those that it is reached by over the internet. */
function addressesOf({ addresses, ipv6, outer }: TopologyEdge): [string, string][] {
  const rows: [string, string | undefined][] = [
    ['Address at one end', addresses?.source ?? ipv6?.source],
    ['Address at the other end', addresses?.target ?? ipv6?.target],
    ['Outer address at one end', outer?.source],
    ['Outer address at the other end', outer?.target],
  ];
  return rows.flatMap(([term, address]): [string, string][] => (address ? [[term, address]] : []));
}

/** What is known of a link beside what can be typed over, in words. */
function factsOf(edge: TopologyEdge): [string, string][] {
  const { aggregate, lengthM } = edge;
  const facts: [string, string | undefined][] = [
    ['Bandwidth', linkRateText(edge)],
    ['Aggregate', aggregate],
    ['Laid', lengthM === undefined ? undefined : `~${formatLength(lengthM)} (estimate)`],
  ];
  return facts.flatMap(([term, fact]): [string, string][] => (fact ? [[term, fact]] : []));
}
