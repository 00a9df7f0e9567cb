import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colours of code, in the light and the dark scheme; each keeps 4.5:1 on the ground of the editor. */
const ink = {
  keyword: 'light-dark(#0c5f8a, #7cc7f2)',
  name: 'light-dark(#7a3e9d, #d3a6f0)',
  text: 'light-dark(#1f6b3a, #8fd6a4)',
  number: 'light-dark(#8a4b08, #eab676)',
  remark: 'var(--text-faint)',
  template: 'var(--accent)',
} as const;

const highlight = HighlightStyle.define([
  {
    tag: [tags.controlKeyword, tags.definitionKeyword, tags.modifier],
    color: ink.template,
    fontWeight: '600',
  },
  { tag: [tags.brace, tags.operatorKeyword, tags.logicOperator], color: ink.template },
  { tag: tags.special(tags.variableName), color: ink.name },
  { tag: [tags.keyword, tags.typeName], color: ink.keyword },
  { tag: [tags.string, tags.attributeValue], color: ink.text },
  { tag: [tags.number, tags.bool, tags.atom], color: ink.number },
  { tag: [tags.comment, tags.blockComment, tags.lineComment], color: ink.remark, fontStyle: 'italic' },
]);

const look = EditorView.theme({
  '&': {
    isolation: 'isolate',
    height: '100%',
    fontSize: 'var(--size-13)',
    color: 'var(--text)',
    backgroundColor: 'var(--surface)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', fontVariantLigatures: 'none', lineHeight: '1.55' },
  '.cm-content': { caretColor: 'var(--text)', paddingBlock: 'var(--space-2)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': {
    border: '0',
    color: 'var(--text-faint)',
    backgroundColor: 'var(--sunken)',
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-activeLine': { backgroundColor: 'var(--hover)' },
  '.cm-activeLineGutter': { color: 'var(--text)', backgroundColor: 'transparent' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'light-dark(#bfe0dd, #1f5551)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--accent-soft)',
    outline: '1px solid var(--accent-line)',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--warn-soft)', outline: '1px solid var(--warn)' },
  '.cm-tooltip': {
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--raised)',
    boxShadow: 'var(--shadow)',
    color: 'var(--text)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-code)', maxHeight: '16rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '2px var(--space-2)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent-soft)',
    color: 'var(--text)',
  },
  '.cm-completionDetail': {
    color: 'var(--text-faint)',
    fontStyle: 'normal',
    marginInlineStart: 'var(--space-3)',
  },
  '.cm-completionInfo': {
    fontFamily: 'var(--font-text)',
    padding: 'var(--space-2) var(--space-3)',
    maxWidth: '20rem',
  },
  '.cm-diagnostic': { fontFamily: 'var(--font-text)', padding: 'var(--space-2) var(--space-3)' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--bad)' },
  '.cm-diagnostic-warning': { borderLeft: '3px solid var(--warn)' },
  '.cm-panels': { color: 'var(--text)', backgroundColor: 'var(--sunken)' },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-panel input, .cm-panel button': { font: 'inherit', color: 'inherit', backgroundImage: 'none' },
  '.cm-textfield': { border: '1px solid var(--line-field)', backgroundColor: 'var(--surface)' },
  '.cm-button': { border: '1px solid var(--line-strong)', backgroundColor: 'var(--surface)' },
  '.cm-foldPlaceholder': { border: '0', color: 'var(--text-faint)', backgroundColor: 'var(--sunken)' },
});

/** How code looks, in the colours of tokens.css; custom properties reach into the editor's shadow root. */
export const codeTheme: Extension = [look, syntaxHighlighting(highlight)];
