import { Id } from '#shared/contract/identifiers.ts';

/** The device that a template is previewed on, in the address: `?design=…&device=…`. */
export interface PreviewPlace {
  readonly designId: string | undefined;
  readonly deviceId: string | undefined;
}

export const previewPlaceIn = (address: URLSearchParams): PreviewPlace => ({
  designId: Id.safeParse(address.get('design')).data,
  deviceId: address.get('device') ?? undefined,
});

/** The address with another device; the rest of it stays. */
export function withPreviewPlace(
  address: URLSearchParams,
  { designId, deviceId }: Partial<PreviewPlace>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of [
    ['design', designId],
    ['device', deviceId],
  ] as const)
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  return next;
}
