import type { NodeShape } from '#shared/vocabulary/topology/network-styles.ts';

/** Symbol inside a node, so that types differ by more than colour: an SVG path to stroke on a 24 by 24 grid. */
export const glyphOf = (type: string): string => glyphs.get(type) ?? 'M12 7v5M12 16h.01';

const glyphs = new Map([
  [
    'router',
    'M12 2.5v6.5M9.5 6.5 12 9l2.5-2.5M12 21.5V15M9.5 17.5 12 15l2.5 2.5M9 12H2.5M5 9.5 2.5 12 5 14.5M15 12h6.5M19 9.5l2.5 2.5-2.5 2.5',
  ],
  ['firewall', 'M4 5h16v14H4zM4 9.7h16M4 14.3h16M9 5v4.7M15 9.7v4.6M9 14.3V19'],
  ['switch', 'M3 8h16M15.5 4.5 19 8l-3.5 3.5M21 16H5M8.5 12.5 5 16l3.5 3.5'],
  ['accesspoint', 'M4 11.5a11.5 11.5 0 0 1 16 0M7.5 15a6.5 6.5 0 0 1 9 0M12 19h.01'],
  ['server', 'M4 4h16v6.5H4zM4 13.5h16V20H4zM8 7.2h.01M8 16.8h.01M12 7.2h4M12 16.8h4'],
  ['user', 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0'],
  ['internet', 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3.2 3 3.2 15 0 18M12 3c-3.2 3-3.2 15 0 18'],
]);

/** How large the 24 by 24 symbol is inside a shape, and how far below the centre: a triangle is widest at its foot. */
export function glyphPlace(shape: NodeShape): { scale: number; down: number } {
  switch (shape) {
    case 'box':
      return { scale: 1.05, down: 0 };
    case 'diamond':
      return { scale: 0.95, down: 0 };
    case 'star':
      return { scale: 0.85, down: 1 };
    case 'triangle':
      return { scale: 0.72, down: 6 };
  }
}
