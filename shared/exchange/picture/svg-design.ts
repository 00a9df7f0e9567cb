import type { ExchangedDesign } from '../design/exchanged-design.ts';
import { fromBase64, toBase64 } from '../read/base64.ts';
import type { ReadNetwork } from '../read/read-network.ts';
import { UnreadableFile } from '../read/unreadable-file.ts';
import { descendantsOf, type XmlElement } from '../xml/xml-element.ts';
import { packDesign, unpackDesign } from './packed-design.ts';

const elementName = 'netwright-topology';

/** The metadata element of an SVG that carries its design. */
export const svgMetadata = (design: ExchangedDesign): string =>
  `<metadata><${elementName} xmlns="urn:netwright:topology" encoding="zlib base64">${toBase64(packDesign(design))}</${elementName}></metadata>`;

/** @throws UnreadableFile where the SVG carries no design. */
export function readSvg(root: XmlElement): ReadNetwork {
  const [packed] = descendantsOf(root, elementName);
  if (packed === undefined)
    throw new UnreadableFile(
      'This SVG is a picture only: it carries no topology. Export it from Netwright again.',
    );
  return unpackDesign(fromBase64(packed.text));
}
