import { templateTokens } from './template-tokens.ts';

/**
 * A template with the names of collections before filters and tests (`ansible.utils.ipaddr`) replaced by spaces, which
 * keeps every line and column. The engine knows filters by their last name alone.
 */
export function withoutPrefixes(template: string): string {
  if (!/(\||\bis)\s+(not\s+)?\w+\s*\.|\|\w+\s*\./.test(template)) return template;
  const tokens = templateTokens(template);
  const textAt = (index: number): string => {
    const token = tokens[index];
    return token === undefined ? '' : template.slice(token.from, token.to);
  };
  const blanked: { readonly from: number; readonly to: number }[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'operator' && token.kind !== 'name') continue;
    if (!['|', 'is'].includes(textAt(index))) continue;
    const first = textAt(index) === 'is' && textAt(index + 1) === 'not' ? index + 2 : index + 1;
    let last = first;
    while (tokens[last]?.kind === 'name' && textAt(last + 1) === '.' && tokens[last + 2]?.kind === 'name')
      last += 2;
    const [from, to] = [tokens[first]?.from, tokens[last]?.from];
    if (from !== undefined && to !== undefined && to > from) blanked.push({ from, to });
  }
  let text = '';
  let at = 0;
  for (const { from, to } of blanked) {
    text += template.slice(at, from) + template.slice(from, to).replace(/[^\n]/g, ' ');
    at = to;
  }
  return text + template.slice(at);
}
