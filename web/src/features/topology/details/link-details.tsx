import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Requirements } from '#shared/contract/requirements.ts';
import { edgeTypes, type TopologyEdge } from '#shared/contract/topology.ts';
import { changing } from '#shared/network/checks/finding.ts';
import { formatLength } from '#shared/vocabulary/measures.ts';
import { formatRate } from '#shared/vocabulary/rates.ts';
import { edgeTypeNames, wanServiceNames } from '#shared/vocabulary/topology/topology-words.ts';
import { BecauseNote } from '#web/documents/topologies/because-note.tsx';
import { ServesNote } from '#web/features/topology/checks/serves-note.tsx';
import { elementLinesLink } from '#web/features/topology/model/configuration-link.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import type { GraphIndex } from '#web/features/topology/model/graph-index.ts';
import type { Handwork } from '#web/features/topology/model/handwork.ts';
import type { PerformedAction } from '#web/ui/actions/action.ts';
import { Copyable } from '#web/ui/copyable.tsx';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import layout from '#web/ui/layout.module.css';
import styles from './details-panel.module.css';
import { HandworkNote } from './handwork-note.tsx';
import list from './link-list.module.css';
import { LockButton } from './lock-button.tsx';
import { RemoveButton } from './remove-button.tsx';

export interface LinkDetailsProps {
  readonly edge: TopologyEdge;
  readonly index: GraphIndex;
  readonly handwork: Handwork | undefined;
  readonly requirements: Requirements | undefined;
  readonly onEdit: (edit: Edit) => void;
  readonly onGoTo: (id: string) => void;
  readonly remove: PerformedAction;
}

/** One link: its two ends with their ports, what it carries and why it is there. */
export function LinkDetails({
  edge,
  index,
  handwork,
  requirements,
  onEdit,
  onGoTo,
  remove,
}: LinkDetailsProps) {
  const ends = [
    { id: edge.source, port: edge.sourcePort },
    { id: edge.target, port: edge.targetPort },
  ];
  return (
    <>
      <HandworkNote handwork={handwork} isLocked={edge.locked === true} />
      <ul className={list.links}>
        {ends.map(({ id, port }) => (
          <li key={id}>
            <span className={list.port}>{port ?? '–'}</span>
            <span className={list.far}>
              <button type="button" onClick={() => onGoTo(id)}>
                {index.nodes.get(id)?.label ?? id}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <ChoiceField
        label="Type"
        size="small"
        value={edge.type}
        onChange={(event) => {
          const type = edgeTypes.find((known) => known === event.target.value);
          if (type) onEdit({ kind: 'retype', id: edge.id, type });
        }}
        choices={edgeTypes.map((type) => [type, edgeTypeNames[type]] as const)}
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
function addressesOf({ addresses, outer }: TopologyEdge): [string, string][] {
  const rows: [string, string | undefined][] = [
    ['Address at one end', addresses?.source],
    ['Address at the other end', addresses?.target],
    ['Outer address at one end', outer?.source],
    ['Outer address at the other end', outer?.target],
  ];
  return rows.flatMap(([term, address]): [string, string][] => (address ? [[term, address]] : []));
}

/** What is known of a link, in words. */
function factsOf(edge: TopologyEdge): [string, string][] {
  const { label, bandwidthMbps, service, aggregate, medium, cable, optics, lengthM, vlans } = edge;
  const facts: [string, string | undefined][] = [
    ['Label', label],
    ['Service', service && wanServiceNames[service]],
    ['Bandwidth', bandwidthMbps === undefined ? undefined : formatRate(bandwidthMbps)],
    ['Aggregate', aggregate],
    ['Medium', medium],
    ['Cable', cable],
    ['Transceivers', opticsWords(optics)],
    ['Length', lengthM === undefined ? undefined : `~${formatLength(lengthM)} (estimate)`],
    ['VLANs', vlans.length > 0 ? vlans.join(', ') : undefined],
  ];
  return facts.flatMap(([term, fact]): [string, string][] => (fact ? [[term, fact]] : []));
}

function opticsWords({ source, target }: NonNullable<TopologyEdge['optics']> = {}): string | undefined {
  if (source === undefined || target === undefined) return source ?? target;
  return source === target ? `${source} at both ends` : `${source} and ${target}`;
}
