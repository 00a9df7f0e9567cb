import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
} from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
  insertNewlineKeepIndent,
} from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightActiveLine, highlightActiveLineGutter, keymap } from '@codemirror/view';
import { type Ref, useEffect, useImperativeHandle, useMemo } from 'react';
import { CodeFrame } from './code-frame.tsx';
import { type CodeProblem, diagnosticOf } from './code-problem.ts';
import { useCodeView } from './use-code-view.ts';

/** What a page may do to the text beside typing in it. */
export interface CodeEditorHandle {
  /** Puts a text in the place of the selection, and goes on from there. */
  readonly insert: (text: string) => void;
  /** Goes to a line and a column, both from 1. */
  readonly goTo: (line: number, column?: number) => void;
}

export interface CodeEditorProps {
  /** Names the field for screen readers. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: () => void;
  readonly isReadOnly?: boolean;
  /** The language, with its completion; the same object while it is the same. */
  readonly language: Extension;
  readonly problems: readonly CodeProblem[];
  readonly ref?: Ref<CodeEditorHandle>;
}

/**
 * A text under edit: history, search, completion, problems in the gutter. Tab indents; Escape and then Tab leaves.
 * Ctrl+Enter is left to the page, which saves.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { label, value, onChange, onBlur, isReadOnly = false, language, problems, ref } = props;
  const extensions = useMemo(
    () => [editing, language, EditorState.readOnly.of(isReadOnly)],
    [language, isReadOnly],
  );
  const { host, view } = useCodeView({ label, value, extensions, onChange, onBlur });

  useEffect(() => {
    if (!view) return;
    const { doc } = view.state;
    view.dispatch(
      setDiagnostics(
        view.state,
        problems.map((problem) => diagnosticOf(problem, doc)),
      ),
    );
  }, [view, problems]);

  useImperativeHandle(
    ref,
    () => ({
      insert: (text) => {
        view?.dispatch(view.state.replaceSelection(text), {
          scrollIntoView: true,
          userEvent: 'input.complete',
        });
        view?.focus();
      },
      goTo: (line, column = 1) => {
        if (!view) return;
        const { doc } = view.state;
        const { from, length } = doc.line(Math.min(Math.max(line, 1), doc.lines));
        const anchor = from + Math.min(column - 1, length);
        view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
        view.focus();
      },
    }),
    [view],
  );
  return <CodeFrame host={host} />;
}

const editing: Extension = [
  history(),
  bracketMatching(),
  closeBrackets(),
  autocompletion({ icons: false }),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  lintGutter(),
  keymap.of([
    { key: 'Tab', run: acceptCompletion },
    // Spaces are part of a configuration: a new line begins as the one above it, and no brace moves it.
    { key: 'Enter', run: insertNewlineKeepIndent },
    ...closeBracketsKeymap,
    ...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'),
    ...searchKeymap,
    ...historyKeymap,
    ...lintKeymap,
    indentWithTab,
  ]),
];
