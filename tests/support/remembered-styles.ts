import { changesOfDocument, hasChangedSince } from './document-changes.ts';

/**
 * jsdom works out the style of an element and of all above it anew after every change of the document, whatever it was,
 * and queries by role ask for the style of every element. Here an element keeps its style until something at it or above
 * it changes, or a style sheet does. It must not depend on siblings, on descendants or on what the user points at, which
 * is so as long as tests load none of the site's style sheets.
 */
interface Remembered {
  readonly style: CSSStyleDeclaration;
  /** So many changes of the document do not concern the element. */
  until: number;
}

const workOut = window.getComputedStyle.bind(window);
const remembered = new WeakMap<Element, Remembered>();

/** The same style, which looks each property up once. */
function lookedUpOnce(style: CSSStyleDeclaration): CSSStyleDeclaration {
  const values = new Map<string | symbol, unknown>();
  const once = (name: string | symbol, look: () => unknown) => {
    if (!values.has(name)) values.set(name, look());
    return values.get(name);
  };
  const getPropertyValue = (name: string) => once(`value of ${name}`, () => style.getPropertyValue(name));
  return new Proxy(style, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return getPropertyValue;
      return once(name, () => {
        const value: unknown = Reflect.get(style, name, style);
        return typeof value === 'function' ? value.bind(style) : value;
      });
    },
  });
}

function styleOf(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo || !element.isConnected || element.ownerDocument !== document) return workOut(element, pseudo);
  const changes = changesOfDocument();
  const known = remembered.get(element);
  if (known && (known.until === changes || !hasChangedSince(known.until, element))) {
    known.until = changes;
    return known.style;
  }
  const style = lookedUpOnce(workOut(element));
  remembered.set(element, { style, until: changes });
  return style;
}

// In tests the window is the global object, and the document has another one.
for (const view of [window, document.defaultView ?? window]) view.getComputedStyle = styleOf;
