/** Operators that set what holds until it is set again: line, opacity, colour space, colour. */
const settings: ReadonlySet<string> = new Set(['w', 'd', 'j', 'J', 'gs', 'cs', 'CS', 'scn', 'SCN']);
/** Another colour space begins with a colour of its own; pdfkit sets one after each. */
const colourOf: Readonly<Record<string, string>> = { cs: 'scn', CS: 'SCN' };

type State = Readonly<Record<string, string>>;

/** What a page draws, in PDF's operators, without those that set what holds already. */
export class PageOperators {
  #text = '';
  #state: State = {};
  readonly #saved: State[] = [];

  get text(): string {
    return this.#text;
  }

  /** @param operation operands and their operator, as one line */
  add(operation: string): void {
    const operator = operation.slice(operation.lastIndexOf(' ') + 1);
    if (operator === 'q') this.#saved.push(this.#state);
    else if (operator === 'Q') this.#state = this.#saved.pop() ?? {};
    else if (settings.has(operator)) {
      if (this.#state[operator] === operation) return;
      const colour = colourOf[operator];
      this.#state = { ...this.#state, [operator]: operation, ...(colour && { [colour]: '' }) };
    }
    this.#text += `${operation}\n`;
  }
}
