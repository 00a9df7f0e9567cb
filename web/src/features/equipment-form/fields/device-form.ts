import { useCallback } from 'react';
import type { Figure, FigureSource } from '#shared/contract/device.ts';
import type { TextName } from '#web/features/equipment-form/model/device-values.ts';
import { pathOf } from '#web/features/equipment-form/model/field-paths.ts';
import type { FormState } from '#web/features/equipment-form/model/stated-device.ts';
import type { Form } from '#web/ui/form/use-form.ts';

export type DeviceForm = Form<FormState>;

type Change = DeviceForm['change'];

/** The props of a field of `ui/field`: the same ones until its text or its error changes. */
export function useTextProps(form: DeviceForm, name: TextName) {
  const { change } = form;
  const onChange = useCallback(
    ({ target }: { target: { value: string } }) => setText(change, name, target.value),
    [change, name],
  );
  return { ...form.field(pathOf(name)), value: form.values.texts[name], onChange };
}

export const setText = (change: Change, name: TextName, text: string): void =>
  change(({ texts }) => ({ texts: { ...texts, [name]: text } }));

/** Says where a figure comes from; undefined for whoever enters the device. */
export const setSource = (change: Change, figure: Figure, source: FigureSource | undefined): void =>
  change(({ sources: { [figure]: _, ...others } }) => ({
    sources: source ? { ...others, [figure]: source } : others,
  }));

/** The same source for these figures. */
export function setEverySource(
  form: DeviceForm,
  figures: readonly Figure[],
  source: FigureSource | undefined,
): void {
  form.change({ sources: source ? Object.fromEntries(figures.map((figure) => [figure, source])) : {} });
}
