import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { templateWords } from '#shared/vocabulary/fields/template-words.ts';
import { templateLanguage } from '#web/documents/templates/code/dialect-language.ts';
import { templateCompletion } from '#web/documents/templates/code/template-completion.ts';
import { CodeEditor, type CodeEditorHandle } from '#web/ui/code/code-editor.tsx';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import { DataPane } from './data-pane.tsx';
import { PreviewChoice } from './preview-choice.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { ProblemsList } from './problems-list.tsx';
import { TabStrip } from './tab-strip.tsx';
import type { TemplatePreview } from './use-template-preview.ts';
import { ValuesPane } from './values-pane.tsx';
import styles from './workbench.module.css';

export interface WorkbenchProps {
  readonly text: string;
  /** Left out: the text is only read. */
  readonly onChange?: (text: string) => void;
  readonly onBlur?: () => void;
  /** Where the text comes from, above it. */
  readonly source: ReactNode;
  /** Between the bar and the text. */
  readonly file?: ReactNode;
  readonly preview: TemplatePreview;
}

type Pane = 'text' | 'preview' | 'values' | 'data';
const title = templateWords.configContent.label;

/** The text beside what comes of it; on a phone one at a time. */
export function Workbench({ text, onChange, onBlur, source, file, preview }: WorkbenchProps) {
  const editor = useRef<CodeEditorHandle>(null);
  const id = useId();
  const isPhone = useIsPhone();
  const [chosen, setChosen] = useState<Pane>(isPhone ? 'text' : 'preview');
  const pane = chosen === 'text' && !isPhone ? 'preview' : chosen;

  const latest = useRef(preview);
  latest.current = preview;
  const language = useMemo(() => {
    const completion = templateCompletion({
      rows: (expression) => latest.current.browse(expression),
      variables: () => latest.current.variables.map(({ name }) => name),
    });
    return templateLanguage(preview.dialect, completion);
  }, [preview.dialect]);

  const problems = preview.preview?.problems ?? none;
  const missing = preview.preview?.missing.length ?? 0;
  /** On a phone the editor is drawn first. */
  const inEditor = (work: (handle: CodeEditorHandle) => void) => {
    setChosen((current) => (isPhone ? 'text' : current));
    requestAnimationFrame(() => editor.current && work(editor.current));
  };
  const tabs = [
    ...(isPhone ? [{ name: 'text', label: title } as const] : []),
    { name: 'preview', label: 'Preview' } as const,
    { name: 'values', label: 'Values', count: missing } as const,
    { name: 'data', label: 'Data' } as const,
  ];
  const strip = (
    <TabStrip id={id} label="Views of the template" tabs={tabs} current={pane} onChoose={setChosen} />
  );
  const panel = (name: Pane) => ({
    id: `${id}-${name}`,
    role: 'tabpanel',
    'aria-labelledby': `${id}-tab-${name}`,
  });
  return (
    <section className={styles.workbench} aria-label={title}>
      <div className={styles.bar}>
        {source}
        <PreviewChoice preview={preview} />
      </div>
      {file}
      {isPhone && strip}
      <div className={styles.columns} data-phone={isPhone}>
        <div className={styles.source} hidden={isPhone && pane !== 'text'} {...(isPhone && panel('text'))}>
          <CodeEditor
            ref={editor}
            label={title}
            value={text}
            isReadOnly={onChange === undefined}
            onChange={(next) => onChange?.(next)}
            {...(onBlur && { onBlur })}
            language={language}
            problems={problems}
          />
          <ProblemsList
            problems={problems}
            onOpen={({ line, column }) => inEditor((handle) => handle.goTo(line, column))}
          />
        </div>
        {pane !== 'text' && (
          <div className={styles.beside}>
            {!isPhone && strip}
            <div className={styles.panel} {...panel(pane)}>
              {pane === 'preview' && <PreviewPane preview={preview} />}
              {pane === 'values' && <ValuesPane preview={preview} />}
              {pane === 'data' && (
                <DataPane
                  preview={preview}
                  onInsert={(expression) => inEditor((handle) => handle.insert(`{{ ${expression} }}`))}
                />
              )}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

const none: readonly never[] = [];
