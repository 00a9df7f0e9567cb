import type { EdgeColour } from './edge-style.ts';
import type { NodeColour } from './node-style.ts';

export type ColourMode = 'light' | 'dark';

/** The colours of section 9 as they are painted on one ground. */
export interface Palette {
  readonly ground: string;
  /** Labels beneath nodes. */
  readonly label: string;
  readonly quietLabel: string;
  /** The symbol inside a node. */
  readonly glyph: string;
  readonly selection: string;
  readonly siteFill: string;
  readonly siteBorder: string;
  readonly nodes: Readonly<Record<NodeColour, string>>;
  readonly edges: Readonly<Record<EdgeColour, string>>;
}

/**
 * Each named colour keeps its name on both grounds and at least 3:1 against the ground and the symbol on it; labels
 * keep 4.5:1 (WCAG 2.2, 1.4.3 and 1.4.11). Black cannot be seen on a dark ground: there trunks take the ink's colour.
 */
export const palettes: Readonly<Record<ColourMode, Palette>> = {
  light: {
    ground: '#fbfcfd',
    label: '#1c2429',
    quietLabel: '#566069',
    glyph: '#ffffff',
    selection: '#0b6e6e',
    siteFill: '#f2f5f7',
    siteBorder: '#d5dce1',
    nodes: {
      orange: '#c2570c',
      red: '#c42b2b',
      blue: '#2566b8',
      green: '#2c7a3a',
      purple: '#7440b0',
      grey: '#5d6772',
      cyan: '#0b7c8c',
      'blue-grey': '#4f6b7a',
    },
    edges: { black: '#20272c', blue: '#3f7fcf', orange: '#c8641d', green: '#3a8c49', grey: '#7f8992' },
  },
  dark: {
    ground: '#0f1518',
    label: '#e6ecef',
    quietLabel: '#9aa7af',
    glyph: '#0f1518',
    selection: '#3fc1b9',
    siteFill: '#151d21',
    siteBorder: '#2c383e',
    nodes: {
      orange: '#f29a4a',
      red: '#f07a72',
      blue: '#6ea8f0',
      green: '#6cc47c',
      purple: '#b993ee',
      grey: '#a4aeb8',
      cyan: '#4fc3d4',
      'blue-grey': '#8fa6b2',
    },
    edges: { black: '#dfe6ea', blue: '#5b95e0', orange: '#de8a3e', green: '#5bb06b', grey: '#7d8992' },
  },
};
