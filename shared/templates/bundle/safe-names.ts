/**
 * File names for things that people name: letters, digits, dot, hyphen and underscore, no dot in front, and no two that differ
 * in case alone. Nothing that is unpacked can leave its folder, whatever the names are.
 */
export class SafeNames {
  readonly #taken = new Set<string>();

  nameFor(text: string): string {
    const plain = text
      .normalize('NFKD')
      .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
      .replaceAll(/^[.-]+|[.-]+$/g, '')
      .slice(0, longest);
    const base = plain === '' || isReserved(plain) ? `${plain}_` : plain;
    let name = base;
    for (let number = 2; this.#taken.has(name.toLowerCase()); number += 1) name = `${base}-${number}`;
    this.#taken.add(name.toLowerCase());
    return name;
  }
}

const longest = 80;

/** Names of devices on Windows. */
const isReserved = (name: string): boolean => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name);

/** The path of a file that a template names, within a folder of its own. */
export const safePath = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .map((part) => part.replaceAll(/[^A-Za-z0-9._@-]+/g, '-'))
    .join('/');
