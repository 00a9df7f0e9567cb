/** A device with a command line like that of IOS, as far as tests need it: what it refuses is an error. */
export interface Section {
  readonly lines: Map<string, Section>;
}

const empty = (): Section => ({ lines: new Map() });

/** Statements of which the device keeps one, by what they begin with. */
const single =
  /^(?:hostname|description|mtu|name|ip address|switchport mode|switchport access vlan|ip access-group|shutdown|router-id|neighbor \S+ (?:remote-as|description)|logging trap|spanning-tree mode|ntp source|ip ssh version|neighbor \S+ route-map|set \S+|exec-timeout|transport input)\b/;

const opens =
  /^(?:interface|vlan|router|ip access-list|line|address-family|route-map|policy-map|class|vrf definition|class-map)\b/;

export class CommandLineDevice {
  readonly root = empty();

  /** Enters lines, each section by its indentation. @throws what the device answers */
  enter(text: string): this {
    const stack: { readonly indent: number; readonly section: Section }[] = [
      { indent: -1, section: this.root },
    ];
    for (const line of text.split('\n')) {
      const command = line.trim();
      if (command === '' || command.startsWith('!') || command.startsWith('exit')) continue;
      const indent = line.length - line.trimStart().length;
      while ((stack.at(-1)?.indent ?? -1) >= indent) stack.pop();
      const section = stack.at(-1)?.section ?? this.root;
      const opened = this.#command(command, section);
      if (opened) stack.push({ indent, section: opened });
    }
    return this;
  }

  /** Its configuration, with what is so anyway left out, as one value that can be compared. */
  get state(): unknown {
    return stateOf(this.root, '');
  }

  #command(command: string, section: Section): Section | undefined {
    if (command.startsWith('default ')) {
      section.lines.delete(command.slice('default '.length));
      return undefined;
    }
    if (command.startsWith('no ')) {
      this.#remove(command.slice('no '.length), section);
      return undefined;
    }
    this.#verify(command, section);
    const entry = /^(\d+|seq \d+) (permit|deny) /.exec(command);
    if (entry && [...section.lines.keys()].some((line) => line.startsWith(`${entry[1]} `)))
      throw new Error(`% Duplicate sequence number: ${command}`);
    const key = single.exec(command)?.[0];
    const isListed = /^ip prefix-list (\S+) seq (\d+) /.exec(command);
    if (isListed && [...this.root.lines.keys()].some((line) => line.startsWith(isListed[0])))
      throw new Error(`% Duplicate sequence number: ${command}`);
    if (key !== undefined)
      for (const line of section.lines.keys())
        if (line === key || line.startsWith(`${key} `)) section.lines.delete(line);
    const own = section.lines.get(command) ?? empty();
    if (opens.test(command) && command.startsWith('route-map ')) {
      const [, name, , number] = command.split(' ');
      for (const line of section.lines.keys())
        if (new RegExp(`^route-map ${name} (?:permit|deny) ${number}$`).test(line) && line !== command) {
          const earlier = section.lines.get(line) ?? empty();
          section.lines.delete(line);
          section.lines.set(command, earlier);
          return earlier;
        }
    }
    section.lines.set(command, own);
    return opens.test(command) ? own : undefined;
  }

  #remove(command: string, section: Section): void {
    const lists = /^ip access-list \S+ (\S+)$/.exec(command);
    if (lists && this.#all().some((line) => line.startsWith(`ip access-group ${lists[1]} `)))
      throw new Error(`% Access list ${lists[1]} is in use`);
    const maps = /^route-map (\S+) /.exec(command);
    const isLast = [...this.root.lines.keys()].filter((line) => line.startsWith(`${maps?.[0]}`)).length === 1;
    if (maps && isLast && this.#all().some((line) => line.includes(` route-map ${maps[1]} `)))
      throw new Error(`% Route map ${maps[1]} is in use`);
    const key = single.exec(command)?.[0];
    let found = 0;
    const drop = (own: Section): void => {
      for (const [line, below] of own.lines) {
        const isIt =
          line === command ||
          line.startsWith(`${command} `) ||
          (key !== undefined && line.startsWith(`${key} `));
        if (isIt) {
          own.lines.delete(line);
          found += 1;
        } else if (command.startsWith('neighbor ') && command.split(' ').length === 2) drop(below);
      }
    };
    drop(section);
    if (found === 0 && command !== 'shutdown') throw new Error(`% Nothing to remove: no ${command}`);
  }

  /** What is named has to be there, and no two interfaces are in one subnet. */
  #verify(command: string, section: Section): void {
    const list = /^ip access-group (\S+) /.exec(command)?.[1];
    if (list && !this.#has((line) => line === `ip access-list extended ${list}`))
      throw new Error(`% No access list ${list}`);
    const vlan = /^switchport access vlan (\d+)$/.exec(command)?.[1];
    if (vlan && !this.#has((line) => line === `vlan ${vlan}`)) throw new Error(`% No VLAN ${vlan}`);
    const map = / route-map (\S+) (?:in|out)$/.exec(command)?.[1];
    if (map && !this.#has((line) => line.startsWith(`route-map ${map} `)))
      throw new Error(`% No route map ${map}`);
    if (!command.startsWith('ip address ')) return;
    for (const own of this.root.lines.values())
      if (own !== section && own.lines.has(command))
        throw new Error(`% ${command} overlaps with another interface`);
  }

  #has(is: (line: string) => boolean): boolean {
    return [...this.root.lines.keys()].some(is);
  }

  #all(own: Section = this.root): string[] {
    return [...own.lines].flatMap(([line, below]) => [line, ...this.#all(below)]);
  }
}

function stateOf({ lines }: Section, header: string): unknown {
  const rows = [...lines].filter(
    ([line, below]) =>
      line !== 'no shutdown' && (below.lines.size > 0 || !/^(?:interface|router|line) /.test(line)),
  );
  if (header.startsWith('ip access-list '))
    return rows
      .map(([line]) => ({ number: Number.parseInt(line, 10), text: line.replace(/^\d+ /, '') }))
      .sort((a, b) => a.number - b.number)
      .map(({ text }) => text);
  if (header.startsWith('policy-map ')) return rows.map(([line, below]) => [line, stateOf(below, line)]);
  const entries = rows.filter(([line]) => line.startsWith('ip prefix-list '));
  const prefixes = Map.groupBy(
    entries.map(([line]) => line.split(' ')),
    ([, , name]) => name,
  );
  const others = rows.filter(([line]) => !line.startsWith('ip prefix-list '));
  return {
    ...Object.fromEntries(
      others.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([line, below]) => [line, stateOf(below, line)]),
    ),
    ...Object.fromEntries(
      [...prefixes].map(([name, words]) => [
        `prefix-list ${name}`,
        words.toSorted((a, b) => Number(a[4]) - Number(b[4])).map((row) => row.slice(5).join(' ')),
      ]),
    ),
  };
}
