import * as z from 'zod';
import { Position } from './drawn-view.ts';
import { ElementId } from './identifiers.ts';
import { paragraphs } from './text.ts';

/** A text that stands on the drawing. Plans know nothing of it. */
export const Note = z.strictObject({
  id: ElementId,
  text: paragraphs(2_000),
  /** Its middle, in pixels of the canvas. */
  position: Position,
  /** In pixels; its lines break there. 200 where it is absent. */
  width: z.number().min(40).max(4_000).optional(),
  /** The kept view that alone shows it; absent, or where that view is gone, all show it. */
  view: ElementId.optional(),
  /** Cannot be moved by accident. */
  locked: z.boolean().optional(),
});
export type Note = z.output<typeof Note>;
