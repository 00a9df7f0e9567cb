import type { ReadFinding } from '#shared/exchange/read/read-network.ts';
import { plural } from '#shared/vocabulary/counts.ts';
import { Fold } from '#web/ui/fold.tsx';
import prose from '#web/ui/prose.module.css';

const shown = 20;

/** What a file has that a topology cannot hold as it is, and what became of it. */
export function ImportFindings({ findings }: { readonly findings: readonly ReadFinding[] }) {
  const groups = Map.groupBy(findings, ({ kind }) => kind);
  return [...groups].map(([kind, found]) => (
    <Fold key={kind} title={sentenceOf(kind, found.length)}>
      <ul className={prose.detail}>
        {found.slice(0, shown).map(({ subject }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and subjects repeat
          <li key={index}>{subject}</li>
        ))}
        {found.length > shown && <li>and {found.length - shown} more</li>}
      </ul>
    </Fold>
  ));
}

function sentenceOf(kind: ReadFinding['kind'], count: number): string {
  const links = plural(count, 'link');
  switch (kind) {
    case 'loose-end':
      return `${count} ${links} without an end: each gets a node there`;
    case 'touching-end':
      return `${count} ${plural(count, 'end')} of lines that touch a device without being tied to it: linked to it`;
    case 'unknown-end':
      return `${count} ${plural(count, 'end')} of links that the file does not describe: a node each`;
    case 'loop':
      return `${count} ${links} from a node to itself: left out`;
    case 'parallel':
      return `${count} parallel ${links}: kept`;
    case 'pointer':
      return `${count} ${plural(count, 'line')} from a text, which ${count === 1 ? 'points' : 'point'} at something: left out`;
    case 'mounted':
      return `${count} ${plural(count, 'patch panel, UPS, PDU or the like', 'patch panels, UPS, PDUs and the like')}: left out unless you choose a type above; cables through a panel are joined by the numbers of its ports`;
    case 'not-understood':
      return `${count} ${plural(count, 'part')} of the file not understood: left out`;
  }
}
