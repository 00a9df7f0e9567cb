import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';

/** Fields of a node or a link as GraphML and GML files name them, by names in lower case. */
export type Fields = ReadonlyMap<string, string>;

/** Pixels of a degree, so that a country fills a screen. */
const pixelsPerDegree = 100;

/** Where a node is drawn, by its own figures or by its place on earth (Topology Zoo). */
export function positionOf(fields: Fields): TopologyNode['position'] {
  const figure = (name: string) => {
    const text = fields.get(name);
    const value = text === undefined || text === '' ? Number.NaN : Number(text);
    return Number.isFinite(value) && Math.abs(value) <= 1e6 ? value : undefined;
  };
  const [x, y] = [figure('x'), figure('y')];
  if (x !== undefined && y !== undefined) return { x, y };
  const [longitude, latitude] = [figure('longitude'), figure('latitude')];
  if (longitude === undefined || latitude === undefined) return undefined;
  return { x: Math.round(longitude * pixelsPerDegree), y: Math.round(-latitude * pixelsPerDegree) };
}

/** What files of others say of a link: `LinkSpeedRaw` is in bit/s, `LinkLabel` is free text. */
export function linkFields(fields: Fields): Partial<TopologyEdge> {
  const label = [fields.get('label'), fields.get('linklabel'), fields.get('name')].find(
    (text) => !!text?.trim(),
  );
  const mbps = rateOf(fields);
  return {
    ...(label === undefined ? {} : { label: label.replaceAll(/\s+/g, ' ').trim().slice(0, 100) }),
    ...(mbps === undefined ? {} : { bandwidthMbps: mbps }),
  };
}

const mostMbps = 1_600_000;

function rateOf(fields: Fields): number | undefined {
  const stated = Number(fields.get('bandwidthmbps') ?? Number.NaN);
  const raw = Number(fields.get('linkspeedraw') ?? Number.NaN) / 1e6;
  return [stated, raw].find((mbps) => Number.isFinite(mbps) && mbps > 0 && mbps <= mostMbps);
}

/** What a file calls the kind of a node. */
export const kindOf = (fields: Fields): string =>
  [fields.get('type'), fields.get('kind'), fields.get('device_type'), fields.get('role')].find(
    (text) => text !== undefined && text.trim() !== '',
  ) ?? '';
