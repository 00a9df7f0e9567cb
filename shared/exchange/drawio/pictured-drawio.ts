import { strFromU8 } from 'fflate';
import { chunksOf } from '../picture/png-chunks.ts';
import { inflated } from '../read/unpack.ts';
import { readXml } from '../xml/read-xml.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/* draw.io saves its document within pictures: `x.drawio.svg`, `x.drawio.png`, and what is exported with “Include a copy of my diagram”. */

/** The draw.io document of an SVG, which is an attribute of its root. */
export function drawioOfSvg(root: XmlElement): XmlElement | undefined {
  const content = root.attributes.get('content') ?? '';
  return isDrawio(content) ? readXml(unescaped(content)) : undefined;
}

/** The draw.io document of a PNG: today in `tEXt` with URL encoding, by old versions deflated in `zTXt`. */
export function drawioOfPng(png: Uint8Array): XmlElement | undefined {
  for (const { type, data } of chunksOf(png)) {
    if (type !== 'tEXt' && type !== 'zTXt') continue;
    const end = data.indexOf(0);
    if (!/^mx(?:file|GraphModel)$/.test(strFromU8(data.subarray(0, Math.max(end, 0)), true))) continue;
    // Old versions wrote spaces as plus signs.
    const text =
      type === 'tEXt'
        ? strFromU8(data.subarray(end + 1))
        : strFromU8(inflated(data.subarray(end + 2))).replaceAll('+', ' ');
    if (isDrawio(text)) return readXml(unescaped(text));
  }
  return undefined;
}

const isDrawio = (text: string): boolean => /^\s*(?:<|%3C)mx(?:file|GraphModel)\b/i.test(text);

function unescaped(text: string): string {
  if (!text.trimStart().startsWith('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
