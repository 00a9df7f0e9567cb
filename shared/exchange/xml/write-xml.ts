/** An element to write; children are elements or text. */
export interface XmlNode {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | number | undefined>>;
  readonly children?: readonly (XmlNode | string)[];
}

/** An XML document, an element a line; attributes that are undefined are left out. */
export function writeXml(root: XmlNode): string {
  const lines: string[] = ['<?xml version="1.0" encoding="UTF-8"?>'];
  writeElement(lines, root, '');
  return `${lines.join('\n')}\n`;
}

function writeElement(lines: string[], { name, attributes = {}, children = [] }: XmlNode, indent: string) {
  const stated = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${attributeText(`${value}`)}"`],
  );
  const head = `${indent}<${name}${stated.join('')}`;
  if (children.length === 0) {
    lines.push(`${head}/>`);
    return;
  }
  if (children.every((child) => typeof child === 'string')) {
    lines.push(`${head}>${children.map(escapeXml).join('')}</${name}>`);
    return;
  }
  lines.push(`${head}>`);
  for (const child of children) {
    if (typeof child === 'string') lines.push(escapeXml(child));
    else writeElement(lines, child, `${indent}  `);
  }
  lines.push(`${indent}</${name}>`);
}

/** Text in XML; characters that XML 1.0 does not have are left out. */
export const escapeXml = (text: string): string =>
  text.replaceAll(forbidden, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Line ends and tabs would otherwise become spaces when the attribute is read. */
const attributeText = (text: string): string =>
  escapeXml(text)
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\r', '&#13;')
    .replaceAll('\t', '&#9;');

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
