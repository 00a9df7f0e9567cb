/** A table of ten thousand devices would take seconds to draw; sorting and searching still look at all of them. */
export const rowsAtOnce = 200;
