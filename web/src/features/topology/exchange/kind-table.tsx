import { nodeTypes } from '#shared/contract/topology-kinds.ts';
import type { ReadKind } from '#shared/exchange/read/kinds-of.ts';
import type { ChosenType } from '#shared/exchange/read/read-network.ts';
import type { ChosenTypes } from '#shared/exchange/read/to-graph.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import prose from '#web/ui/prose.module.css';
import table from '#web/ui/table.module.css';
import styles from './kind-table.module.css';

export interface KindTableProps {
  readonly kinds: readonly ReadKind[];
  readonly chosen: ChosenTypes;
  readonly onChoose: (chosen: ChosenTypes) => void;
}

/** What the kinds of a file are here: a guess for each, to be put right; nothing where the file states its types. */
export function KindTable({ kinds, chosen, onChoose }: KindTableProps) {
  if (kinds.length === 0) return null;
  return (
    <table className={`${table.plain} ${styles.kinds}`}>
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

const types: readonly ChosenType[] = [...nodeTypes, 'left-out'];

const typeWords = (type: ChosenType): string =>
  type === 'left-out' ? 'Leave out, with its links' : nodeTypeNames[type];

const choices = types.map((type) => [type, typeWords(type)] as const);

interface KindRowProps {
  readonly kind: ReadKind;
  readonly type: ChosenType | undefined;
  readonly onChoose: (type: ChosenType | undefined) => void;
}

function KindRow({ kind: { kind, count, examples, guess, isByName }, type, onChoose }: KindRowProps) {
  const name = kind === '' ? 'No kind stated' : kind;
  const itself = guess === undefined ? (isByName ? 'By name' : 'By name, else switch') : typeWords(guess);
  return (
    <tr>
      <th scope="row" className={styles.kind}>
        {name}
        <span className={prose.beneath}>{examples.join(', ')}</span>
      </th>
      <td>{formatNumber(count)}</td>
      <td>
        <ChoiceField
          label={`Type of ${name}`}
          labelHidden
          size="small"
          none={`${itself} (as recognised)`}
          choices={choices}
          value={type ?? ''}
          onChange={({ target }) => onChoose(types.find((known) => known === target.value))}
        />
      </td>
    </tr>
  );
}
