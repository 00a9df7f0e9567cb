import type { Graph } from '#shared/contract/topology.ts';
import styles from './element-button.module.css';
import { nameOf } from './shown-elements.ts';

export interface ElementButtonProps {
  readonly graph: Graph;
  readonly id: string;
  readonly onFocus: (ids: readonly string[]) => void;
}

/** The name of a device or link, which chooses it and brings it into view. */
export function ElementButton({ graph, id, onFocus }: ElementButtonProps) {
  return (
    <button type="button" className={styles.element} onClick={() => onFocus([id])}>
      {nameOf(graph, id)}
    </button>
  );
}
