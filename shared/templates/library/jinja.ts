/** The text of a part, as it is: a backslash is a backslash. */
export const jinja = String.raw;
