export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Says where a position of a text is: line and column, both from 1. */
export function placesIn(text: string): (position: number) => Place {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (position) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: position - (starts[low] ?? 0) + 1 };
  };
}
