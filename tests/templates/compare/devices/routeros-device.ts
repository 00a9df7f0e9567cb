type Entry = Map<string, string>;

interface Menu {
  readonly settings: Map<string, Entry>;
  entries: Entry[];
}

/** RouterOS as far as tests need it. It refuses an address on an interface that nobody has made. */
export class RouterosDevice {
  readonly menus = new Map<string, Menu>();

  enter(text: string): this {
    let path = '';
    for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
      const words = line.match(/\[[^\]]*\]|[^\s="[]+=(?:\[[^\]]*\]|"[^"]*"|\S*)|\S+/g) ?? [];
      const verb = words.findIndex((word) => /^(?:add|set|remove)$/.test(word));
      if (line.startsWith('/')) path = words.slice(0, verb < 0 ? undefined : verb).join(' ');
      if (verb >= 0) this.#command(path, words[verb] ?? '', words.slice(verb + 1));
    }
    return this;
  }

  get state(): unknown {
    return Object.fromEntries(
      [...this.menus]
        .map(([path, { settings, entries }]) => {
          const rows = entries.map((entry) => JSON.stringify([...entry].toSorted()));
          const own = [...settings].map(([key, values]) => [
            key,
            Object.fromEntries([...values].filter(([, value]) => value !== '""')),
          ]);
          return [
            path,
            {
              rows: path.includes('firewall filter') ? rows : rows.toSorted(),
              settings: Object.fromEntries(own.filter(([, values]) => Object.keys(values ?? {}).length > 0)),
            },
          ] as const;
        })
        .filter(([, { rows, settings }]) => rows.length + Object.keys(settings).length > 0),
    );
  }

  #command(path: string, verb: string, words: readonly string[]): void {
    const menu = this.menus.get(path) ?? { settings: new Map<string, Entry>(), entries: [] };
    this.menus.set(path, menu);
    const values = valuesOf(
      words.filter((word) => /^[a-z-]+=/.test(word) && !word.startsWith('place-before=')),
    );
    if (verb === 'add') {
      const on = path === '/ip address' ? values.get('interface') : undefined;
      if (
        on?.startsWith('vlan') &&
        !this.menus.get('/interface vlan')?.entries.some((row) => row.get('name') === on)
      )
        throw new Error(`input does not match any value of interface: ${on}`);
      if (menu.entries.some((row) => row.get('name') !== undefined && row.get('name') === values.get('name')))
        throw new Error('failure: already have such entry');
      const place = words.find((word) => word.startsWith('place-before='));
      const at =
        place === undefined
          ? menu.entries.length
          : menu.entries.findIndex(found(place.slice('place-before='.length)));
      if (at < 0) throw new Error(`no such item: ${place}`);
      menu.entries.splice(at, 0, values);
      return;
    }
    const [target = ''] = words.filter((word) => !/^[a-z-]+=/.test(word));
    if (verb === 'remove') {
      const rest = menu.entries.filter((entry) => !found(target)(entry));
      if (rest.length === menu.entries.length) throw new Error(`no such item: ${target}`);
      menu.entries = rest;
      return;
    }
    const rows = target.startsWith('[') ? menu.entries.filter(found(target)) : [];
    const settings =
      menu.settings.get(target.replaceAll(/\[ | \]/g, (sign) => sign.trim())) ?? new Map<string, string>();
    if (rows.length === 0)
      menu.settings.set(
        target.replaceAll(/\[ | \]/g, (sign) => sign.trim()),
        settings,
      );
    for (const row of rows.length === 0 ? [settings] : rows)
      for (const [key, value] of values) row.set(key, value);
  }
}

const valuesOf = (words: readonly string[]): Entry =>
  new Map(
    words.map((word) => [
      word.slice(0, word.indexOf('=')),
      word.slice(word.indexOf('=') + 1).replace(/^"([\w.:/,-]+)"$/, '$1'),
    ]),
  );

/** What `[find a=b c="d"]` finds. */
function found(target: string): (entry: Entry) => boolean {
  const wanted = valuesOf(target.match(/[a-z-]+=(?:"[^"]*"|[^\s\]]+)/g) ?? []);
  return (entry) => [...wanted].every(([key, value]) => entry.get(key) === value);
}
