import { lookKinds, mostHops } from '#shared/contract/drawn-view.ts';

export type LookKind = (typeof lookKinds)[number];

/** Figures that colour devices and links. */
export const overlayKinds = [
  'findings',
  'ports',
  'circuits',
  'oversubscription',
  'poe',
  'cost',
  'failures',
] as const;
export type OverlayKind = (typeof overlayKinds)[number];

/** What is written on links. */
export const linkTexts = ['rate', 'ports', 'vlans', 'address'] as const;
export type LinkText = (typeof linkTexts)[number];

export interface Look {
  readonly look: LookKind;
  readonly vlan: number | undefined;
  /** Id of the device that `around` starts from. */
  readonly around: string | undefined;
  readonly hops: number;
  readonly overlay: OverlayKind | undefined;
  readonly texts: readonly LinkText[];
}

export const hopCounts = Array.from({ length: mostHops }, (_, hop) => hop + 1);

/** The look as an address has it; what it does not know is left out. */
export function lookFrom(search: URLSearchParams): Look {
  const whole = (name: string, least: number, most: number, otherwise: number | undefined) => {
    const value = Number(search.get(name) ?? Number.NaN);
    return Number.isInteger(value) && value >= least && value <= most ? value : otherwise;
  };
  return {
    look: lookKinds.find((kind) => kind === search.get('look')) ?? 'physical',
    vlan: whole('vlan', 1, 4094, undefined),
    around: search.get('around') ?? undefined,
    hops: whole('hops', 1, mostHops, 2) ?? 2,
    overlay: overlayKinds.find((kind) => kind === search.get('colour')),
    texts: linkTexts.filter((text) => search.getAll('text').includes(text)),
  };
}

/** The fields of an address that say it; none for what is so anyway. */
export function lookFields({ look, vlan, around, hops, overlay, texts }: Look): [string, string][] {
  const fields: [string, string][] = [];
  if (look !== 'physical') fields.push(['look', look]);
  if (look === 'vlan' && vlan !== undefined) fields.push(['vlan', String(vlan)]);
  if (look === 'around' && around !== undefined) fields.push(['around', around], ['hops', String(hops)]);
  if (overlay !== undefined) fields.push(['colour', overlay]);
  for (const text of texts) fields.push(['text', text]);
  return fields;
}
