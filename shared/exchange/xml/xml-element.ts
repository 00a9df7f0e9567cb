/** An element of XML: names without their namespace's prefix, texts joined. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** All text directly in it. */
  readonly text: string;
}

/** The first child of a name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

/** Children of a name, in their order. */
export const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((child) => child.name === name);

/** All elements of a name below an element, outermost first. */
export function* descendantsOf(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of element.children) {
    if (child.name === name) yield child;
    yield* descendantsOf(child, name);
  }
}

/** A figure of an attribute; undefined where it is missing or is no finite number. */
export function numberOf(element: XmlElement | undefined, attribute: string): number | undefined {
  const text = element?.attributes.get(attribute)?.trim();
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}
