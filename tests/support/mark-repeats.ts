/**
 * Runs in a page. Marks elements by `data-repeats` whose text has the contrast of three others before them: colours, size
 * and weight are the same, and so is what they and all their ancestors paint. Unmarked stays what those might not speak for:
 * text that is hidden or of one character, and fields.
 */
export function markRepeats(within: string): void {
  const properties = [
    'color',
    'background',
    'opacity',
    'font-size',
    'font-weight',
    'text-shadow',
    'filter',
    'mix-blend-mode',
    'position',
    'z-index',
    'clip-path',
  ];
  const ids = new Map<string, number>();
  const known = new WeakMap<Element, number>();
  /** Of all that an element and its ancestors paint, as a number. */
  const lookOf = (element: Element): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const style = getComputedStyle(element);
    const above = element.parentElement ? lookOf(element.parentElement) : 0;
    const control = element instanceof HTMLLabelElement ? element.control : undefined;
    const isDisabled = (control ?? element).matches(':disabled, [aria-disabled="true"], [inert]');
    const own = properties.map((name) => style.getPropertyValue(name)).join('|');
    const look = `${above} ${isDisabled} ${own}`;
    const id = ids.get(look) ?? ids.size + 1;
    ids.set(look, id);
    known.set(element, id);
    return id;
  };
  const ownText = (element: Element): string =>
    [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('');

  for (const marked of document.querySelectorAll('[data-repeats]')) marked.removeAttribute('data-repeats');
  const seen = new Map<number, number>();
  for (const root of document.querySelectorAll(within)) {
    for (const element of root.querySelectorAll('*')) {
      if (ownText(element).trim().length < 2) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const look = lookOf(element);
      const count = seen.get(look) ?? 0;
      seen.set(look, count + 1);
      if (count >= 3) element.setAttribute('data-repeats', '');
    }
  }
}
