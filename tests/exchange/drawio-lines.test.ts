import { describe, expect, it } from 'vitest';
import { drawioLine } from '#shared/exchange/drawio/drawio-line.ts';
import { readableLabels } from '#shared/exchange/drawio/readable-labels.ts';
import { writeDrawio } from '#shared/exchange/drawio/write-drawio.ts';
import { readXml } from '#shared/exchange/xml/read-xml.ts';
import { childOf, descendantsOf, type XmlElement } from '#shared/exchange/xml/xml-element.ts';
import type { LinkLine } from '#shared/network/drawing/link-line.ts';
import { shapeOutline } from '#shared/vocabulary/topology/shape-outline.ts';
import { drawnLines } from '#web/features/topology/exchange/drawn-lines.ts';
import { exported } from './exported-plan.ts';

const straight = (x1: number, y1: number, x2: number, y2: number): LinkLine => ({
  from: { x: x1, y: y1 },
  to: { x: x2, y: y2 },
  control: undefined,
  via: [],
});

describe('a link in draw.io', () => {
  const box = (x: number, y: number) => ({ middle: { x, y }, outline: shapeOutline('box', 20), size: 20 });

  it('leaves a shape where its line crosses the edge, and ends so', () => {
    const line = {
      ...straight(105, 0, 200, 100),
      via: [
        { x: 105, y: 50 },
        { x: 200, y: 50 },
      ],
    };
    const { style, corners } = drawioLine(line, box(100, 0), box(200, 100));
    expect(style).toContain('exitX=0.625;exitY=1;');
    expect(style).toContain('entryX=0.5;entryY=0;');
    expect(corners).toEqual(line.via);
  });

  it('has its text at the middle of an arc, not at its control point', () => {
    const arc = { ...straight(0, 0, 400, 0), control: { x: 200, y: -100 } };
    expect(drawioLine(arc, box(0, 0), box(400, 0)).labelOffset).toEqual({ x: 0, y: 50 });
  });

  it('runs at right angles from shape to shape where it is led', () => {
    const page = [...descendantsOf(readXml(writeDrawio(exported.design, drawnLines)), 'diagram')][0];
    if (!page) throw new Error('The file has no page');
    const cells = cellsOf(page);
    const led = [...cells].flatMap(([, cell]) =>
      styleOf(cell, 'exitX') === undefined ? [] : [wayOf(cell, cells)],
    );
    expect(led.length).toBeGreaterThan(20);
    for (const way of led)
      for (const [i, { x, y }] of way.slice(1).entries()) {
        const before = way[i];
        expect(Math.min(Math.abs(x - (before?.x ?? 0)), Math.abs(y - (before?.y ?? 0)))).toBeLessThan(0.5);
      }
  });
});

describe('the text of a link', () => {
  it('is shown where its own line alone runs', () => {
    const lone = { id: 'lone', label: '10 ports', line: straight(0, 0, 200, 0) };
    const beside = { id: 'beside', label: '6 ports', line: straight(0, 106, 200, 106) };
    const struck = { id: 'struck', label: '6 ports', line: straight(0, 100, 200, 100) };
    expect([...readableLabels([lone, beside, struck], [])]).toEqual(['lone']);
  });

  it('is hidden on a device, and on another text', () => {
    const one = { id: 'one', label: 'High availability', line: straight(0, 0, 200, 200) };
    const other = { id: 'other', label: 'Bundle of 2 links', line: straight(0, 200, 200, 0) };
    expect([...readableLabels([one, other], [])]).toEqual(['one']);
    expect([...readableLabels([one], [{ left: 90, top: 90, right: 110, bottom: 110 }])]).toEqual([]);
  });
});

const styleOf = (cell: XmlElement, key: string): number | undefined => {
  const value = new RegExp(`(?:^|;)${key}=([^;]+)`).exec(cell.attributes.get('style') ?? '')?.[1];
  return value === undefined ? undefined : Number(value);
};

/** The cells of a page by the ids of the objects around them. */
function cellsOf(page: XmlElement): ReadonlyMap<string, XmlElement> {
  return new Map([
    ...[...descendantsOf(page, 'mxCell')].map((cell) => [cell.attributes.get('id') ?? '', cell] as const),
    ...[...descendantsOf(page, 'object')].flatMap((object) => {
      const cell = childOf(object, 'mxCell');
      return cell ? [[object.attributes.get('id') ?? '', cell] as const] : [];
    }),
  ]);
}

const place = (element: XmlElement | undefined) => ({
  x: Number(element?.attributes.get('x') ?? 0),
  y: Number(element?.attributes.get('y') ?? 0),
});

/** The corners of a link on the page, from anchor to anchor. */
function wayOf(link: XmlElement, cells: ReadonlyMap<string, XmlElement>) {
  const anchor = (end: string, kind: 'exit' | 'entry') => {
    const cell = cells.get(end);
    const geometry = cell && childOf(cell, 'mxGeometry');
    const container = cells.get(cell?.attributes.get('parent') ?? '');
    const around = place(container && childOf(container, 'mxGeometry'));
    const at = place(geometry);
    const size = Number(geometry?.attributes.get('width'));
    return {
      x: around.x + at.x + size * (styleOf(link, `${kind}X`) ?? 0),
      y: around.y + at.y + size * (styleOf(link, `${kind}Y`) ?? 0),
    };
  };
  return [
    anchor(link.attributes.get('source') ?? '', 'exit'),
    ...[...descendantsOf(link, 'mxPoint')].map(place),
    anchor(link.attributes.get('target') ?? '', 'entry'),
  ];
}
