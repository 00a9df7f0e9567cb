import rendering from 'pdfmake/js/Renderer.js';
import { joinedWords } from './joined-words.ts';
import { inVisualOrder } from './visual-order.ts';

const { prototype } = 'default' in rendering ? rendering.default : rendering;
const { renderLine } = prototype;

/**
 * Makes pdfmake set lines in visual order, for which it has no option: its lines are complete only inside it. Its version is
 * fixed, and a test reads the order off what is drawn.
 */
function renderInVisualOrder(this: typeof prototype, ...[line, x, y]: Parameters<typeof renderLine>): void {
  line.inlines = joinedWords(inVisualOrder(line.inlines));
  renderLine.call(this, line, x, y);
}

// Tests load this file again beside the same pdfmake: nothing is ordered twice.
if (renderLine.name !== renderInVisualOrder.name) prototype.renderLine = renderInVisualOrder;
