import type { Design } from '#shared/contract/designs.ts';
import { NewDesign, type NewDesignInput } from '#shared/contract/designs.ts';
import { blankSite } from '#web/features/design-form/model/blank-rows.ts';
import type { FormValues, SiteRow } from '#web/features/design-form/model/form-values.ts';
import { newDesignValues } from '#web/features/design-form/model/new-design-values.ts';

export const aSiteRow = (given: Partial<SiteRow> = {}): SiteRow => ({ ...blankSite('1'), ...given });

/** The form of a small office that could be saved; fields that stand alone are given by their place in the contract. */
export function someValues({
  texts,
  ...given
}: Partial<Omit<FormValues, 'texts'>> & { readonly texts?: Record<string, string> } = {}): FormValues {
  const values = newDesignValues();
  return {
    ...values,
    texts: { ...values.texts, designName: 'Head office', ...texts },
    sites: [aSiteRow({ name: 'Headquarters', kind: 'headquarters', wiredUsers: '20', wirelessUsers: '30' })],
    ...given,
  };
}

/** A stored design. */
export function aDesign(
  given: Partial<NewDesignInput> & Partial<Omit<Design, keyof NewDesignInput>> = {},
): Design {
  const { id, userId, version, deviceCount, plannedDevices, reportCount, createdAt, updatedAt, ...stated } =
    given;
  return {
    ...NewDesign.parse({ designName: 'Head office', ...stated }),
    id: id ?? '65a000000000000000000001',
    userId: userId ?? '0b8e5f7c-2b57-4d0a-9a57-6c1f0c1d2e3f',
    version: version ?? 1,
    deviceCount: deviceCount ?? 0,
    plannedDevices: plannedDevices ?? 0,
    reportCount: reportCount ?? 0,
    createdAt: createdAt ?? '2026-11-20T10:00:00.000Z',
    updatedAt: updatedAt ?? '2026-11-20T10:00:00.000Z',
  };
}
