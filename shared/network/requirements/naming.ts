import type { Site } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';

/**
 * One short code a site for device names: `HQ` for headquarters, else letters of the name (`New York` → `NY`,
 * `Lagos` → `LAG`, `Branch 2` → `B2`), `S3` for a name without Latin letters. Unique within the network.
 */
export function siteCodes(sites: readonly Pick<Site, 'name' | 'kind'>[]): readonly string[] {
  const taken = new Set<string>();
  return sites.map((site, index) => {
    const base = site.kind === 'headquarters' ? 'HQ' : codeOf(site.name) || `S${index + 1}`;
    let code = base;
    for (let n = 2; taken.has(code); n += 1) code = `${base}-${n}`;
    taken.add(code);
    return code;
  });
}

/** `deviceName('HQ', 'F2', 'ACC', 1)` → `HQ-F2-ACC-1`. */
export const deviceName = (...parts: readonly (string | number)[]): string => parts.join('-');

/** The mark that devices of one row share where there are several of them; nothing for one that stands alone. */
export const pairOf = (width: number, ...row: readonly (string | number)[]): Pick<TopologyNode, 'pair'> =>
  width > 1 ? { pair: idOf(deviceName(...row)) } : {};

/** The marks of a pair whose members are one logical device. */
export function clusterOf(
  width: number,
  ...row: readonly (string | number)[]
): Pick<TopologyNode, 'pair' | 'cluster'> {
  const { pair } = pairOf(width, ...row);
  return pair === undefined ? {} : { pair, cluster: pair };
}

/** The id of an element is its name in lower case, so that planning again gives the same ids. */
export const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** Ł, ø and their like do not decompose; they lose nothing that a code needs. */
const undecomposed: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  ß: 'ss',
};

/** ASCII is plain already; what Unicode says of marks takes time to load. */
const plainOf = (name: string): string =>
  /^[ -~]*$/.test(name)
    ? name
    : name
        .replace(/[ŁłØøĐđß]/g, (letter) => undecomposed[letter] ?? letter)
        .normalize('NFKD')
        .replace(/\p{Mark}/gu, '');

function codeOf(name: string): string {
  const words = plainOf(name).match(/[A-Za-z]+|\d+/g) ?? [];
  const [first = '', ...rest] = words;
  if (rest.length === 0) return first.slice(0, 3).toUpperCase();
  const short = words.slice(0, 3).map((word) => (/^\d/.test(word) ? word.slice(0, 3) : word.slice(0, 1)));
  return short.join('').toUpperCase();
}
