import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { TFontDictionary } from 'pdfmake/interfaces';
import { baseFont, type FontFamily } from '#shared/reports/scripts.ts';

/** A font file that is bundled with the function. */
export interface FontAsset {
  /** What it is called in the folder `fonts` next to the bundle. */
  readonly name: string;
  /** Where it comes from: a package, and the path inside it. */
  readonly from: string;
  readonly path: string;
}

/** One file of each fallback family: what it sets has no bold. */
const fallbackFiles = {
  'Noto Sans SC': {
    name: 'NotoSansHans-Regular.otf',
    from: '@embedpdf/fonts-sc',
    path: 'fonts/NotoSansHans-Regular.otf',
  },
  'Noto Sans KR': {
    name: 'NotoSansKR-Regular.otf',
    from: '@embedpdf/fonts-kr',
    path: 'fonts/NotoSansKR-Regular.otf',
  },
  'Noto Sans Arabic': noto('noto-sans-arabic', 'NotoSansArabic'),
  'Noto Sans Hebrew': noto('noto-sans-hebrew', 'NotoSansHebrew'),
  'Noto Sans Thai': noto('noto-sans-thai', 'NotoSansThai'),
  'Noto Sans Devanagari': noto('noto-sans-devanagari', 'NotoSansDevanagari'),
  'Noto Emoji': noto('noto-emoji', 'NotoEmoji'),
  'Noto Sans': noto('noto-sans', 'NotoSans'),
} as const satisfies Record<FontFamily, FontAsset>;

function noto(name: string, file: string): FontAsset {
  const fileName = `${file}_400Regular.ttf`;
  return { name: fileName, from: `@expo-google-fonts/${name}`, path: `400Regular/${fileName}` };
}

/** Copied by the bundler into the folder `fonts` of the function that renders reports. */
export const fontAssets: readonly FontAsset[] = [
  { name: 'Roboto-Regular.ttf', from: 'pdfmake', path: 'fonts/Roboto/Roboto-Regular.ttf' },
  { name: 'Roboto-Medium.ttf', from: 'pdfmake', path: 'fonts/Roboto/Roboto-Medium.ttf' },
  ...Object.values(fallbackFiles),
];

/** The families that a document uses; a file is read only when text asks for it. */
export function fontDictionary(families: ReadonlySet<FontFamily>): TFontDictionary {
  const dictionary: TFontDictionary = {
    [baseFont]: { normal: fontFile('Roboto-Regular.ttf'), bold: fontFile('Roboto-Medium.ttf') },
  };
  for (const family of families) {
    const file = fontFile(fallbackFiles[family].name);
    dictionary[family] = { normal: file, bold: file };
  }
  return dictionary;
}

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
