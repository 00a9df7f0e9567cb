import type { Cell, CellContext } from '#web/features/topology/cells/cell.ts';
import { CellField } from './cell-field.tsx';
import styles from './cell-fields.module.css';

export interface CellFieldsProps<E> {
  readonly cells: readonly Cell<E>[];
  readonly elements: readonly [E, ...E[]];
  readonly context: CellContext;
  readonly onType: (cell: Cell<E>, text: string) => void;
}

/** Values of one element, or of several at once, to type over: two in a row where they are short. */
export const CellFields = <E,>({ cells, elements, context, onType }: CellFieldsProps<E>) => (
  <div className={styles.cells}>
    {cells.map((cell) => (
      <div key={cell.key} data-kind={cell.kind}>
        <CellField
          cell={cell}
          elements={elements}
          context={context}
          onChange={(text) => onType(cell, text)}
        />
      </div>
    ))}
  </div>
);
