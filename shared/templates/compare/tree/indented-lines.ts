/** A line of an indented configuration; a banner or certificate is one, with the lines that belong to it. */
export interface IndentedLine {
  readonly text: string;
  readonly indent: number;
  /** From 1. */
  readonly line: number;
  readonly block?: readonly string[];
  /** The line that its block should have been closed before: it never is. */
  readonly isOpen?: true;
}

/** Statements without blank lines and comments. */
export function indentedLines(text: string): IndentedLine[] {
  const raw = text.replaceAll('\r', '').split('\n');
  const lines: IndentedLine[] = [];
  for (let at = 0; at < raw.length; at += 1) {
    const own = raw[at] ?? '';
    const statement = own.trim().replaceAll(/\s+/g, ' ');
    if (statement === '' || statement.startsWith('!') || statement.startsWith('#')) continue;
    const line = { text: statement, indent: indentOf(own), line: at + 1 };
    const ends = endOfBlock(statement, own);
    if (ends === undefined) {
      lines.push(line);
      continue;
    }
    const length = raw.slice(at + 1).findIndex(ends);
    const block = length < 0 ? [] : raw.slice(at + 1, at + length + 2);
    lines.push({ ...line, block, ...(length < 0 && { isOpen: true }) });
    at += block.length;
  }
  return lines;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** What the last line of the block that a statement opens looks like; nothing where it opens none. */
function endOfBlock(statement: string, own: string): ((line: string) => boolean) | undefined {
  if (/^certificate .*\b[0-9A-F]{2,}$|^certificate (self-signed|ca) /.test(statement))
    return (line) => line.trim() === 'quit';
  const banner = /^\s*banner (?:login|motd|exec|incoming)\b(.*)$/.exec(own);
  if (!banner) return undefined;
  const [, rest = ''] = banner;
  const words = rest.trim();
  // EOS ends a banner with a line of its own; IOS with the sign that it began with. FRR has it on the same line.
  if (words === '') return (line) => line.trim() === 'EOF';
  if (/^(line|file|default)\b/.test(words)) return undefined;
  const sign = words.startsWith('^C') ? '^C' : words.charAt(0);
  return words.slice(sign.length).includes(sign) ? undefined : (line) => line.includes(sign);
}
