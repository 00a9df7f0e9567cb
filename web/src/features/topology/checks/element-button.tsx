import type { ReactNode } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import button from '#web/ui/button.module.css';
import { nameOf } from './shown-elements.ts';

export interface ElementButtonProps {
  readonly graph: Graph;
  readonly id: string;
  readonly onFocus: (ids: readonly string[]) => void;
}

/** The name of a device or link, which chooses it and brings it into view. */
export function ElementButton({ graph, id, onFocus }: ElementButtonProps) {
  return (
    <button type="button" className={button.words} onClick={() => onFocus([id])}>
      {nameOf(graph, id)}
    </button>
  );
}

export interface ElementsButtonProps {
  readonly ids: readonly string[];
  readonly onFocus: (ids: readonly string[]) => void;
  /** What it does where its words do not tell. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Words that stand for some elements, which choose them and bring them into view. */
export function ElementsButton({ ids, onFocus, title, children }: ElementsButtonProps) {
  return (
    <button type="button" className={button.words} title={title} onClick={() => onFocus(ids)}>
      {children}
    </button>
  );
}
