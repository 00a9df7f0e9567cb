import type { Content } from 'pdfmake/interfaces';
import { styles } from '../../pdf/theme.ts';

/**
 * A section without the space below its last line. At the foot of a full page that space would begin another page, which the next
 * section's own break leaves empty.
 */
export function withoutLastMargin(content: Content): Content {
  if (Array.isArray(content)) {
    const last = content.at(-1);
    return last === undefined ? content : [...content.slice(0, -1), withoutLastMargin(last)];
  }
  if (typeof content !== 'object') return content;
  const own: unknown = Reflect.get(content, 'margin') ?? marginOf(Reflect.get(content, 'style'));
  if (!Array.isArray(own)) return content;
  const [left = 0, top = 0, right = 0] = own.map(Number);
  return Object.assign({}, content, { margin: [left, top, right, 0] });
}

const marginOf = (style: unknown): unknown => (typeof style === 'string' ? styles[style]?.margin : undefined);
