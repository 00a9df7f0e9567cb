import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** A path that a comment or a document names, with the file and the line that name it. */
export interface NamedFile {
  readonly path: string;
  readonly where: string;
}

/** Every file of the project. */
export const filesOfProject = (): string[] => [
  ...globSync(['{functions,infra,scripts,shared,tests,web,docs}/**/*', '*.*']),
];

/** What the comments of these modules name. */
export const namedInComments = (files: readonly string[]): NamedFile[] =>
  files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return parseSync(file, text).comments.flatMap(({ value, start }) =>
      namedIn(value, file, text.slice(0, start).split('\n').length),
    );
  });

/** What these documents name. */
export const namedInDocuments = (files: readonly string[]): NamedFile[] =>
  files.flatMap((file) => namedIn(readFileSync(file, 'utf8'), file, 1));

/** In a folder, or alone between backticks; those with a placeholder or a wildcard are patterns, those after `//` addresses. */
const paths =
  /(?<![\w/.:*<>{}$@-])(?:\.{1,2}\/)*(?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs|css|md)\b|(?<=`)[\w.-]+\.(?:tsx?|css|md)(?=`)/g;

const namedIn = (text: string, file: string, firstLine: number): NamedFile[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(paths)].map(([path]) => ({ path, where: `${file}:${firstLine + index}` })),
    );

/** Whether a file is named from the project's root, or by the end of its path. */
export function isFound({ path }: NamedFile, files: readonly string[]): boolean {
  const named = path.replace(/^(?:\.{1,2}\/)+/, '');
  return files.some((file) => file === named || file.endsWith(`/${named}`));
}
