import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, lineNumbers } from '@codemirror/view';
import { type RefObject, useEffect, useRef, useState } from 'react';
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

  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const { value: doc, extensions: given, label: name } = latest.current;
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
            if (docChanged) latest.current.onChange(state.doc.toString());
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
    view?.dispatch({ effects: changing.reconfigure([named(label), extensions]) });
  }, [view, changing, label, extensions]);

  useEffect(() => {
    if (!view || view.state.doc.toString() === value) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } });
  }, [view, value]);

  return { host, view };
}

const named = (label: string): Extension => EditorView.contentAttributes.of({ 'aria-label': label });
