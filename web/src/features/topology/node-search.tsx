import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import { nodeTypeNames } from '#shared/vocabulary/topology/topology-words.ts';
import { foundBy, searchNodes } from '#web/features/topology/model/search-nodes.ts';
import { useActions } from '#web/ui/actions/use-actions.ts';
import button from '#web/ui/button.module.css';
import styles from './node-search.module.css';
import { topologyActions } from './topology-actions.ts';

export interface NodeSearchProps {
  readonly graph: Graph;
  readonly onGoTo: (id: string) => void;
  /** Chooses one more device beside those that are chosen. */
  readonly onAlso: (id: string) => void;
  /** Escape: back to the canvas. */
  readonly onLeave: () => void;
}

/** Few enough to see at once. */
const shown = 8;

/**
 * Finds a device and goes to it: `/` from anywhere, arrows and Enter in the list. With Shift it is chosen beside others, and the next
 * one of the list may follow.
 */
export function NodeSearch({ graph, onGoTo, onAlso, onLeave }: NodeSearchProps) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = useMemo(() => searchNodes(graph, text, shown), [graph, text]);
  const isOpen = text.trim() !== '';
  useActions([{ ...topologyActions.search, perform: () => input.current?.focus() }]);

  const leave = () => {
    setText('');
    input.current?.blur();
  };
  const goTo = (nodeId: string) => {
    leave();
    onGoTo(nodeId);
  };
  const also = (at: number) => {
    const node = found[at];
    if (!node) return;
    onAlso(node.id);
    setActive(Math.min(at + 1, found.length - 1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = found[active];
    if (event.key === 'Escape') {
      leave();
      onLeave();
    } else if (event.key === 'Enter' && event.shiftKey) also(active);
    else if (event.key === 'Enter' && chosen) goTo(chosen.id);
    else if (event.key === 'ArrowDown') setActive(Math.min(active + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.search}>
      <div className={styles.box}>
        <Search size={15} aria-hidden />
        <input
          ref={input}
          role="combobox"
          aria-label="Find a device"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && found[active] ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          placeholder="Find a device"
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        {!text && <kbd aria-hidden>/</kbd>}
      </div>
      {isOpen && (
        <div id={`${id}-list`} className={styles.list} role="listbox" aria-label="Devices found">
          {found.map((node, i) => (
            <button
              key={node.id}
              type="button"
              className={button.entry}
              id={`${id}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={(event) => (event.shiftKey ? also(i) : goTo(node.id))}
            >
              <span>{node.label}</span>
              <small>
                {[nodeTypeNames[node.type], node.site, foundBy(graph, node, text) ?? node.addresses[0]]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </button>
          ))}
          <p>
            {found.length === 0
              ? 'No devices match.'
              : 'Enter goes there. Shift and Enter chooses one beside others.'}
          </p>
        </div>
      )}
    </div>
  );
}
