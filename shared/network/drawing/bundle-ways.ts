import type { CardGrid, GridPlace } from './card-grid.ts';
import type { Bundle } from './site-cards.ts';

type Side = 'top' | 'bottom';

/**
 * The way of one bundle through the channels between the cards, in rows and columns: from a side of the first card along
 * the channel next to it, down or up a gap between two columns where another row is to be passed, and along the channel
 * next to the second card. Bundles of one net share their lines.
 */
export interface BundleWay {
  readonly bundle: Bundle;
  readonly net: string;
  readonly from: { readonly card: string; readonly side: Side };
  readonly to: { readonly card: string; readonly side: Side };
  /** Channels between rows: channel 2 lies above row 2. The same twice where no row is passed. */
  readonly channels: readonly [number, number];
  /** The gap between columns: gap 2 lies left of column 2; undefined where no row is passed. */
  readonly gap: number | undefined;
}

/** The ways of all bundles. Those of one card on one side, and of one kind, are a net. */
export function bundleWays({ at }: CardGrid, bundles: readonly Bundle[]): BundleWay[] {
  const ways = bundles.flatMap((bundle): Omit<BundleWay, 'gap'>[] => {
    const [a, b] = [at.get(bundle.from), at.get(bundle.to)];
    if (!a || !b) return [];
    const isDown = b.row > a.row;
    const side: Side = isDown ? 'bottom' : 'top';
    const net = `${bundle.from} ${side} ${bundle.circuits > 0 ? 'circuits' : 'tunnels'}`;
    return [
      {
        bundle,
        net,
        from: { card: bundle.from, side },
        to: { card: bundle.to, side: b.row >= a.row ? 'top' : 'bottom' },
        channels: [isDown ? a.row + 1 : a.row, b.row >= a.row ? b.row : b.row + 1],
      },
    ];
  });
  const gaps = gapsOfNets(ways, at);
  return ways.map((way) => ({
    ...way,
    gap: way.channels[0] === way.channels[1] ? undefined : gaps.get(way.net),
  }));
}

/** Each net passes rows in one gap beside its own card, on the side where more of its other ends are. */
function gapsOfNets(
  ways: readonly Omit<BundleWay, 'gap'>[],
  at: ReadonlyMap<string, GridPlace>,
): ReadonlyMap<string, number> {
  const gaps = new Map<string, number>();
  for (const [net, own] of Map.groupBy(ways, (way) => way.net)) {
    const column = at.get(own[0]?.from.card ?? '')?.column ?? 0;
    const mean =
      own.reduce((sum, { to }) => sum + (at.get(to.card)?.column ?? column), 0) / Math.max(1, own.length);
    gaps.set(net, mean < column ? column : column + 1);
  }
  return gaps;
}
