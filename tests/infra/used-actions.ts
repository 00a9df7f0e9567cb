import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Node, parseSync, Visitor } from 'oxc-parser';

/** What code does to tables: `equipment GetItem`, `reports Query byDesign`; and the actions on tables that it is given. */
export interface UsedActions {
  readonly onTables: ReadonlySet<string>;
  readonly onGiven: ReadonlySet<string>;
}

/** A declaration at the top of a module: what it names, and what it does itself. */
interface Unit {
  readonly references: Set<string>;
  readonly tables: Set<string>;
  readonly actions: Set<string>;
  /** Where one of its expressions names both. */
  readonly pairs: Set<string>;
  /** Tables that it queries, by an index that others may choose. */
  readonly queried: Set<string>;
  /** The table of `versioned('designs', …)`. */
  versions?: string;
}

interface Module {
  /** By local name: `file#name`. */
  readonly imports: ReadonlyMap<string, string>;
  readonly exports: ReadonlyMap<string, string>;
}

const commands: Readonly<Record<string, string>> = {
  GetCommand: 'GetItem',
  PutCommand: 'PutItem',
  UpdateCommand: 'UpdateItem',
  DeleteCommand: 'DeleteItem',
  BatchWriteCommand: 'BatchWriteItem',
  BatchGetCommand: 'BatchGetItem',
};
/** Writes of a transaction. */
const steps: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};
/** What storage/tables has for a table that is named first. */
const calls: Readonly<Record<string, string>> = {
  query: 'Query',
  readItem: 'BatchGetItem',
  batchGet: 'BatchGetItem',
  deleteItems: 'BatchWriteItem',
  addition: 'UpdateItem',
};
/** The methods of storage/tables/versioned.ts. */
const methods: Readonly<Record<string, string>> = {
  insert: 'PutItem',
  replace: 'PutItem',
  change: 'UpdateItem',
  remove: 'DeleteItem',
};

/** Reads modules as they are asked for, and keeps what it has read. */
export class ActionReader {
  readonly #modules = new Map<string, Module>();
  readonly #units = new Map<string, Unit>();

  /**
   * What the exports of a handler's file may do to tables, whatever it is called with: of a declaration that names several tables
   * and actions all are taken together. `leaveOut` are modules that are loaded for other routes only.
   */
  usedBy(handler: string, leaveOut: readonly string[] = []): UsedActions {
    const roots = [...this.#module(handler).exports.values()];
    const reached = new Set<string>();
    const reach = (id: string): void => {
      const [file = ''] = id.split('#');
      if (reached.has(id) || leaveOut.some((part) => file.endsWith(part))) return;
      const unit = this.#unit(id);
      if (!unit) return;
      reached.add(id);
      for (const next of unit.references) reach(next);
    };
    for (const root of roots) reach(root);
    return this.#told(reached, roots);
  }

  /** Binds the actions of what is given a table to the tables of those who give it. */
  #told(reached: ReadonlySet<string>, roots: readonly string[]): UsedActions {
    const tables = new Map<string, Set<string>>();
    const actions = new Map<string, Set<string>>();
    const onTables = new Set<string>();
    for (const id of reached) {
      const unit = this.#unit(id);
      tables.set(id, new Set(unit?.tables));
      actions.set(id, new Set(unit?.actions));
      for (const pair of unit?.pairs ?? []) onTables.add(pair);
    }
    for (let isNew = true; isNew; ) {
      isNew = false;
      const put = (set: Set<string> | undefined, value: string) => {
        if (set && !set.has(value)) {
          set.add(value);
          isNew = true;
        }
      };
      for (const id of reached) {
        for (const next of this.#unit(id)?.references ?? []) {
          if (!reached.has(next)) continue;
          const [itsTables, itsActions] = [tables.get(next), actions.get(next)];
          // What has both binds them itself.
          if (itsTables?.size === 0) for (const action of itsActions ?? []) put(actions.get(id), action);
          if (itsActions?.size === 0) for (const table of itsTables ?? []) put(tables.get(id), table);
        }
      }
    }
    for (const id of reached)
      for (const action of actions.get(id) ?? []) {
        for (const table of tables.get(id) ?? []) onTables.add(pairOf(table, action));
        if (action.startsWith('Query '))
          for (const table of this.#unit(id)?.queried ?? []) onTables.add(pairOf(table, action));
      }
    const onGiven = new Set(
      roots.flatMap((id) => (tables.get(id)?.size === 0 ? [...(actions.get(id) ?? [])] : [])),
    );
    return { onTables, onGiven };
  }

  #unit(id: string): Unit | undefined {
    const [file = '', name = ''] = id.split('#');
    const { exports } = this.#module(file);
    return this.#units.get(id) ?? this.#units.get(exports.get(name) ?? '');
  }

  #module(file: string): Module {
    const known = this.#modules.get(file);
    if (known) return known;
    if (!existsSync(file) || !file.endsWith('.ts')) return nothing;
    const { program } = parseSync(file, readFileSync(file, 'utf8'));
    const imports = new Map<string, string>();
    const exports = new Map<string, string>();
    const module = { imports, exports };
    this.#modules.set(file, module);
    const declared: [string, Node][] = [];
    const declare = (node: Node | null, isExported: boolean): void => {
      const named: [string, Node][] =
        node?.type === 'VariableDeclaration'
          ? node.declarations.flatMap((one): [string, Node][] => namesOf(one.id).map((name) => [name, one]))
          : (node?.type === 'FunctionDeclaration' || node?.type === 'ClassDeclaration') && node.id
            ? [[node.id.name, node]]
            : [];
      declared.push(...named);
      if (isExported) for (const [name] of named) exports.set(name, `${file}#${name}`);
    };
    for (const node of program.body) {
      if (node.type === 'ImportDeclaration' && node.importKind !== 'type') {
        for (const one of node.specifiers) {
          if (one.type === 'ImportNamespaceSpecifier')
            imports.set(one.local.name, `${resolved(file, node.source.value)}#*`);
          if (
            one.type === 'ImportSpecifier' &&
            one.importKind !== 'type' &&
            one.imported.type === 'Identifier'
          )
            imports.set(one.local.name, `${resolved(file, node.source.value)}#${one.imported.name}`);
        }
      } else if (node.type === 'ExportNamedDeclaration') {
        declare(node.declaration, true);
      } else declare(node, false);
    }
    const locals = new Set(declared.map(([name]) => name));
    const idOf = (name: string) => (locals.has(name) ? `${file}#${name}` : imports.get(name));
    for (const [name, node] of declared)
      this.#units.set(`${file}#${name}`, this.#read(node, file, name, idOf));
    return module;
  }

  #read(node: Node, file: string, own: string, idOf: (name: string) => string | undefined): Unit {
    const unit: Unit = {
      references: new Set(),
      tables: new Set(),
      actions: new Set(),
      pairs: new Set(),
      queried: new Set(),
    };
    const refer = (name: string) => {
      const id = name === own ? undefined : idOf(name);
      if (id !== undefined) unit.references.add(id);
    };
    /** Methods of versioned documents, told apart from the document. */
    const spared = new Set<number>();
    new Visitor({
      CallExpression: ({ callee, arguments: [first, second] }) => {
        if (callee.type === 'MemberExpression' && callee.object.type === 'Identifier') {
          const id = idOf(callee.object.name);
          const table = id === undefined || id.endsWith(`#${own}`) ? undefined : this.#unit(id)?.versions;
          const action = callee.property.type === 'Identifier' ? methods[callee.property.name] : undefined;
          if (table === undefined) return;
          spared.add(callee.object.start);
          if (action !== undefined) unit.pairs.add(pairOf(table, action));
        }
        if (callee.type !== 'Identifier') return;
        const table = first?.type === 'Literal' && typeof first.value === 'string' ? first.value : undefined;
        if (callee.name === 'versioned' && table !== undefined) {
          unit.versions = table;
          spared.add(callee.start);
        }
        if (callee.name === 'tableName' && table !== undefined) unit.tables.add(table);
        const action = calls[callee.name];
        if (action === undefined || !idOf(callee.name)?.includes('/tables/')) return;
        spared.add(callee.start);
        const index = second?.type === 'ObjectExpression' ? propertyOf(second, 'index') : undefined;
        const what = index === undefined ? action : `${action} ${index}`;
        if (table === undefined) unit.actions.add(what);
        else unit.pairs.add(pairOf(table, what));
        if (action === 'Query' && table !== undefined) unit.queried.add(table);
      },
      NewExpression: ({ callee }) => {
        const action = callee.type === 'Identifier' ? commands[callee.name] : undefined;
        if (action !== undefined) unit.actions.add(action);
      },
      Property: ({ key, value }) => {
        if (key.type !== 'Identifier') return;
        const action = steps[key.name];
        if (action !== undefined) unit.actions.add(action);
        // What a query is told elsewhere.
        const told = value.type === 'TSSatisfiesExpression' ? value.expression : value;
        if (/^(?:index|IndexName)$/.test(key.name) && told.type === 'Literal')
          unit.actions.add(`Query ${told.value}`);
      },
      MemberExpression: ({ object, property }) => {
        if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
        const id = idOf(object.name);
        if (id?.endsWith('#*')) unit.references.add(id.replace('#*', `#${property.name}`));
      },
      ImportExpression: ({ source }) => {
        if (source.type !== 'Literal' || typeof source.value !== 'string') return;
        const target = resolved(file, source.value);
        for (const name of this.#module(target).exports.keys()) unit.references.add(`${target}#${name}`);
      },
      Identifier: ({ name, start }) => {
        // It makes again what it is given.
        if (!spared.has(start) && name !== 'mergeAdditions') refer(name);
      },
    }).visit({ type: 'Program', body: [node], start: 0, end: 0 } as never);
    return unit;
  }
}

const nothing: Module = { imports: new Map(), exports: new Map() };

export const pairOf = (table: string, action: string): string => `${table} ${action}`;

function namesOf(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((one) => (one.type === 'Property' ? namesOf(one.value) : []));
}

/** The text of a property, `*` where it is worked out. */
function propertyOf(node: Extract<Node, { type: 'ObjectExpression' }>, name: string): string | undefined {
  for (const one of node.properties) {
    if (one.type !== 'Property' || one.key.type !== 'Identifier' || one.key.name !== name) continue;
    return one.value.type === 'Literal' && typeof one.value.value === 'string' ? one.value.value : '*';
  }
  return undefined;
}

function resolved(file: string, name: string): string {
  if (name.startsWith('#shared/')) return name.slice(1);
  return name.startsWith('.') ? normalize(join(dirname(file), name)) : name;
}
