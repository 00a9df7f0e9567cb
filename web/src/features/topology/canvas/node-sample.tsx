import { nodeStyle } from '#shared/vocabulary/topology/network-styles.ts';
import { outlinePoints } from '#shared/vocabulary/topology/shape-outline.ts';
import { glyphOf } from '#web/features/topology/model/glyphs.ts';

/** A device's shape as the canvas draws it, at the size of text. */
export function NodeSample({ type }: { readonly type: string }) {
  const { shape, size, color } = nodeStyle(type);
  const reach = size + 2;
  return (
    <svg width={18} height={18} viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden>
      <polygon points={outlinePoints(shape, size)} fill={`var(${color.variable})`} />
      <path
        d={glyphOf(type)}
        fill="none"
        stroke="var(--canvas-glyph)"
        strokeWidth={2.4}
        transform="translate(-12 -10)"
      />
    </svg>
  );
}
