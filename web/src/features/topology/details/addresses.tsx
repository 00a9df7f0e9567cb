import { useEffect, useRef, useState } from 'react';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { CellFields, type CellFieldsProps } from '#web/features/topology/cells/cell-fields.tsx';
import { nodeCells } from '#web/features/topology/cells/node-cells.ts';
import button from '#web/ui/button.module.css';
import { Copyable } from '#web/ui/copyable.tsx';
import layout from '#web/ui/layout.module.css';
import styles from './details-panel.module.css';

export interface AddressesProps extends Pick<CellFieldsProps<TopologyNode>, 'context' | 'onType'> {
  readonly node: TopologyNode;
}

/** The addresses of a device to copy, or to type over where there are none or a person wants to. */
export function Addresses({ node, context, onType }: AddressesProps) {
  const [isTyping, setTyping] = useState(false);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isTyping) section.current?.querySelector('textarea')?.focus();
  }, [isTyping]);
  const isField = isTyping || node.addresses.length === 0;
  const listed = [...(isField ? [] : node.addresses), ...(node.ipv6 ?? [])];
  return (
    <section ref={section} className={styles.section}>
      {isField ? (
        <CellFields cells={[nodeCells.addresses]} elements={[node]} context={context} onType={onType} />
      ) : (
        <div className={styles.titled}>
          <h3>{nodeCells.addresses.label}</h3>
          <button
            type="button"
            className={button.words}
            aria-label="Edit the addresses"
            onClick={() => setTyping(true)}
          >
            Edit
          </button>
        </div>
      )}
      {listed.length > 0 && (
        <ul className={layout.row2}>
          {listed.map((address) => (
            <li key={address}>
              <Copyable text={address} label={`Copy ${address}`} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
