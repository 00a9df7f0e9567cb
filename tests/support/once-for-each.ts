/** So many answers are kept, that thousands of large plans do not fill the memory. */
const kept = 200;

/**
 * Remembers what a costly pure function answers to inputs that are the same in JSON. The properties of a file are tried on
 * the same values, one after the other, and would have the same networks planned again.
 */
export function onceForEach<Input, Output>(answer: (input: Input) => Output): (input: Input) => Output {
  const answers = new Map<string, Output>();
  return (input) => {
    const key = JSON.stringify(input);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const given = answer(input);
    if (answers.size < kept) answers.set(key, given);
    return given;
  };
}
