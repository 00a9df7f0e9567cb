/** A file: its bytes with the name to save it under and its type, or a link to fetch it from. */
export type FileAnswer =
  | { readonly bytes: Uint8Array; readonly fileName: string; readonly contentType?: string }
  | { readonly redirectTo: string };

/**
 * The largest file that a function can return: Lambda's 6 MB are about 4.5 MB before base64. Beyond it, return
 * `redirectTo`.
 */
export const largestFileBytes = 4_400_000;

/** An answer with headers of its own; made by `withHeaders`. */
export class AnswerWithHeaders<Answer> {
  readonly answer: Answer;
  readonly headers: Readonly<Record<string, string>>;

  constructor(answer: Answer, headers: Readonly<Record<string, string>>) {
    this.answer = answer;
    this.headers = headers;
  }
}

/** An answer that is not validated again; made by `alreadyParsed`. */
export class ParsedAnswer<Answer> {
  readonly answer: Answer;
  /** What it waits for while it is written. */
  readonly stored: Promise<unknown> | undefined;

  constructor(answer: Answer, stored: Promise<unknown> | undefined) {
    this.answer = answer;
    this.stored = stored;
  }
}

/** What a route's function returns: its answer, or a file where the route answers one. */
export type Reply<Answer> = [Answer] extends [Uint8Array]
  ? FileAnswer
  : Answer | AnswerWithHeaders<Answer> | ParsedAnswer<Answer>;

export const withHeaders = <Answer>(
  answer: Answer,
  headers: Readonly<Record<string, string>>,
): AnswerWithHeaders<Answer> => new AnswerWithHeaders(answer, headers);

/**
 * For an answer whose parts have all been parsed by its route's schemas in this very call: parsing twice costs a new
 * instance as much as reading from the table. Do not use it for anything else.
 * @param stored what the answer says is being stored: it is written and compressed meanwhile, and given once that is done
 */
export const alreadyParsed = <Answer>(answer: Answer, stored?: Promise<unknown>): ParsedAnswer<Answer> => {
  // It is awaited in the end; until then nobody handles a rejection.
  stored?.catch(() => undefined);
  return new ParsedAnswer(answer, stored);
};
