import type { Box } from '#web/features/topology/model/positions.ts';
import { type Frame, setScreenUnits } from './frame.ts';

/** From the line that a name stands on down to the lower edge of its box, in pixels of the screen. */
export const underLine = 3;

/** Names, each at its box and on a ground of its own: a link that passes beneath would strike it through. */
export function paintNamesOnGround<Name extends Box & { readonly text: string }>(
  frame: Frame,
  names: readonly Name[],
  { font, halo, groundOf }: { font: string; halo: number; groundOf: (name: Name) => string },
): void {
  const { context, palette } = frame;
  setScreenUnits(frame);
  context.font = font;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  context.lineWidth = halo;
  context.fillStyle = palette.softLabel;
  for (const name of names) {
    const { text, left, bottom } = name;
    context.strokeStyle = groundOf(name);
    context.strokeText(text, left, bottom - underLine);
    context.fillText(text, left, bottom - underLine);
  }
}
