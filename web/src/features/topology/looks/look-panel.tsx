import { Eye } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { type DrawnView, lookKinds } from '#shared/contract/drawn-view.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { hopCounts, type Look, linkTexts, overlayKinds } from '#web/features/topology/model/look.ts';
import type { Overlay, Tone } from '#web/features/topology/model/overlay.ts';
import { drawnInWords } from './drawn-in-words.ts';
import { KeptViews } from './kept-views.tsx';
import styles from './look-panel.module.css';
import { linkTextNames, lookNames, overlayNames } from './look-words.ts';

export interface LookPanelProps {
  readonly graph: Graph;
  readonly look: Look;
  readonly overlay: Overlay | undefined;
  /** The device that is chosen, to look around. */
  readonly chosen: string | undefined;
  readonly onLook: (change: Partial<Look>) => void;
  /** The kept view that is shown. */
  readonly kept: DrawnView | undefined;
  /** Keeps what is shown under a name. */
  readonly onKeep: (name: string) => void;
  readonly onEdit: (edit: Edit) => void;
  readonly onKept: (view: DrawnView | undefined) => void;
}

/** What of the plan is drawn, how it is coloured, and what is written on links; all of it is in the address. */
export function LookPanel(props: LookPanelProps) {
  const { graph, look, overlay, chosen, kept, onLook, onKeep, onEdit, onKept } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = root.current;
    if (!isOpen || panel === null) return;
    // Escape closes it and no more: what is chosen on the canvas stays chosen.
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      panel.querySelector('button')?.focus();
    };
    panel.addEventListener('keydown', close);
    return () => panel.removeEventListener('keydown', close);
  }, [isOpen]);
  const isPlain = look.look === 'physical' && look.overlay === undefined && look.texts.length === 0;
  return (
    <div ref={root} className={styles.looks} data-own-pointer>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          data-plain={isPlain && !kept}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Eye size={15} aria-hidden />
          <span>{kept ? `View: ${kept.name}` : isPlain ? 'View' : `View: ${inWords(look, graph)}`}</span>
        </button>
        {!isOpen && overlay && (
          <div className={styles.key}>
            <Legend overlay={overlay} />
          </div>
        )}
      </div>
      {isOpen && (
        <div id={id} className={styles.panel} data-view-panel>
          <KeptViews {...{ graph, kept, onKeep, onEdit, onKept }} />
          <Drawn {...{ graph, look, chosen, onLook }} />
          <label>
            Colour
            <select
              value={look.overlay ?? ''}
              onChange={({ target }) =>
                onLook({ overlay: overlayKinds.find((kind) => kind === target.value) })
              }
            >
              <option value="">By type</option>
              {overlayKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {overlayNames[kind]}
                </option>
              ))}
            </select>
          </label>
          {overlay && <Legend overlay={overlay} />}
          <fieldset>
            <legend>On links</legend>
            {linkTexts.map((text) => (
              <label key={text} className={styles.check}>
                <input
                  type="checkbox"
                  checked={look.texts.includes(text)}
                  onChange={({ target }) =>
                    onLook({
                      texts: linkTexts.filter((each) =>
                        each === text ? target.checked : look.texts.includes(each),
                      ),
                    })
                  }
                />
                {linkTextNames[text]}
              </label>
            ))}
          </fieldset>
        </div>
      )}
    </div>
  );
}

const inWords = (own: Look, graph: Graph): string =>
  [
    drawnInWords(own, graph),
    own.overlay && overlayNames[own.overlay],
    own.texts.length > 0 ? formatCount(own.texts.length, 'text') : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ');

function Drawn({
  graph,
  look,
  chosen,
  onLook,
}: Pick<LookPanelProps, 'graph' | 'look' | 'chosen' | 'onLook'>) {
  const vlans = new Map(
    graph.subnets.flatMap(({ vlan, name }) => (vlan === undefined ? [] : [[vlan, name]])),
  );
  const center = indexGraph(graph).nodes.get(look.around ?? '');
  const [firstVlan] = [...vlans.keys()].toSorted((a, b) => a - b);
  return (
    <>
      <label>
        Draw
        <select
          value={look.look}
          onChange={({ target }) => {
            const kind = lookKinds.find((each) => each === target.value) ?? 'physical';
            onLook({ look: kind, vlan: look.vlan ?? firstVlan, around: look.around ?? chosen });
          }}
        >
          {lookKinds.map((kind) => (
            <option key={kind} value={kind} disabled={kind === 'around' && !look.around && !chosen}>
              {lookNames[kind]}
            </option>
          ))}
        </select>
      </label>
      {look.look === 'vlan' && (
        <label>
          VLAN
          <select value={look.vlan ?? ''} onChange={({ target }) => onLook({ vlan: Number(target.value) })}>
            {[...vlans]
              .toSorted(([a], [b]) => a - b)
              .map(([vlan, name]) => (
                <option key={vlan} value={vlan}>
                  {vlan}, {name}
                </option>
              ))}
          </select>
        </label>
      )}
      {look.look === 'around' && (
        <>
          <label>
            Up to
            <select value={look.hops} onChange={({ target }) => onLook({ hops: Number(target.value) })}>
              {hopCounts.map((hops) => (
                <option key={hops} value={hops}>
                  {formatCount(hops, 'hop')} from {center?.label ?? 'the device'}
                </option>
              ))}
            </select>
          </label>
          {chosen !== undefined && chosen !== look.around && (
            <button type="button" className={styles.recentre} onClick={() => onLook({ around: chosen })}>
              Around {indexGraph(graph).nodes.get(chosen)?.label ?? 'the chosen device'} instead
            </button>
          )}
        </>
      )}
    </>
  );
}

const tones: readonly Tone[] = ['good', 'warn', 'bad'];

function Legend({
  overlay: { legend, values, empty = 'Nothing has this figure yet' },
}: {
  readonly overlay: Overlay;
}) {
  return (
    <ul className={styles.legend} aria-label="Colours">
      {values.size === 0 ? (
        <li data-tone="none">{empty}</li>
      ) : (
        tones.map((tone) => (
          <li key={tone} data-tone={tone}>
            {legend[tone]}
          </li>
        ))
      )}
    </ul>
  );
}
