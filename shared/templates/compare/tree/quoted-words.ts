/**
 * The words of a line; what is in quotation marks is one, with the marks only where it needs them. Nothing where a mark is not
 * closed.
 */
export function quotedWords(line: string): string[] | undefined {
  const words: string[] = [];
  let rest = line.trim();
  while (rest !== '') {
    const match = /^(?:"(?:[^"\\]|\\.)*"|[^\s"]+)+/.exec(rest);
    if (!match) return undefined;
    words.push(plain(match[0]));
    rest = rest.slice(match[0].length).trimStart();
  }
  return words;
}

/** Without marks that change nothing: `"wan1"` is `wan1`. */
function plain(word: string): string {
  const inner = /^"([^\s"\\;{}[\]#<>=]+)"$/.exec(word)?.[1];
  return inner ?? word;
}
