/** A device, link or subnet of the plan, and what it is called here. */
export interface ElementReference {
  readonly id: string;
  readonly label: string;
}

/** What one cell of a section says. `none` is what an empty list means. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly none: string }
  | { readonly kind: 'elements'; readonly elements: readonly ElementReference[]; readonly none: string }
  | { readonly kind: 'vlans'; readonly vlans: readonly number[] };

export const textCell = (text: string): Cell => ({ kind: 'text', text });
export const numberCell = (value: number): Cell => ({ kind: 'number', value });
export const vlansCell = (vlans: readonly number[]): Cell => ({ kind: 'vlans', vlans });
export const listCell = (items: readonly string[], none = '–'): Cell => ({ kind: 'list', items, none });
export const elementCell = (element: ElementReference): Cell => elementsCell([element]);
export const elementsCell = (elements: readonly ElementReference[], none = '–'): Cell => ({
  kind: 'elements',
  elements,
  none,
});

/** The words of a cell one by one; VLANs that count up are one range. */
export function cellEntries(cell: Cell, nameOf = ({ label }: ElementReference) => label): string[] {
  switch (cell.kind) {
    case 'text':
      return [cell.text];
    case 'number':
      return [`${cell.value}`];
    case 'list':
      return cell.items.length === 0 ? [cell.none] : [...cell.items];
    case 'elements':
      return cell.elements.length === 0 ? [cell.none] : cell.elements.map(nameOf);
    case 'vlans':
      return cell.vlans.length === 0 ? ['–'] : vlanRanges(cell.vlans);
  }
}

/** VLANs that count up as ranges, the lowest first: `20`, `101-104`. */
export function vlanRanges(numbers: readonly number[]): string[] {
  const ranges: { from: number; to: number }[] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && number <= last.to + 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  return ranges.map(({ from, to }) => (to > from ? `${from}-${to}` : `${from}`));
}

/** `10, 20, 101-104`. */
export const cellText = (cell: Cell): string => cellEntries(cell).join(', ');
