import { changesOfDocument } from './document-changes.ts';

/**
 * For the labels of one field jsdom goes through the document once for each label in it, and again for every field after
 * every change. Here they are looked for once after a change, for all fields.
 */
let labelled = new Map<Element | null, readonly HTMLLabelElement[]>();
let at = -1;

/** As the standard has it: what `for` names is the first element of this id, if it can be labelled. */
function labelledBy(label: HTMLLabelElement): Element | null {
  return label.hasAttribute('for') ? document.getElementById(label.htmlFor) : label.control;
}

function labelsOf(field: Element): readonly HTMLLabelElement[] {
  const changes = changesOfDocument();
  if (at !== changes) labelled = Map.groupBy(document.querySelectorAll('label'), labelledBy);
  at = changes;
  return labelled.get(field) ?? [];
}

for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement]) {
  const own = Object.getOwnPropertyDescriptor(prototype, 'labels')?.get;
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLInputElement) {
      const isHere = this.ownerDocument === document && this.isConnected && this.type !== 'hidden';
      return isHere ? labelsOf(this) : own?.call(this);
    },
  });
}
