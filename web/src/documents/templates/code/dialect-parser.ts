import type { StreamParser } from '@codemirror/language';

/** How the lines of a dialect are distinguished, as far as colours go. */
export interface DialectSyntax {
  /** Starts a comment that goes to the end of the line. */
  readonly comments: readonly string[];
  /** Words that open, close or change a section wherever they stand, beside the first word of a line. */
  readonly words: ReadonlySet<string>;
}

/** Reads a configuration line by line: comments, quoted text, addresses and numbers, the command that a line begins with. */
export const dialectParser = ({ comments, words }: DialectSyntax): StreamParser<{ isFirst: boolean }> => ({
  startState: () => ({ isFirst: true }),
  token: (stream, state) => {
    if (stream.sol()) state.isFirst = true;
    if (stream.eatSpace()) return null;
    if (comments.some((mark) => stream.match(mark))) {
      stream.skipToEnd();
      return 'comment';
    }
    const isFirst = state.isFirst;
    state.isFirst = false;
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return 'string';
    if (stream.match(/^<secret:[^>]*>/)) return 'atom';
    if (stream.match(/^[\w-]+(?==)/)) return 'typeName';
    if (stream.match(/^(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?:\/\d+)?(?![\w.])/i)) return 'number';
    if (stream.match(/^\d[\d./:,-]*(?![A-Za-z])/)) return 'number';
    if (stream.match(/^\/?[A-Za-z][\w-]*/)) {
      const isCommand = isFirst || words.has(stream.current());
      // `no shutdown`, `set system …`: the word after is the command as much.
      if (isFirst && prefixes.has(stream.current())) state.isFirst = true;
      return isCommand ? 'keyword' : null;
    }
    stream.next();
    return null;
  },
});

const prefixes = new Set(['no', 'default', 'set', 'unset', 'delete', 'do', 'add']);
