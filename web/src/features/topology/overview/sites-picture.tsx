import { siteCardWords } from '#shared/network/drawing/site-card-words.ts';
import type { PlacedCard, SitesDrawing } from '#shared/network/drawing/sites-drawing.ts';
import { BundlePaths } from '#web/features/topology/sites/bundle-paths.tsx';
import styles from './sites-picture.module.css';

export interface SitesPictureProps {
  readonly drawing: SitesDrawing;
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
}

/** A wider picture is shown so small that names alone can be read; a still wider one, that not even they can. */
const widest = { worded: 1_000, named: 2_600 } as const;
const margin = 12;

/** All sites as cards with what joins them, in one SVG, without the canvas. */
export function SitesPicture({ drawing: { cards, bundles, width, height }, label }: SitesPictureProps) {
  const providers = cards.filter(({ kind }) => kind === 'provider');
  const words = width <= widest.worded ? 'all' : width <= widest.named ? 'names' : 'none';
  const titleOf = (card: PlacedCard) =>
    // Of “Internet provider 1” the figure would be cut off.
    words === 'names' && card.kind === 'provider' ? `Provider ${providers.indexOf(card) + 1}` : card.title;
  return (
    <svg
      className={styles.picture}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      role="img"
      aria-label={label}
    >
      {bundles.map((bundle) => (
        <BundlePaths key={`${bundle.from} ${bundle.to}`} bundle={bundle} width={2} />
      ))}
      {cards.map((card) => (
        <Card key={card.id} card={card} title={titleOf(card)} words={words} />
      ))}
    </svg>
  );
}

const inset = 12;
const lineHeight = 20;
/** Alike sites are a stack: so many pixels of the cards beneath are seen. */
const beneath = 5;

interface CardProps {
  readonly card: PlacedCard;
  readonly title: string;
  readonly words: 'all' | 'names' | 'none';
}

function Card({ card, title, words }: CardProps) {
  const { left, top, right, bottom, kind, sites, isHub } = card;
  const { standing, figures } = siteCardWords(card);
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  const isProvider = kind === 'provider';
  const lines =
    words === 'all' && !isProvider ? [...(standing === undefined ? [] : [standing]), ...figures] : [];
  const rx = isProvider ? box.height / 2 : 10;
  const most = words === 'all' ? 22 : 11;
  return (
    <g data-hub={isHub} data-provider={isProvider}>
      {sites.length > 1 && <rect {...box} x={left + beneath} y={top + beneath} rx={rx} />}
      <rect {...box} rx={rx} />
      {words !== 'none' && (
        <text
          className={words === 'all' ? styles.title : styles.name}
          x={isProvider ? (left + right) / 2 : left + inset}
          y={lines.length > 0 ? top + 26 : (top + bottom) / 2 + (words === 'all' ? 5 : 10)}
        >
          {title.length > most ? `${title.slice(0, most - 1)}…` : title}
        </text>
      )}
      {lines.map((line, index) => (
        <text key={line} x={left + inset} y={top + 26 + (index + 1) * lineHeight}>
          {line}
        </text>
      ))}
    </g>
  );
}
