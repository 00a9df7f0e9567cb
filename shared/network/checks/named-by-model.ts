import { physicalPort } from '../graph/port-range.ts';

/** Whether the links of a device, or some of them, end on ports by the names that its model gives them, and not by those of the plan. */
export const isNamedByModel = (
  {
    ports,
    named,
  }: {
    readonly ports?: { readonly has: (name: string) => boolean } | undefined;
    readonly named: (range: string) => readonly string[];
  },
  links: readonly { readonly port?: string | undefined }[],
): boolean =>
  ports !== undefined &&
  links.some(({ port }) => port !== undefined && named(physicalPort(port)).some((name) => ports.has(name)));
