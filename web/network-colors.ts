import type { Plugin } from 'vite';
import { canvasColors, edgeStyles, nodeStyles } from '../shared/vocabulary/topology/network-styles.ts';

const id = 'virtual:network-colors.css';

/** The colours of drawn networks as custom properties, generated from the table that the PDF reads too. */
export function networkColors(): Plugin {
  return {
    name: 'network-colors',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? networkColorsCss() : undefined),
  };
}

const tables = [
  ...[...Object.values(nodeStyles), ...Object.values(edgeStyles)].map(({ color }) => color),
  ...Object.values(canvasColors),
];

/** The site's own colours that a canvas reads as well: what a failure takes, how a figure is, and what is chosen. */
const aliases = [
  { variable: '--canvas-lost', value: 'var(--bad)' },
  { variable: '--canvas-good', value: 'var(--good)' },
  { variable: '--canvas-warn', value: 'var(--warn)' },
  { variable: '--canvas-walk', value: 'var(--accent)' },
  { variable: '--canvas-selection', value: 'var(--accent)' },
];

/** Registered as colours, so that a canvas reads them resolved for the scheme that is shown (painting/palette.ts). */
function networkColorsCss(): string {
  const colors = [
    ...tables.map(({ variable, light, dark }) => ({ variable, value: `light-dark(${light}, ${dark})` })),
    ...aliases,
  ];
  const registered = colors.map(
    ({ variable }) => `@property ${variable} { syntax: "<color>"; inherits: true; initial-value: #000; }`,
  );
  const values = colors.map(({ variable, value }) => `${variable}: ${value};`);
  return [...registered, ':root {', ...values, '}'].join('\n');
}
