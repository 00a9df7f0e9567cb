import type { DialectId } from '../../contract/dialect.ts';
import { filesOfText } from '../compose/configuration-text.ts';
import type { BlockProblem } from './tree/config-node.ts';
import { parseConfiguration } from './tree/parse-configuration.ts';

/** Where blocks are not closed, ends have no beginning or indentation fits nothing, by the line of the whole text. */
export function blockProblems(dialect: DialectId, text: string): BlockProblem[] {
  const files = filesOfText(text, '');
  let offset = 0;
  return files
    .flatMap((file) => {
      // Each file follows a line with its name.
      if (file.name !== '') offset += 1;
      const own = offset;
      offset += file.text.split('\n').length - 1;
      return parseConfiguration(dialect, file.name, file.text).problems.map(({ line, sentence }) => ({
        line: line + own,
        sentence,
      }));
    })
    .sort((a, b) => a.line - b.line);
}
