import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merge } from '#web/ui/editing/merge.ts';

interface Site {
  readonly name: string;
  readonly users: number;
  readonly floors: number;
}
interface Document {
  readonly title: string;
  readonly wan: { readonly kind: string; readonly mbps?: number | undefined };
  readonly services: readonly string[];
  readonly sites: readonly Site[];
}

const rules = { rows: { sites: (row: object) => ('name' in row ? String(row.name) : '') } };
const text = fc.constantFrom('a', 'b', 'c');
const figure = fc.integer({ min: 0, max: 2 });
/** No site becomes another one by a new name alone: each has floors of its own. */
const siteNamed = (name: string, index: number) =>
  fc.record({ name: fc.constant(name), users: figure, floors: figure.map((floors) => 10 * index + floors) });
const anyDocument: fc.Arbitrary<Document> = fc.record({
  title: text,
  wan: fc.record({ kind: text, mbps: fc.option(figure, { nil: undefined }) }),
  services: fc.subarray(['dns', 'dhcp', 'vpn']),
  sites: fc
    .tuple(...['Leeds', 'York', 'Hull', 'Bath'].map(siteNamed))
    .chain((sites) => fc.shuffledSubarray(sites)),
});

/** Every field by its place, sites by their name; a site that is there has a mark of its own. */
function fieldsOf({ title, wan, services, sites }: Document): Map<string, unknown> {
  return new Map<string, unknown>([
    ['title', title],
    ['wan.kind', wan.kind],
    ['wan.mbps', wan.mbps],
    ['services', services.join()],
    ...sites.flatMap(({ name, users, floors }): [string, unknown][] => [
      [`sites[${name}]`, true],
      [`sites[${name}].users`, users],
      [`sites[${name}].floors`, floors],
    ]),
  ]);
}

describe('two edits of one document', () => {
  it('keep every change that only one side made', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, anyDocument, (base, mine, theirs) => {
        const merged = merge({ base, mine, theirs }, rules);
        const [before, my, their, all] = [base, mine, theirs, merged.value as Document].map(fieldsOf);
        const contested = merged.changes.filter(({ isContested }) => isContested).map(({ path }) => path);
        for (const path of new Set([before, my, their].flatMap((fields) => [...(fields?.keys() ?? [])]))) {
          if (contested.some((other) => path.startsWith(other))) continue;
          const [was, mineIs, theirsIs] = [before?.get(path), my?.get(path), their?.get(path)];
          if (theirsIs === was) expect(all?.get(path), path).toBe(mineIs);
          else if (mineIs === was) expect(all?.get(path), path).toBe(theirsIs);
        }
      }),
    );
  });

  it('leave nothing to choose where one side changed nothing', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (base, other) => {
        expect(merge({ base, mine: other, theirs: base }, rules)).toEqual({ value: other, changes: [] });
        const taken = merge({ base, mine: base, theirs: other }, rules);
        expect(taken.value).toEqual(other);
        expect(taken.changes.some(({ isContested }) => isContested)).toBe(false);
      }),
    );
  });

  it('ask about fields that both changed, and take theirs where chosen', () => {
    const base = { title: 'a', wan: { kind: 'vpn' }, sites: [{ name: 'Leeds', users: 1 }] };
    const mine = { title: 'b', wan: { kind: 'vpn' }, sites: [{ name: 'Leeds', users: 2 }] };
    const theirs = { title: 'c', wan: { kind: 'mpls' }, sites: [{ name: 'Leeds', users: 3 }] };
    const { value, changes } = merge({ base, mine, theirs }, rules, new Set(['sites[Leeds].users']));
    expect(value).toEqual({ title: 'b', wan: { kind: 'mpls' }, sites: [{ name: 'Leeds', users: 3 }] });
    expect(changes).toEqual([
      { path: 'title', base: 'a', mine: 'b', theirs: 'c', isContested: true },
      { path: 'wan.kind', base: 'vpn', mine: 'vpn', theirs: 'mpls', isContested: false },
      { path: 'sites[Leeds].users', base: 1, mine: 2, theirs: 3, isContested: true },
    ]);
  });

  it('keep rows apart by their names, and follow a renamed one', () => {
    const [leeds, york, hull] = ['Leeds', 'York', 'Hull'].map((name) => ({ name, users: 1, floors: 1 }));
    const mine = [leeds, { ...york, name: 'York 2' }];
    const theirs = [leeds, { ...york, users: 5 }, hull];
    expect(
      merge({ base: { sites: [leeds, york] }, mine: { sites: mine }, theirs: { sites: theirs } }, rules),
    ).toEqual({
      value: { sites: [leeds, { name: 'York 2', users: 5, floors: 1 }, hull] },
      changes: [
        { path: 'sites[York 2].users', base: 1, mine: 1, theirs: 5, isContested: false },
        { path: 'sites[Hull]', base: undefined, mine: undefined, theirs: hull, isContested: false },
      ],
    });
  });
});
