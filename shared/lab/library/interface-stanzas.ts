/** What /etc/network/interfaces says of one interface. */
export interface Stanza {
  readonly addresses: readonly string[];
  /** Addresses that both of a pair have, under a MAC address of their own. */
  readonly virtual: readonly string[];
  /** Arguments of `ip` once it is up. */
  readonly commands: readonly string[];
}

/** The interfaces of ifupdown2 by name. */
export function interfaceStanzas(text: string): ReadonlyMap<string, Stanza> {
  const stanzas = text.split(/^(?=iface )/m).slice(1);
  return new Map(
    stanzas.map((stanza) => {
      const all = (pattern: RegExp): string[] => [...stanza.matchAll(pattern)].map(([, found = '']) => found);
      return [
        all(/^iface (\S+)/gm)[0] ?? '',
        {
          addresses: all(/^ +address (\S+)$/gm),
          virtual: all(/^ +address-virtual \S+ (\S+)$/gm),
          commands: all(/^ +post-up ip (.+)$/gm),
        },
      ];
    }),
  );
}
