/** What is wrong with a template, and where: line and column from 1, as JavaScript counts a line's characters. */
export interface TemplateProblem {
  readonly line: number;
  readonly column: number;
  readonly sentence: string;
}

/** Reads the engine's own error: a first line with kind, detail and line number, then the place marked by carets. */
export function problemOf(message: string, template: string): TemplateProblem {
  const [first = '', ...rest] = message.split('\n');
  const stated = /^(.*) \(in <string>:(\d+)\)$/.exec(first);
  const line = Number(stated?.[2] ?? 1);
  const marked = rest.map((text) => /^ {5}i ( *)(\^+)/.exec(text)).find((match) => match !== null);
  // The engine counts code points.
  const source = Array.from(template.split('\n')[line - 1] ?? '');
  const before = marked?.[1]?.length ?? 0;
  const part = source.slice(before, before + (marked?.[2]?.length ?? 0)).join('');
  const column = source.slice(0, before).join('').length + 1;
  return { line, column, sentence: sentenceOf(stated?.[1] ?? first, part.trim()) };
}

function sentenceOf(detail: string, part: string): string {
  if (detail === 'undefined value') return part === '' ? 'A value is undefined.' : `${part} is undefined.`;
  if (detail.startsWith('engine ran out of fuel')) return 'The template takes too many steps.';
  const text = detail.replace(/^(invalid operation|unknown (filter|test|function|method)): /, '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
