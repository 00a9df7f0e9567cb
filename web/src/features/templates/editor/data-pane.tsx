import { DataBrowser } from '#web/documents/templates/preview/data-browser.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './panes.module.css';
import type { TemplatePreview } from './use-template-preview.ts';

export interface DataPaneProps {
  readonly preview: TemplatePreview;
  readonly onInsert: (expression: string) => void;
}

/** The data browser: what the chosen device offers to a template, as a tree; a click inserts the expression. */
export function DataPane({ preview, onInsert }: DataPaneProps) {
  const { browse, device } = preview;
  return (
    <div className={styles.pane}>
      {device ? (
        <DataBrowser
          browse={browse}
          titleOf={({ expression }) => `Insert {{ ${expression} }}`}
          onPick={({ expression }) => onInsert(expression)}
        />
      ) : (
        <Notice tone="info">
          Choose a design and one of its devices above. What the device offers shows here, and a click inserts
          it.
        </Notice>
      )}
    </div>
  );
}
