import type { Figure, FigureSource } from '#shared/contract/device.ts';
import type { TextName } from '#web/features/equipment-form/model/device-values.ts';
import { pathOf } from '#web/features/equipment-form/model/field-paths.ts';
import type { FormState } from '#web/features/equipment-form/model/stated-device.ts';
import type { Form } from '#web/ui/form/use-form.ts';

export type DeviceForm = Form<FormState>;

/** The props of an Amplify text field. */
export const textProps = (form: DeviceForm, name: TextName) => ({
  ...form.field(pathOf(name)),
  value: form.values.texts[name],
  onChange: (event: { target: { value: string } }) => setText(form, name, event.target.value),
});

export const setText = (form: DeviceForm, name: TextName, text: string): void =>
  form.change({ texts: { ...form.values.texts, [name]: text } });

/** Says where a figure comes from; undefined for whoever enters the device. */
export function setSource(form: DeviceForm, figure: Figure, source: FigureSource | undefined): void {
  const { [figure]: _, ...others } = form.values.sources;
  form.change({ sources: source ? { ...others, [figure]: source } : others });
}

/** The same source for these figures. */
export function setEverySource(
  form: DeviceForm,
  figures: readonly Figure[],
  source: FigureSource | undefined,
): void {
  form.change({ sources: source ? Object.fromEntries(figures.map((figure) => [figure, source])) : {} });
}
