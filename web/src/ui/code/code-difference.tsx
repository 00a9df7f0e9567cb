import { unifiedMergeView } from '@codemirror/merge';
import type { Extension } from '@codemirror/state';
import { useMemo } from 'react';
import { CodeFrame } from './code-frame.tsx';
import { useCodeView } from './use-code-view.ts';

export interface CodeDifferenceProps {
  /** Names the text for screen readers. */
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly language: Extension;
}

/**
 * Two versions of a text in one column: what went above what came, with the unchanged parts folded. Other versions need
 * another `key`, since the comparison is made once.
 */
export function CodeDifference({ label, before, after, language }: CodeDifferenceProps) {
  const extensions = useMemo(
    () => [
      language,
      unifiedMergeView({
        original: before,
        mergeControls: false,
        gutter: true,
        collapseUnchanged: { margin: 3, minSize: 6 },
      }),
    ],
    [language, before],
  );
  const { host } = useCodeView({ label, value: after, extensions });
  return <CodeFrame host={host} />;
}
