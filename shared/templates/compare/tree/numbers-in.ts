/** The numbers of a list such as `10,20-22`, no more than there are VLANs. */
export function numbersIn(list: string): number[] {
  return list
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part.split('-').map(Number);
      return Array.from({ length: Math.max(0, Math.min(last - first + 1, 4_094)) }, (_, at) => first + at);
    })
    .slice(0, 4_094);
}
