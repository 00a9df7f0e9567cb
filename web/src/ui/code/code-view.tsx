import type { Extension } from '@codemirror/state';
import { CodeFrame } from './code-frame.tsx';
import { useCodeView } from './use-code-view.ts';

export interface CodeViewProps {
  /** Names the text for screen readers. */
  readonly label: string;
  readonly value: string;
  /** The language; the same object while it is the same. */
  readonly language: Extension;
}

/** A text to read, with line numbers and the colours of its language. */
export function CodeView({ label, value, language }: CodeViewProps) {
  const { host } = useCodeView({ label, value, extensions: language });
  return <CodeFrame host={host} />;
}
