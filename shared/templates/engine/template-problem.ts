/** What is wrong with a template, and where: line and column from 1, as JavaScript counts a line's characters. */
export interface TemplateProblem {
  readonly line: number;
  readonly column: number;
  readonly sentence: string;
}

const ownError = / \(in <string>:\d+\)(\n|$)/;

/** Whether the engine threw it, as it does of a template that is wrong; what a trap throws is of another kind. */
export const isEngineError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'Error' && ownError.test(error.message);

/** What a trap means. Nesting in the template exhausts the stack of the browser or of the engine. */
export function trapSentence(error: unknown, isOutOfSteps: boolean): string {
  if (isOutOfSteps) return 'The template takes too many steps.';
  return error instanceof RangeError
    ? 'The template is nested too deeply.'
    : 'The template needs more memory than a template may use.';
}

/** Reads the engine's own error: a first line with kind, detail and line number, then the place marked by carets. */
export function problemOf({ message }: Error, template: string): TemplateProblem {
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
  const text = detail.replace(/^(invalid operation|unknown (filter|test|function|method)): /, '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
