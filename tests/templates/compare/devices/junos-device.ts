interface Level {
  readonly below: Map<string, Level>;
}

const empty = (): Level => ({ below: new Map() });

/** Words with a name after them, and words with one value: what the schema says of the statements that tests use. */
const named = /^(?:unit|family|filter|term|group|neighbor|route|server)$/;
const single = /^(?:description|host-name|mtu|peer-as|vlan-id)$/;

/** The candidate configuration of Junos as far as tests need it, with `set`, `delete` and `insert`. */
export class JunosDevice {
  readonly root = empty();

  enter(text: string): this {
    for (const line of text.split('\n').filter((one) => one !== '')) {
      const [verb = '', ...words] = line.match(/"[^"]*"|\S+/g) ?? [];
      if (verb === 'set') this.#set(words);
      else if (verb === 'delete') this.#delete(words);
      else if (verb === 'insert') this.#insert(words);
      else throw new Error(`unknown command: ${line}`);
    }
    return this;
  }

  get state(): unknown {
    return stateOf(this.root, '');
  }

  #set(words: readonly string[]): void {
    let at = this.root;
    for (const level of levelsOf(words)) {
      const [word = ''] = level.split(' ');
      if (single.test(word))
        for (const key of at.below.keys()) if (key.startsWith(`${word} `)) at.below.delete(key);
      const next = at.below.get(level) ?? empty();
      at.below.set(level, next);
      at = next;
    }
  }

  #delete(words: readonly string[]): void {
    const levels = levelsOf(words);
    const last = levels.pop() ?? '';
    const at = this.#find(levels);
    if (!at.below.has(last)) throw new Error(`warning: statement not found: ${words.join(' ')}`);
    at.below.delete(last);
  }

  #insert(words: readonly string[]): void {
    const at = words.findIndex((word) => word === 'before' || word === 'after');
    const levels = levelsOf(words.slice(0, at));
    const last = levels.pop() ?? '';
    const { below } = this.#find(levels);
    const other = words.slice(at + 1).join(' ');
    const rows = [...below].filter(([key]) => key !== last);
    const place = rows.findIndex(([key]) => key === other);
    const own = below.get(last);
    if (place < 0 || own === undefined) throw new Error(`error: statement not found: ${words.join(' ')}`);
    rows.splice(words[at] === 'before' ? place : place + 1, 0, [last, own]);
    below.clear();
    for (const [key, value] of rows) below.set(key, value);
  }

  #find(levels: readonly string[]): Level {
    return levels.reduce((at, level) => {
      const next = at.below.get(level);
      if (next === undefined) throw new Error(`warning: statement not found: ${levels.join(' ')}`);
      return next;
    }, this.root);
  }
}

function levelsOf(words: readonly string[]): string[] {
  const levels: string[] = [];
  for (let at = 0; at < words.length; ) {
    const [word = '', next] = words.slice(at, at + 2);
    const isFilterOfPort = word === 'filter' && (next === 'input' || next === 'output');
    const isPair = next !== undefined && ((named.test(word) && !isFilterOfPort) || single.test(word));
    levels.push(isPair ? `${word} ${next}` : word);
    at += isPair ? 2 : 1;
  }
  return levels;
}

/** Levels that have become empty are no longer shown. */
function stateOf({ below }: Level, level: string): unknown {
  const rows = [...below].map(([key, own]) => [key, stateOf(own, key)] as const);
  return level.startsWith('filter ') || level === 'import' ? rows : Object.fromEntries(rows);
}
