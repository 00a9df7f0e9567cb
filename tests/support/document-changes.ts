/** jsdom forgets what it has worked out with every change of the document; most of it would still hold. Counts the changes. */
let count = 0;
const last = new WeakMap<Node, number>();

const isSheet = (node: Node): boolean => node.nodeName === 'STYLE' || node.nodeName === 'LINK';

function note(records: readonly MutationRecord[]): void {
  if (records.length === 0) return;
  count += 1;
  for (const { type, target, addedNodes, removedNodes } of records) {
    if (type === 'attributes') last.set(target, count);
    const moved = [...addedNodes, ...removedNodes];
    for (const node of moved) last.set(node, count);
    if ([target, ...moved].some(isSheet)) last.set(document, count);
  }
}

const observer = new MutationObserver(note);
observer.observe(document, { subtree: true, childList: true, attributes: true });

/** So many changes there were until now. */
export function changesOfDocument(): number {
  note(observer.takeRecords());
  return count;
}

/** Whether an element, something above it or a style sheet has changed after so many changes. */
export function hasChangedSince(changes: number, element: Element): boolean {
  for (let node: Node | null = element; node; node = node.parentNode)
    if ((last.get(node) ?? 0) > changes) return true;
  return false;
}
