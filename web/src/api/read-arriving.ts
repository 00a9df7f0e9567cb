import { isRecord } from './is-record.ts';

/**
 * Reads an answer whose long lists (`longLists` of its route) have lines of their own. Each line is parsed once it is
 * there: little is left to do when the last has arrived, and no task is long. Throws what JSON.parse throws.
 */
export async function readArriving(body: ReadableStream<Uint8Array>): Promise<unknown> {
  const lists: Record<string, unknown[]> = {};
  let list: unknown[] | undefined;
  /** What stands around the lists, which are empty in it. */
  let around = '';

  /** Takes the lines that are whole, and returns what is left. */
  const take = (text: string): string => {
    let at = 0;
    for (;;) {
      if (list === undefined) {
        const start = text.indexOf(opening, at);
        if (start < 0) return text.slice(at);
        around += text.slice(at, start + 1);
        list = lists[nameAtEnd(around)] = [];
        at = start + 1;
      } else {
        const end = text.indexOf(closing, at);
        const whole = Math.max(at, end < 0 ? text.lastIndexOf('\n') : end);
        for (const element of elementsOf(text.slice(at, whole))) list.push(element);
        if (end < 0) return text.slice(whole);
        list = undefined;
        at = end + 1;
      }
    }
  };

  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  for (let isDone = false; !isDone; ) {
    const { done, value } = await reader.read();
    rest = take(rest + decoder.decode(value, { stream: !done }));
    isDone = done;
  }
  const envelope: unknown = JSON.parse(around + rest);
  if (isRecord(envelope) && isRecord(envelope.data)) Object.assign(envelope.data, lists);
  return envelope;
}

const opening = '[\n';
const closing = '\n]';

const nameAtEnd = (text: string): string => /"(\w+)":\[$/.exec(text)?.[1] ?? '';

/** Lines end with a comma, but for a list's last. */
function elementsOf(lines: string): readonly unknown[] {
  const elements: unknown = JSON.parse(`[${lines.endsWith(',') ? lines.slice(0, -1) : lines}]`);
  return Array.isArray(elements) ? elements : [];
}
