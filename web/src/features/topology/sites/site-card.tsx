import type { NodeProps } from '@xyflow/react';
import {
  CircleCheck,
  CircleMinus,
  CirclePlus,
  CircleX,
  Globe,
  Layers,
  Pencil,
  TriangleAlert,
  Unplug,
  Users,
} from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { siteCardWords } from '#shared/network/drawing/site-card-words.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import type { CardMark } from '#web/features/topology/model/card-mark.ts';
import type { SiteFindings } from '#web/features/topology/model/site-findings.ts';
import prose from '#web/ui/prose.module.css';
import type { CardElement } from './card-element.ts';
import styles from './site-card.module.css';

/** One site, several that are built alike, or a provider, in the picture of all sites. */
export const SiteCard = memo(function SiteCard({ data: { card, state } }: NodeProps<CardElement>) {
  const { name, nameSize, nameRoom, briefLines, hasHeadcount, onEnter, findings, mark, isChosen } = state;
  if (card.kind === 'provider') {
    const style: CSSProperties & Record<'--name-room', string> = { '--name-room': `${nameRoom ?? 0}px` };
    return (
      <div
        className={styles.provider}
        style={style}
        data-over={nameRoom !== undefined}
        data-mark={mark?.kind}
        title={mark?.lines.join('. ')}
      >
        {mark ? <MarkSign {...mark} /> : <Globe size={16} aria-hidden />}
        <span className={styles.name}>{card.title}</span>
      </div>
    );
  }
  const { standing, figures, brief } = siteCardWords(card);
  const short = mark ? [] : brief.slice(0, briefLines);
  const isCounted = hasHeadcount && short.length === 0 && !mark;
  return (
    <div
      className={styles.card}
      data-chosen={isChosen}
      data-stack={card.sites.length > 1}
      data-hub={card.isHub}
      data-mark={mark?.kind}
      data-brief={short.length > 0}
      data-headcount={isCounted}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={styles.name}
          style={nameSize === undefined ? undefined : { fontSize: `${nameSize}px` }}
          title={card.title}
          aria-label={card.title}
          onClick={onEnter}
        >
          {name}
        </button>
        {mark ? <MarkSign {...mark} /> : <State findings={findings} />}
      </div>
      {short.length > 0 && (
        <div className={styles.brief}>
          {short.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {isCounted && <Headcount {...card} />}
      <div className={styles.body}>
        {standing !== undefined && (card.sites.length > 1 || !mark) && (
          <p className={styles.alike}>
            {card.sites.length > 1 && <Layers size={13} aria-hidden />} {standing}
          </p>
        )}
        {(mark ? figures.slice(0, 1) : figures).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {mark?.lines.map((line) => (
          <p key={line} className={styles.mark} title={line}>
            {line}
          </p>
        ))}
      </div>
    </div>
  );
});

/** How many sites a card stands for and how many people each has, where words have no room. */
const Headcount = ({ sites, people }: Pick<CardElement['data']['card'], 'sites' | 'people'>) => (
  <p className={styles.headcount}>
    {sites.length > 1 && (
      <>
        <Layers aria-hidden />
        <span className="visually-hidden">{formatCount(sites.length, 'site')}, each </span>
        <span aria-hidden>{formatNumber(sites.length)}</span>
      </>
    )}
    <Users aria-hidden />
    <span className="visually-hidden">{formatCount(people, 'person', 'people')}</span>
    <span aria-hidden>{formatNumber(people)}</span>
  </p>
);

const signs = {
  fails: CircleX,
  loses: Unplug,
  goes: CircleX,
  removes: CircleMinus,
  adds: CirclePlus,
  changes: Pencil,
} as const;

/** In place of the checks' state, of which nothing is known while something is tried. */
function MarkSign({ kind, lines }: CardMark) {
  const Sign = signs[kind];
  return (
    <span className={`${styles.state} ${styles.mark}`}>
      <Sign size={15} aria-hidden />
      <span className="visually-hidden">{lines.join('. ')}</span>
    </span>
  );
}

/** What the checks found there, as a sign and a figure, in words for those who do not see it. */
function State({ findings }: { readonly findings: SiteFindings | undefined }) {
  if (findings === undefined) return null;
  const { failures, warnings } = findings;
  const words =
    failures + warnings === 0
      ? 'Nothing found'
      : `${formatCount(failures, 'failure')}, ${formatCount(warnings, 'warning')}`;
  const [Icon, tone] =
    failures > 0
      ? [CircleX, prose.bad]
      : warnings > 0
        ? [TriangleAlert, prose.warn]
        : [CircleCheck, prose.good];
  return (
    <span className={`${styles.state} ${tone}`} data-good={failures + warnings === 0} title={words}>
      <Icon size={15} aria-hidden />
      <span aria-hidden>{failures > 0 ? failures : warnings > 0 ? warnings : ''}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
