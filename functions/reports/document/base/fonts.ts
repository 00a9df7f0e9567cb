import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { TFontDictionary } from 'pdfmake/interfaces';

/** A font file that is bundled with the function. */
export interface FontAsset {
  /** What it is called in the folder `fonts` next to the bundle. */
  readonly name: string;
  /** Where it comes from: a package, and the path inside it. */
  readonly from: string;
  readonly path: string;
}

/** Copied by the bundler into the folder `fonts` of the function that renders reports. */
export const fontAssets: readonly FontAsset[] = [
  { name: 'Roboto-Regular.ttf', from: 'pdfmake', path: 'fonts/Roboto/Roboto-Regular.ttf' },
  { name: 'Roboto-Medium.ttf', from: 'pdfmake', path: 'fonts/Roboto/Roboto-Medium.ttf' },
  { name: 'NotoSansHans-Regular.otf', from: '@embedpdf/fonts-sc', path: 'fonts/NotoSansHans-Regular.otf' },
  { name: 'NotoSansKR-Regular.otf', from: '@embedpdf/fonts-kr', path: 'fonts/NotoSansKR-Regular.otf' },
];

/** Latin, Greek, Cyrillic and Vietnamese. */
export const baseFont = 'Roboto';
/** Chinese and Japanese. */
export const hanFont = 'Noto Sans SC';
export const koreanFont = 'Noto Sans KR';

/** The families that a document uses; a file is read only when text asks for it. */
export function fontDictionary(families: ReadonlySet<string>): TFontDictionary {
  const dictionary: TFontDictionary = {
    [baseFont]: { normal: fontFile('Roboto-Regular.ttf'), bold: fontFile('Roboto-Medium.ttf') },
  };
  for (const [family, name] of fallbackFiles) {
    if (families.has(family)) dictionary[family] = { normal: fontFile(name), bold: fontFile(name) };
  }
  return dictionary;
}

const fallbackFiles = [
  [hanFont, 'NotoSansHans-Regular.otf'],
  [koreanFont, 'NotoSansKR-Regular.otf'],
] as const;

/** Beside the bundle once deployed, in its package before. */
function fontFile(name: string): string {
  const asset = fontAssets.find((candidate) => candidate.name === name);
  const packages = createRequire(import.meta.url).resolve.paths(asset?.from ?? '') ?? [];
  const places = [
    join(import.meta.dirname, 'fonts', name),
    ...packages.map((folder) => join(folder, asset?.from ?? '', asset?.path ?? name)),
  ];
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`The font ${name} is neither next to the bundle nor installed.`);
  return found;
}
