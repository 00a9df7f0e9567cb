import type { NodeProps } from '@xyflow/react';
import { CircleCheck, CircleX, Globe, Layers, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { siteCardWords } from '#shared/network/drawing/site-card-words.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import type { SiteFindings } from '#web/features/topology/model/site-findings.ts';
import prose from '#web/ui/prose.module.css';
import type { CardElement } from './card-element.ts';
import styles from './site-card.module.css';

/** One site, several that are built alike, or a provider, in the picture of all sites. */
export const SiteCard = memo(function SiteCard({ data: { card, state } }: NodeProps<CardElement>) {
  const { name, onEnter, findings, isChosen } = state;
  if (card.kind === 'provider') {
    return (
      <div className={styles.provider}>
        <Globe size={16} aria-hidden />
        <span className={styles.name}>{card.title}</span>
      </div>
    );
  }
  const { standing, figures } = siteCardWords(card);
  return (
    <div
      className={styles.card}
      data-chosen={isChosen}
      data-stack={card.sites.length > 1}
      data-hub={card.isHub}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={styles.name}
          title={card.title}
          aria-label={card.title}
          onClick={onEnter}
        >
          {name}
        </button>
        <State findings={findings} />
      </div>
      <div className={styles.body}>
        {standing !== undefined && (
          <p className={styles.alike}>
            {card.sites.length > 1 && <Layers size={13} aria-hidden />} {standing}
          </p>
        )}
        {figures.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
});

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
