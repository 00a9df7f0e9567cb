import { useMemo } from 'react';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import layout from '#web/ui/layout.module.css';
import { NumberedLines } from '#web/ui/lines/numbered-lines.tsx';
import { shownLines } from '#web/ui/lines/shown-line.ts';
import { Notice } from '#web/ui/notice.tsx';
import prose from '#web/ui/prose.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './panes.module.css';
import type { TemplatePreview } from './use-template-preview.ts';

/** What the template gives, as it is written. */
export function PreviewPane({
  preview: { preview, isBroken, device },
}: {
  readonly preview: TemplatePreview;
}) {
  const text = preview?.text;
  const lines = useMemo(() => shownLines(text ?? ''), [text]);
  if (isBroken) return <Message>The preview is not available. Reload the page to try again.</Message>;
  if (!preview)
    return (
      <div className={styles.pane}>
        <Skeleton lines={6} label="Rendering the template" />
      </div>
    );
  if (text === undefined) return <Message>The text appears here once its errors are fixed.</Message>;
  if (text.trim() === '') return <Message>The text that the template produces appears here.</Message>;
  const { missing, leftovers } = preview;
  return (
    <div className={styles.preview}>
      <div className={layout.between}>
        <p className={prose.note} role="status">
          {device ? `For ${device.hostname}` : 'For no device'}
          {missing.length > 0 &&
            `, without ${missing.length > 3 ? formatCount(missing.length, 'value') : joinAnd([...missing])}`}
        </p>
        <CopyButton text={text} name="Copy the preview" />
      </div>
      {leftovers.map(({ line, column, sentence }) => (
        <p key={`${line}:${column}`} className={prose.problem}>
          Line {line}: {sentence}
        </p>
      ))}
      <NumberedLines label="Preview" lines={lines} />
    </div>
  );
}

const Message = ({ children }: { readonly children: string }) => (
  <div className={styles.pane}>
    <Notice tone="info">{children}</Notice>
  </div>
);
