import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';

/*
 * How networks are drawn: the specification's section 9. Canvas, minimap, landing page and PDF read these tables; the
 * site's style sheet is generated from them (web/network-colors.ts).
 */

/** A colour tuned for contrast with the ground of each scheme (3:1), and for paper. */
interface Hue {
  readonly light: string;
  readonly dark: string;
  readonly print: string;
}

/** A colour of the site. */
interface SchemeColor extends Pick<Hue, 'light' | 'dark'> {
  /** Custom property that holds the colour of the scheme that is shown. */
  readonly variable: `--${string}`;
}

export type NodeShape = 'diamond' | 'star' | 'triangle' | 'box';

interface NodeStyle {
  readonly shape: NodeShape;
  /** From its centre to its edge, in pixels at zoom 1. */
  readonly size: number;
  readonly color: Hue & SchemeColor;
}

interface EdgeStyle {
  /** In pixels at zoom 1. */
  readonly width: number;
  /** Length of a dash and of the gap after it, in pixels at zoom 1; empty for a solid line. */
  readonly dash: readonly number[];
  readonly color: Hue & SchemeColor;
}

const orange: Hue = { light: '#c2570c', dark: '#f08c3c', print: '#f57c00' };
const red: Hue = { light: '#c62828', dark: '#f0625d', print: '#d32f2f' };
const blue: Hue = { light: '#1d63c4', dark: '#5b9df5', print: '#1e78c8' };
const green: Hue = { light: '#1f7a3d', dark: '#4cbb72', print: '#2e8b3d' };
const purple: Hue = { light: '#7b3fb5', dark: '#b184e6', print: '#7b35a8' };
const grey: Hue = { light: '#66727a', dark: '#98a5ad', print: '#8a929b' };
const cyan: Hue = { light: '#0d7f94', dark: '#35c2d8', print: '#12a5bd' };
const blueGrey: Hue = { light: '#546e7a', dark: '#8aa4b0', print: '#546e7a' };
/** The ink's colour, which is near white on a dark ground. */
const black: Hue = { light: '#12191e', dark: '#dbe3e7', print: '#20262d' };

/** The default is a blue-grey box. */
export const nodeStyles: Readonly<Record<TopologyNode['type'] | 'other', NodeStyle>> = {
  router: { shape: 'diamond', size: 25, color: { variable: '--node-router', ...orange } },
  firewall: { shape: 'star', size: 30, color: { variable: '--node-firewall', ...red } },
  switch: { shape: 'box', size: 20, color: { variable: '--node-switch', ...blue } },
  accesspoint: { shape: 'triangle', size: 20, color: { variable: '--node-accesspoint', ...green } },
  server: { shape: 'box', size: 20, color: { variable: '--node-server', ...purple } },
  user: { shape: 'box', size: 20, color: { variable: '--node-user', ...grey } },
  internet: { shape: 'box', size: 20, color: { variable: '--node-internet', ...cyan } },
  other: { shape: 'box', size: 20, color: { variable: '--node-other', ...blueGrey } },
};

/** The default is a grey line. */
export const edgeStyles: Readonly<Record<TopologyEdge['type'] | 'other', EdgeStyle>> = {
  trunk: { width: 3, dash: [], color: { variable: '--edge-trunk', ...black } },
  lan: { width: 2, dash: [], color: { variable: '--edge-lan', ...blue } },
  wan: { width: 2, dash: [], color: { variable: '--edge-wan', ...orange } },
  wireless: { width: 2, dash: [6, 5], color: { variable: '--edge-wireless', ...green } },
  other: { width: 2, dash: [], color: { variable: '--edge-other', ...grey } },
};

/**
 * A tunnel is hollow, unlike the circuits that carry it: its line is wider than a circuit's by so many pixels at zoom 1, and the
 * ground shows in the middle of it, as wide as a circuit.
 */
export const tunnelWider = 2;

/** What nodes and links are drawn on, and the text and symbols drawn with them. */
export const canvasColors = {
  ground: { variable: '--canvas-ground', light: '#fbfcfd', dark: '#0e1316' },
  site: { variable: '--canvas-site', light: '#f1f5f6', dark: '#141b1f' },
  siteLine: { variable: '--canvas-site-line', light: '#d3dce1', dark: '#2d3a41' },
  label: { variable: '--canvas-label', light: '#12191e', dark: '#e8eef1' },
  softLabel: { variable: '--canvas-label-soft', light: '#515e67', dark: '#a3b0b8' },
  /** The symbol inside a node. */
  glyph: { variable: '--canvas-glyph', light: '#ffffff', dark: '#0e1316' },
} as const satisfies Record<string, SchemeColor>;

/** What outlines the cards and frames of sites on paper and in files; the hub's is the site's accent, by which it stands out. */
export const siteOutline = { hub: '#0c6b68', other: '#aebbc2' } as const;

const nodeStyleOf = new Map(Object.entries(nodeStyles));
const edgeStyleOf = new Map(Object.entries(edgeStyles));

/** Shape, size and colour of a node type; an unknown type gets the default. */
export const nodeStyle = (type: string): NodeStyle => nodeStyleOf.get(type) ?? nodeStyles.other;

/** Width, dash and colour of a link type; an unknown type gets the default. */
export const edgeStyle = (type: string): EdgeStyle => edgeStyleOf.get(type) ?? edgeStyles.other;
