import type { AnyRoute } from '#shared/contract/define-route.ts';

/** Elements of a long list in one line: few enough that parsing them is no long task. */
const elementsOfLine = 100;

/** An answer as JSON. The long lists of its route have lines of their own, that a reader may parse while they arrive. */
export function answerText({ longLists = [] }: Pick<AnyRoute, 'longLists'>, answer: object): string {
  if (longLists.length === 0) return JSON.stringify(answer);
  return objectText(answer, (field, value) =>
    field === 'data' && typeof value === 'object' && value !== null
      ? objectText(value, (name, part) =>
          longLists.includes(name) && Array.isArray(part) ? linesOf(part) : JSON.stringify(part),
        )
      : JSON.stringify(value),
  );
}

/** As JSON.stringify does, without what has no value. */
const objectText = (
  fields: object,
  textOf: (field: string, value: unknown) => string | undefined,
): string => {
  const texts = Object.entries(fields).flatMap(([field, value]) => {
    const text = textOf(field, value);
    return text === undefined ? [] : `${JSON.stringify(field)}:${text}`;
  });
  return `{${texts.join(',')}}`;
};

function linesOf(elements: readonly unknown[]): string {
  const lines: string[] = [];
  for (let start = 0; start < elements.length; start += elementsOfLine)
    lines.push(JSON.stringify(elements.slice(start, start + elementsOfLine)).slice(1, -1));
  return `[\n${lines.join(',\n')}\n]`;
}
