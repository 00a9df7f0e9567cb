import { cutToWidth } from '#shared/network/drawing/bold-width.ts';
import { cardShape } from '#shared/network/drawing/card-shape.ts';
import { cardTexts } from '#shared/network/drawing/card-texts.ts';
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

/** Of a name alone: its letters, and from the card's edge, in units of the picture. */
const nameAlone = { size: 30, inset: 10 } as const;

interface CardProps {
  readonly card: PlacedCard;
  readonly title: string;
  readonly words: 'all' | 'names' | 'none';
}

function Card({ card, title, words }: CardProps) {
  const { boxes, radius } = cardShape(card);
  return (
    <g data-hub={card.isHub} data-provider={card.kind === 'provider'}>
      {boxes.map(({ left, top, right, bottom }) => (
        <rect key={left} x={left} y={top} width={right - left} height={bottom - top} rx={radius} />
      ))}
      {words === 'all' &&
        cardTexts(card).map(({ text, x, y, size, isTitle }) => (
          <text key={text} x={x} y={y} fontSize={size} className={isTitle ? styles.title : undefined}>
            {text}
          </text>
        ))}
      {words === 'names' && <NameAlone card={card} title={title} />}
    </g>
  );
}

function NameAlone({ card: { left, top, right, bottom, kind }, title }: Omit<CardProps, 'words'>) {
  const { size, inset } = nameAlone;
  return (
    <text
      className={styles.title}
      x={kind === 'provider' ? (left + right) / 2 : left + inset}
      y={(top + bottom) / 2 + size / 3}
      fontSize={size}
    >
      {cutToWidth(title, (right - left - 2 * inset) / size)}
    </text>
  );
}
