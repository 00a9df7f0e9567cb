import type { ExchangedDesign } from '../design/exchanged-design.ts';
import { fromBase64, toBase64 } from '../read/base64.ts';
import type { ReadNetwork } from '../read/read-network.ts';
import { descendantsOf, type XmlElement } from '../xml/xml-element.ts';
import { packDesign, unpackDesign } from './packed-design.ts';

const elementName = 'netwright-topology';

/** The metadata element of an SVG that carries its design. */
export const svgMetadata = (design: ExchangedDesign): string =>
  `<metadata><${elementName} xmlns="urn:netwright:topology" encoding="zlib base64">${toBase64(packDesign(design))}</${elementName}></metadata>`;

/** Undefined where the SVG carries no design of this product. */
export function readSvg(root: XmlElement): ReadNetwork | undefined {
  const [packed] = descendantsOf(root, elementName);
  return packed && unpackDesign(fromBase64(packed.text));
}
