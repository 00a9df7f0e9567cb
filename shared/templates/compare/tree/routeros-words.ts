/** A command with its words; what is in quotation marks or brackets belongs to one. */
export interface RouterosLine {
  readonly words: readonly string[];
  /** Where it begins, from 1. */
  readonly line: number;
  /** A quotation mark or a bracket is never closed. */
  readonly isOpen: boolean;
}

/** Commands of an export, whose lines go on after a backslash; without comments. */
export function routerosWords(text: string): RouterosLine[] {
  const raw = text.replaceAll('\r', '').split('\n');
  const lines: RouterosLine[] = [];
  for (let at = 0; at < raw.length; at += 1) {
    const line = at + 1;
    let own = raw[at] ?? '';
    if (/^\s*(?:#|$)/.test(own)) continue;
    while (own.endsWith('\\') && at + 1 < raw.length) {
      at += 1;
      own = own.slice(0, -1) + (raw[at] ?? '').trimStart();
    }
    lines.push({ line, ...split(own) });
  }
  return lines;
}

function split(line: string): Pick<RouterosLine, 'words' | 'isOpen'> {
  const words: string[] = [];
  let word = '';
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === '\\') {
      word += sign + line.charAt(at + 1);
      at += 1;
      continue;
    }
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && '[{('.includes(sign)) depth += 1;
    else if (!isQuoted && ']})'.includes(sign)) depth -= 1;
    if (/\s/.test(sign) && !isQuoted && depth === 0) {
      if (word !== '') words.push(plain(word));
      word = '';
    } else word += sign;
  }
  if (word !== '') words.push(plain(word));
  return { words, isOpen: isQuoted || depth !== 0 };
}

/** Marks that change nothing are left out: `name="bridge1"` is `name=bridge1`. */
const plain = (word: string): string => word.replace(/="([\w.:/@,!-]+)"$/, '=$1');
