/** What a page says of its editor; set up by `installFirstKeyProbe` before the page's own scripts. */
export interface FirstKeyProbe {
  /** When the last click was made, on the page's clock in milliseconds. */
  clickedAt: number | undefined;
  /** When the frame was shown that has the first typed text, highlighted. */
  shownAt: number | undefined;
}

declare global {
  interface Window {
    firstKey: FirstKeyProbe;
  }
}

/**
 * Runs in the page. From the first click on an element that matches `opener` it types `text` into CodeMirror as soon as
 * there is one to take it, in a shadow root or the document: our editor and its peer are measured by the same rule, and
 * without the way from this process to the browser.
 */
export function installFirstKeyProbe({ opener, text }: { opener: string; text: string }): void {
  const roots: (ShadowRoot | Document)[] = [document];
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    roots.push(root);
    return root;
  };
  const probe: FirstKeyProbe = { clickedAt: undefined, shownAt: undefined };
  window.firstKey = probe;

  const editor = () => {
    for (const root of roots) {
      const found = root.querySelector<HTMLElement>('.cm-content[contenteditable="true"]');
      if (found?.isConnected) return found;
    }
    return undefined;
  };
  const isShown = (content: HTMLElement) =>
    [...content.querySelectorAll('.cm-line')].some(
      (line) => line.textContent?.startsWith(text) && line.querySelector('span[class]'),
    );
  const wait = () => {
    const content = editor();
    if (content && isShown(content)) {
      // The frame after the one in which it was drawn: then it is on the screen.
      requestAnimationFrame(() => {
        probe.shownAt = performance.now();
      });
      return;
    }
    if (content && !content.textContent?.includes(text)) {
      content.focus();
      document.execCommand('insertText', false, text);
    }
    requestAnimationFrame(wait);
  };
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (probe.clickedAt !== undefined || !(target instanceof Element && target.closest(opener))) return;
      probe.clickedAt = timeStamp;
      requestAnimationFrame(wait);
    },
    { capture: true },
  );
}
