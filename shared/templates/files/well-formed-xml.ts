/** Comments, CDATA, instructions, tags; anything else that begins with `<` is an error. Document types are not taken. */
const markup =
  /<!--(?:(?!--)[\s\S])*-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)([A-Za-z_:][\w:.-]*)((?:\s+[A-Za-z_:][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|</g;

/** Whether a text is one XML element whose tags are balanced, with at least its root. Entities are not looked up. */
export function isWellFormedXml(text: string): boolean {
  const open: string[] = [];
  let roots = 0;
  let end = 0;
  for (const match of text.matchAll(markup)) {
    const [tag, closing, name, attributes, empty] = match;
    if (tag === '<') return false;
    const isOutside = open.length === 0;
    if (isOutside && text.slice(end, match.index).replace('\uFEFF', '').trim() !== '') return false;
    end = match.index + tag.length;
    if (name === undefined) {
      if (isOutside && tag.startsWith('<![')) return false;
      continue;
    }
    if (closing) {
      if (open.pop() !== name || attributes || empty) return false;
      continue;
    }
    if (isOutside) roots += 1;
    if (!empty) open.push(name);
  }
  return roots === 1 && open.length === 0 && text.slice(end).trim() === '';
}
