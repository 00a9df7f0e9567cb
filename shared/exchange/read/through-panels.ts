import type { ReadLink } from './read-network.ts';

/**
 * Cables that run through patch panels as one link each: two that end at the same number of a panel, such as its `Front 7` and
 * `Rear 7`. Others keep their end at the panel.
 *
 * @param panels ids of the panels, which may follow each other
 */
export function throughPanels(links: readonly ReadLink[], panels: readonly string[]): readonly ReadLink[] {
  return panels.reduce(joinedAt, links);
}

function joinedAt(links: readonly ReadLink[], panel: string): readonly ReadLink[] {
  const numbered = Map.groupBy(links, (link) => numberAt(link, panel));
  return [...numbered].flatMap(([number, found]) => {
    const [one, other, ...more] = found.map((link) => from(link, panel));
    if (number === undefined || one === undefined || other === undefined || more.length > 0) return found;
    return one.target === other.target ? found : [joined(one, other)];
  });
}

/** The last figures of the port's name, without leading zeros. */
function numberAt({ source, target, stated }: ReadLink, panel: string): string | undefined {
  const port = source === panel ? stated.sourcePort : target === panel ? stated.targetPort : undefined;
  return port?.match(/0*(\d+)\D*$/)?.[1];
}

/** A cable as it leaves the panel: its far end is its target. */
function from(link: ReadLink, panel: string): ReadLink {
  if (link.source === panel) return link;
  const { sourcePort, targetPort, addresses, ...stated } = link.stated;
  return {
    ...link,
    source: link.target,
    target: link.source,
    stated: {
      ...stated,
      ...(targetPort !== undefined && { sourcePort: targetPort }),
      ...(sourcePort !== undefined && { targetPort: sourcePort }),
      ...(addresses && {
        addresses: {
          ...(addresses.target !== undefined && { source: addresses.target }),
          ...(addresses.source !== undefined && { target: addresses.source }),
        },
      }),
    },
  };
}

/** Two cables that leave one panel as the link between their far ends: the lower rate, both lengths, what both carry. */
function joined(one: ReadLink, other: ReadLink): ReadLink {
  const { sourcePort: _one, targetPort: sourcePort, addresses: first, ...a } = one.stated;
  const { sourcePort: _other, targetPort, addresses: second, ...b } = other.stated;
  const rates = [a.bandwidthMbps, b.bandwidthMbps].filter((rate) => rate !== undefined);
  const lengths = [a.lengthM, b.lengthM].filter((length) => length !== undefined);
  const [vlans, others = vlans] = [a.vlans, b.vlans].filter((list) => list !== undefined);
  const ends = { source: first?.target, target: second?.target };
  return {
    id: one.id || other.id,
    source: one.target,
    target: other.target,
    stated: {
      ...b,
      ...a,
      ...(sourcePort !== undefined && { sourcePort }),
      ...(targetPort !== undefined && { targetPort }),
      ...(rates.length > 0 && { bandwidthMbps: Math.min(...rates) }),
      ...(lengths.length > 0 && { lengthM: lengths.reduce((sum, length) => sum + length, 0) }),
      ...(vlans && { vlans: vlans.filter((vlan) => others?.includes(vlan)) }),
      ...(first || second
        ? {
            addresses: {
              ...(ends.source !== undefined && { source: ends.source }),
              ...(ends.target !== undefined && { target: ends.target }),
            },
          }
        : {}),
    },
  };
}
