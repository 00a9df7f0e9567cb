import { canvasColors, edgeStyle, nodeStyle } from '#shared/vocabulary/topology/network-styles.ts';

import type { Tone } from '#web/features/topology/model/overlay.ts';

/** The colours of the scheme that is shown, as a canvas takes them. */
export interface Palette {
  readonly ground: string;
  readonly label: string;
  readonly softLabel: string;
  /** The symbol inside a node. */
  readonly glyph: string;
  readonly selection: string;
  readonly site: string;
  readonly siteLine: string;
  /** The links and steps of a path, and the figures on them. */
  readonly walk: string;
  /** What a failure takes. */
  readonly lost: string;
  /** The typeface of ports and addresses. */
  readonly codeFont: string;
  /** How a figure is. */
  readonly tone: (tone: Tone) => string;
  readonly node: (type: string) => string;
  readonly edge: (type: string) => string;
}

/** Reads the registered colours (web/network-colors.ts) from where they apply. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  const reader = (nameOf: (type: string) => string) => {
    const known = new Map<string, string>();
    return (type: string): string => {
      const color = known.get(type) ?? read(nameOf(type));
      known.set(type, color);
      return color;
    };
  };
  const tones = { good: read('--canvas-good'), warn: read('--canvas-warn'), bad: read('--canvas-lost') };
  return {
    ground: read(canvasColors.ground.variable),
    label: read(canvasColors.label.variable),
    softLabel: read(canvasColors.softLabel.variable),
    glyph: read(canvasColors.glyph.variable),
    selection: read('--canvas-selection'),
    site: read(canvasColors.site.variable),
    siteLine: read(canvasColors.siteLine.variable),
    walk: read('--canvas-walk'),
    lost: read('--canvas-lost'),
    codeFont: read('--font-code'),
    tone: (tone) => tones[tone],
    node: reader((type) => nodeStyle(type).color.variable),
    edge: reader((type) => edgeStyle(type).color.variable),
  };
}
