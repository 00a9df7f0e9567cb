import type { Because } from '#shared/contract/because.ts';
import { reasonText } from '#shared/network/reasons/reason-text.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import prose from '#web/ui/prose.module.css';
import styles from './because-note.module.css';

/** Why an element is in the plan: the rule, what went in, and how it was worked out. */
export function BecauseNote({ because }: { readonly because: Because | undefined }) {
  if (!because) return <p className={prose.soft}>Added manually.</p>;
  const { rule, arithmetic } = reasonText(because);
  // Of a reason that was noted as sentences, these are the sentences.
  const isText = (name: string) => because.rule === 'noted' && (name === 'rule' || name === 'arithmetic');
  const inputs = Object.entries(because.inputs).filter(([name]) => !isText(name));
  return (
    <div className={styles.note}>
      <p>{rule}</p>
      {arithmetic && <p className={styles.arithmetic}>{arithmetic}</p>}
      {inputs.length > 0 && (
        <dl className={styles.inputs}>
          {inputs.map(([name, value]) => (
            <div key={name}>
              <dt>{inWords(name)}</dt>
              <dd>{spelt(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** `endDevices` becomes `end devices`; short forms such as PoE and VLAN keep their own spelling. */
const inWords = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\b(vlan|wan|lan|dhcp|dns|vpn|ids|ips|id)\b/g, (word) => word.toUpperCase())
    .replace(/\bpoe\b/g, 'PoE')
    .replace(/\bmbps\b/g, 'Mbit/s')
    .replace(/\bm2\b/g, 'm²')
    .replace(/\bw\b/g, 'W');

function spelt(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? formatNumber(value) : value.replaceAll('-', ' ');
}
