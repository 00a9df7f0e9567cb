/** A statement of Junos: its words, and what it contains in braces. */
export interface Statement {
  readonly words: readonly string[];
  readonly line: number;
  readonly body: readonly Statement[] | undefined;
}

interface Token {
  readonly text: string;
  readonly line: number;
  readonly isWord: boolean;
}

/** The statements of a configuration in braces. Throws with the line where one has no end, or braces do not balance. */
export function parseJunos(text: string): Statement[] {
  const tokens = tokensOf(text);
  let next = 0;
  const block = (opened: number | undefined): Statement[] => {
    const statements: Statement[] = [];
    for (;;) {
      const first = tokens[next];
      if (first === undefined) {
        if (opened !== undefined) throw new Error(`line ${opened}: no closing brace`);
        return statements;
      }
      if (!first.isWord && first.text === '}') {
        if (opened === undefined) throw new Error(`line ${first.line}: a brace closes nothing`);
        return statements;
      }
      const words: string[] = [];
      for (
        let token = tokens[next];
        token?.isWord || token?.text === '[' || token?.text === ']';
        token = tokens[next]
      ) {
        if (token.isWord) words.push(token.text);
        next += 1;
      }
      const end = tokens[next];
      next += 1;
      if (words.length === 0) throw new Error(`line ${first.line}: a statement without words`);
      if (end?.text === ';') statements.push({ words, line: first.line, body: undefined });
      else if (end?.text === '{') {
        const body = block(first.line);
        next += 1;
        statements.push({ words, line: first.line, body });
      } else throw new Error(`line ${first.line}: ${words.join(' ')} has no end`);
    }
  };
  return block(undefined);
}

function tokensOf(text: string): Token[] {
  return text.split('\n').flatMap((content, index) => {
    const line = index + 1;
    const code = content.replace(/^\s*#.*$/, '');
    const found = [...code.matchAll(/"((?:[^"\\]|\\.)*)"|([{};[\]])|([^\s{};[\]"]+)|(")/g)];
    return found.map(([, quoted, mark, word, stray]): Token => {
      if (stray !== undefined) throw new Error(`line ${line}: a string without end`);
      return { text: quoted ?? mark ?? word ?? '', line, isWord: mark === undefined };
    });
  });
}
