import type { TopologyNode } from '../../contract/topology-items.ts';

export interface NameRules {
  readonly longest: number;
  /** Names in the file may not differ in case alone either. */
  readonly isLowerCase?: true;
}

/** A name for each node in a file whose names are letters, digits and hyphens, from its label; no two are alike. */
export function hostNames(
  nodes: readonly TopologyNode[],
  { longest, isLowerCase }: NameRules,
): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    nodes.map(({ id, label, type }) => {
      const plain = label
        .normalize('NFKD')
        .replaceAll(/\p{Mark}/gu, '')
        .replaceAll(/[^A-Za-z0-9]+/g, '-')
        .replaceAll(/^[-\d]+|-+$/g, '');
      const cased = isLowerCase ? plain.toLowerCase() : plain;
      const base = cased.slice(0, longest).replace(/-+$/, '') || type;
      let name = base;
      for (let number = 2; taken.has(name.toLowerCase()); number += 1)
        name = `${base.slice(0, longest - `${number}`.length - 1)}-${number}`;
      taken.add(name.toLowerCase());
      return [id, name] as const;
    }),
  );
}
