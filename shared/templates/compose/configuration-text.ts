import type { ComposedFile } from './compose.ts';

const heading = '#@file ';

/** One text of all files: what a deployment keeps. Where there is more than one, each follows a line with its name. */
export function configurationText(files: readonly Pick<ComposedFile, 'name' | 'text'>[]): string {
  const [only, more] = files;
  if (only === undefined) return '';
  return more === undefined
    ? only.text
    : files.map(({ name, text }) => `${heading}${name}\n${text}`).join('');
}

/** The inverse of `configurationText`; a text without names is one file, called `name`. */
export function filesOfText(text: string, name: string): { readonly name: string; readonly text: string }[] {
  if (!text.startsWith(heading)) return text === '' ? [] : [{ name, text }];
  return text
    .slice(heading.length)
    .split(`\n${heading}`)
    .map((file, index, all) => {
      const [title = '', ...lines] = file.split('\n');
      return { name: title, text: lines.join('\n') + (index < all.length - 1 ? '\n' : '') };
    });
}
