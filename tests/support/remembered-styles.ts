import { changesOfDocument, hasChangedSince } from './document-changes.ts';

/**
 * jsdom works out the style of an element and of all above it anew after every change of the document, whatever it was,
 * and queries by role ask for the style of every element. Here an element keeps its style until something at it or above
 * it changes, or a style sheet does; and without a style sheet of its own, the document's elements share what they have
 * in common: a style depends on an element's kind and attributes, and on those above it. It must not depend on siblings,
 * on descendants or on what the user points at, which is so as long as tests load none of the site's style sheets.
 */
interface Alike {
  readonly values: Map<string, string>;
  /** By what distinguishes the elements below. */
  readonly below: Map<string, Alike>;
}
interface Remembered {
  readonly alike: Alike;
  readonly style: CSSStyleDeclaration;
  /** So many changes of the document do not concern the element. */
  until: number;
}

const workOut = window.getComputedStyle.bind(window);
const remembered = new WeakMap<Element, Remembered>();
const newAlike = (): Alike => ({ values: new Map(), below: new Map() });
const top = newAlike();

/** No rule of a browser's own style sheet asks for these. */
const withoutStyle = /^(aria-.*|class|data-.*|for|id|name|placeholder|role|tabindex|value)$/;

function kindOf(element: Element): string {
  const { attributes } = element;
  let kind = element.nodeName;
  for (let index = 0; index < attributes.length; index += 1) {
    const { name, value } = attributes[index] as Attr;
    if (!withoutStyle.test(name)) kind += `\n${name}=${value}`;
  }
  return kind;
}

function alikeOf(element: Element): Alike {
  if (document.styleSheets.length > 0) return newAlike();
  const above = element.parentElement ? rememberedOf(element.parentElement).alike : top;
  const kind = kindOf(element);
  const known = above.below.get(kind) ?? newAlike();
  above.below.set(kind, known);
  return known;
}

/** The style of an element, which is worked out when a property is asked for that nothing alike was asked for. */
function sharedStyle(element: Element, alike: Alike): CSSStyleDeclaration {
  let worked: CSSStyleDeclaration | undefined;
  const style = () => {
    worked ??= workOut(element);
    return worked;
  };
  const once = (name: string, look: () => string): string => {
    const known = alike.values.get(name);
    if (known !== undefined) return known;
    const value = look();
    // Whoever holds the style of an element that has changed meanwhile may not speak for those that are as it was.
    if (element.isConnected && rememberedOf(element).alike === alike) alike.values.set(name, value);
    return value;
  };
  const getPropertyValue = (name: string) => once(`value of ${name}`, () => style().getPropertyValue(name));
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return getPropertyValue;
      const known = typeof name === 'string' ? alike.values.get(name) : undefined;
      if (known !== undefined) return known;
      const value: unknown = Reflect.get(style(), name, style());
      if (typeof name === 'string' && typeof value === 'string') return once(name, () => value);
      return typeof value === 'function' ? value.bind(style()) : value;
    },
  });
}

function rememberedOf(element: Element): Remembered {
  const changes = changesOfDocument();
  const known = remembered.get(element);
  if (known && (known.until === changes || !hasChangedSince(known.until, element))) {
    known.until = changes;
    return known;
  }
  const alike = alikeOf(element);
  const found = { alike, style: sharedStyle(element, alike), until: changes };
  remembered.set(element, found);
  return found;
}

function styleOf(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo || !element.isConnected || element.ownerDocument !== document) return workOut(element, pseudo);
  return rememberedOf(element).style;
}

// In tests the window is the global object, and the document has another one.
for (const view of [window, document.defaultView ?? window]) view.getComputedStyle = styleOf;
