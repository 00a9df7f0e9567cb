interface Section {
  readonly values: Map<string, string>;
  readonly entries: Map<string, Section>;
  readonly configs: Map<string, Section>;
}

const empty = (): Section => ({ values: new Map(), entries: new Map(), configs: new Map() });

/** FortiOS as far as tests need it. It refuses an address that a policy names and nobody has made, and to delete one in use. */
export class FortiosDevice {
  readonly root = empty();

  enter(text: string): this {
    const stack: Section[] = [this.root];
    for (const line of text.split('\n')) {
      const [verb = '', ...rest] = line.trim().replaceAll('"', '').split(' ');
      const section = stack.at(-1) ?? this.root;
      const name = rest.join(' ');
      switch (verb) {
        case '':
          break;
        case 'config':
          stack.push(made(section.configs, name));
          break;
        case 'edit':
          stack.push(made(section.entries, name));
          break;
        case 'next':
        case 'end':
          stack.pop();
          break;
        case 'set':
          this.#verify(rest);
          section.values.set(rest[0] ?? '', rest.slice(1).join(' '));
          break;
        case 'unset':
          section.values.delete(name);
          break;
        case 'delete':
          if (!section.entries.has(name)) throw new Error(`entry not found: ${name}`);
          if (this.#uses(name)) throw new Error(`entry in use: ${name}`);
          section.entries.delete(name);
          break;
        case 'move': {
          const [what = '', place, other = ''] = rest;
          const rows = [...section.entries].filter(([key]) => key !== what);
          const at = rows.findIndex(([key]) => key === other);
          if (at < 0) throw new Error(`entry not found: ${other}`);
          rows.splice(place === 'before' ? at : at + 1, 0, [what, section.entries.get(what) ?? empty()]);
          section.entries.clear();
          for (const [key, value] of rows) section.entries.set(key, value);
          break;
        }
        default:
          throw new Error(`unknown action ${verb}`);
      }
    }
    if (stack.length !== 1) throw new Error('A section is not ended.');
    return this;
  }

  get state(): unknown {
    return stateOf(this.root, '');
  }

  #verify([key = '', ...values]: readonly string[]): void {
    const addresses = this.root.configs.get('firewall address')?.entries;
    for (const value of values)
      if (/^(?:src|dst)addr$/.test(key) && value !== 'all' && !addresses?.has(value))
        throw new Error(`No address ${value}`);
  }

  #uses(name: string): boolean {
    return [...(this.root.configs.get('firewall policy')?.entries.values() ?? [])].some(({ values }) =>
      [values.get('srcaddr'), values.get('dstaddr')].includes(name),
    );
  }
}

function made(from: Map<string, Section>, name: string): Section {
  const own = from.get(name) ?? empty();
  from.set(name, own);
  return own;
}

/** A section without anything in it is none. */
function stateOf({ values, entries, configs }: Section, name: string): unknown {
  const rows = [...entries].map(([key, below]) => [key, stateOf(below, key)] as const);
  const own = [...configs]
    .filter(([, below]) => !isNothing(below))
    .map(([key, below]) => [key, stateOf(below, key)] as const);
  return {
    values: Object.fromEntries(values),
    entries: name === 'firewall policy' ? rows : Object.fromEntries(rows),
    configs: Object.fromEntries(own),
  };
}

const isNothing = ({ values, entries, configs }: Section): boolean =>
  values.size === 0 && entries.size === 0 && [...configs.values()].every(isNothing);
