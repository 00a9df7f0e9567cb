import { plainLines } from '../read/plain-text.ts';
import { childOf, type XmlElement } from '../xml/xml-element.ts';

export interface DrawioCell {
  readonly id: string;
  readonly parent: string | undefined;
  readonly value: string;
  /** The same with its line breaks. */
  readonly lines: string;
  readonly style: string;
  readonly isVertex: boolean;
  readonly isEdge: boolean;
  readonly source: string | undefined;
  readonly target: string | undefined;
  readonly geometry: XmlElement | undefined;
  /** Metadata of the object around it. */
  readonly facts: ReadonlyMap<string, string>;
}

/** The cells of a page's model, each with the metadata of the object around it. */
export function cellsOf(model: XmlElement): DrawioCell[] {
  const root = childOf(model, 'root');
  return (root?.children ?? []).flatMap((element) => {
    const cell = element.name === 'mxCell' ? element : childOf(element, 'mxCell');
    if (cell === undefined) return [];
    const facts = element === cell ? new Map<string, string>() : element.attributes;
    const attribute = (name: string) => cell.attributes.get(name);
    const lines = linesOf(facts.get('label') ?? attribute('value') ?? '', attribute('style') ?? '');
    return [
      {
        id: facts.get('id') ?? attribute('id') ?? '',
        parent: attribute('parent'),
        value: lines.replaceAll(/\s+/g, ' '),
        lines,
        style: attribute('style') ?? '',
        isVertex: attribute('vertex') === '1',
        isEdge: attribute('edge') === '1',
        source: attribute('source'),
        target: attribute('target'),
        geometry: childOf(cell, 'mxGeometry'),
        facts,
      },
    ];
  });
}

/** Values are HTML where the style says so. */
const linesOf = (value: string, style: string): string =>
  /(?:^|;)html=1/.test(style) ? plainLines(value) : value.trim();
