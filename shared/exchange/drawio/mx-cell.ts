import type { Point, Rect } from '../../network/drawing/sites-drawing.ts';
import type { XmlNode } from '../xml/write-xml.ts';

type Attributes = NonNullable<XmlNode['attributes']>;

/** A cell of draw.io's model. */
export const cell = (attributes: Attributes, ...children: XmlNode[]): XmlNode => ({
  name: 'mxCell',
  attributes,
  children,
});

/** A cell with metadata and a label of its own. */
export const object = (attributes: Attributes, inner: XmlNode): XmlNode => ({
  name: 'object',
  attributes,
  children: [inner],
});

export const geometry = (attributes: Attributes, ...children: XmlNode[]): XmlNode => ({
  name: 'mxGeometry',
  attributes: { ...attributes, as: 'geometry' },
  children,
});

/** A box as the attributes of a geometry. */
export const placeOf = ({ left, top, right, bottom }: Rect) => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
});

/** The corners of a link. */
export const pointsOf = (corners: readonly Point[]): XmlNode => ({
  name: 'Array',
  attributes: { as: 'points' },
  children: corners.map((corner) => pointOf(corner)),
});

export const pointOf = ({ x, y }: Point, as?: string): XmlNode => ({
  name: 'mxPoint',
  attributes: { x, y, as },
});
