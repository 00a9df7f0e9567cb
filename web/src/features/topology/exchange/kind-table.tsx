import { nodeTypes, type TopologyNode } from '#shared/contract/topology-items.ts';
import type { ReadKind } from '#shared/exchange/read/kinds-of.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import prose from '#web/ui/prose.module.css';
import table from '#web/ui/table.module.css';

export interface KindTableProps {
  readonly kinds: readonly ReadKind[];
  readonly chosen: ReadonlyMap<string, TopologyNode['type']>;
  readonly onChoose: (chosen: ReadonlyMap<string, TopologyNode['type']>) => void;
}

/** What the kinds of a file are here: a guess for each, to be put right; nothing where the file states its types. */
export function KindTable({ kinds, chosen, onChoose }: KindTableProps) {
  if (kinds.length === 0) return null;
  return (
    <table className={table.plain}>
      <caption className="visually-hidden">Kinds of nodes in the file</caption>
      <thead>
        <tr>
          <th scope="col">In the file</th>
          <th scope="col">Nodes</th>
          <th scope="col">Here</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <KindRow
            key={kind.kind}
            kind={kind}
            type={chosen.get(kind.kind)}
            onChoose={(type) => {
              const next = new Map(chosen);
              if (type === undefined) next.delete(kind.kind);
              else next.set(kind.kind, type);
              onChoose(next);
            }}
          />
        ))}
      </tbody>
    </table>
  );
}

interface KindRowProps {
  readonly kind: ReadKind;
  readonly type: TopologyNode['type'] | undefined;
  readonly onChoose: (type: TopologyNode['type'] | undefined) => void;
}

function KindRow({ kind: { kind, count, examples, guess, isByName }, type, onChoose }: KindRowProps) {
  const name = kind === '' ? 'No kind stated' : kind;
  const itself = guess === undefined ? (isByName ? 'By name' : 'By name, else switch') : nodeTypeNames[guess];
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={prose.beneath}>{examples.join(', ')}</span>
      </th>
      <td>{formatCount(count, 'node')}</td>
      <td>
        <select
          className="amplify-select"
          aria-label={`Type of ${name}`}
          value={type ?? ''}
          onChange={({ target }) => onChoose(nodeTypes.find((known) => known === target.value))}
        >
          <option value="">{itself} (as recognised)</option>
          {nodeTypes.map((known) => (
            <option key={known} value={known}>
              {nodeTypeNames[known]}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}
