const namedEntities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** An XML document with one root element around the parts, which are XML already. */
export function xmlDocument(root: string, ...parts: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement(root, ...parts)}`;
}

/** An element around parts that are XML already. */
export function xmlElement(name: string, ...parts: readonly string[]): string {
  return `<${name}>${parts.join('')}</${name}>`;
}

/** An element that holds text. Markup and control characters become character references. */
export function xmlText(name: string, text: string | number | boolean): string {
  const escaped = String(text).replace(
    /[&<>"]|\p{Cc}/gu,
    (character) => `&#x${character.charCodeAt(0).toString(16)};`,
  );
  return `<${name}>${escaped}</${name}>`;
}

/** The inner XML of each element of that name, for the flat and attribute-free documents that S3 clients send. */
export function xmlContents(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map((match) => match[1] ?? '');
}

/** The text that escaped XML text stands for. */
export function unescapeXml(xml: string): string {
  return xml.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return namedEntities.get(name) ?? whole;
    const codePoint = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : whole;
  });
}
