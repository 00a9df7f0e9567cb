import { inferVariables } from '#shared/templates/variables/infer-variables.ts';

/** In the order in which the text first names them, so that describing one moves none; those that it does not name come last. */
export function inOrderOfUse<Named extends { readonly name: string }>(
  text: string,
  variables: readonly Named[],
): Named[] {
  const places = new Map(inferVariables(text).map(({ name }, index) => [name, index]));
  const place = ({ name }: Named) => places.get(name) ?? places.size;
  return variables.toSorted((a, b) => place(a) - place(b));
}
