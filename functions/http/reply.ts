/** A file: its bytes with the name to save it under, or a link to fetch it from. */
export type FileAnswer =
  | { readonly bytes: Uint8Array; readonly fileName: string }
  | { readonly redirectTo: string };

/**
 * The largest file that a function can answer with: Lambda's 6 MB hold about 4.5 MB once base64-coded. Beyond it,
 * answer with `redirectTo`.
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

/** An answer that is not held to its schema again; made by `alreadyParsed`. */
export class ParsedAnswer<Answer> {
  readonly answer: Answer;

  constructor(answer: Answer) {
    this.answer = answer;
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
 * For an answer of which every part has come out of the schemas that its route describes it with, in this very call:
 * doing so twice costs a new instance as much as its reading from the table. Anything else goes without.
 */
export const alreadyParsed = <Answer>(answer: Answer): ParsedAnswer<Answer> => new ParsedAnswer(answer);
