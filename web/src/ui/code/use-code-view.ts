import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, lineNumbers } from '@codemirror/view';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { codeTheme } from './code-theme.ts';

export interface CodeViewOptions {
  readonly label: string;
  readonly value: string;
  /** The same object while nothing in it changes. */
  readonly extensions: Extension;
  readonly onChange: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

/**
 * CodeMirror in a shadow root below `host`. There it adopts constructed style sheets; in the document it would write
 * a style element, which the content security policy refuses. A value from outside replaces the text where it differs.
 */
export function useCodeView(options: CodeViewOptions): {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly view: EditorView | undefined;
} {
  const { label, value, extensions } = options;
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  latest.current = options;
  const [view, setView] = useState<EditorView>();
  const [changing] = useState(() => new Compartment());
  /** Texts that were handed over and have not come back as the value yet: typing is ahead of the page. */
  const sent = useRef<string[]>([]);
  const isTaking = useRef(false);
  /** What the view was last configured with. */
  const configured = useRef<Pick<CodeViewOptions, 'label' | 'extensions'>>(undefined);

  // Before the first frame: whoever opens an editor sees the text at once.
  useLayoutEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const { value: doc, extensions: given, label: name } = latest.current;
    configured.current = latest.current;
    const made = new EditorView({
      parent: root,
      state: EditorState.create({
        doc,
        extensions: [
          codeTheme,
          lineNumbers(),
          drawSelection(),
          EditorState.tabSize.of(4),
          changing.of([named(name), given]),
          EditorView.updateListener.of(({ docChanged, state, focusChanged, view: { hasFocus } }) => {
            if (docChanged && !isTaking.current) {
              const text = state.doc.toString();
              sent.current.push(text);
              latest.current.onChange(text);
            }
            if (focusChanged && !hasFocus) latest.current.onBlur?.();
          }),
        ],
      }),
    });
    setView(made);
    return () => {
      setView(undefined);
      made.destroy();
    };
  }, [changing]);

  useEffect(() => {
    const { current } = configured;
    // Configuring anew makes every extension again and parses the whole text.
    if (!view || (current?.label === label && current.extensions === extensions)) return;
    configured.current = { label, extensions };
    view.dispatch({ effects: changing.reconfigure([named(label), extensions]) });
  }, [view, changing, label, extensions]);

  useEffect(() => {
    const at = sent.current.indexOf(value);
    if (at >= 0) sent.current.splice(0, at + 1);
    if (!view || at >= 0 || view.state.doc.toString() === value) return;
    sent.current = [];
    isTaking.current = true;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
    isTaking.current = false;
  }, [view, value]);

  return { host, view };
}

const named = (label: string): Extension => EditorView.contentAttributes.of({ 'aria-label': label });
