/** What is made of an object, made when it is first asked for and kept as long as the object lives. */
export function onceEach<Of extends WeakKey, Made extends NonNullable<unknown>>(
  make: (of: Of) => Made,
): (of: Of) => Made {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    const there = known.get(of);
    if (there !== undefined) return there;
    const made = make(of);
    known.set(of, made);
    return made;
  };
}
