import { figureSources } from '#shared/contract/device.ts';
import { figureRows } from '#web/documents/equipment/model/figures.ts';
import {
  airflowChoices,
  type Choices,
  categoryChoices,
  confidenceChoices,
  layerChoices,
  sourceLabels,
  yesOrNo,
} from './choices.ts';
import type { TextName } from './device-values.ts';
import { fieldLabel, fieldUnit } from './field-labels.ts';
import type { Change } from './merge-values.ts';

export interface DescribedChange {
  readonly label: string;
  readonly before: string;
  readonly theirs: string;
  readonly mine: string;
  readonly isContested: boolean;
}

/** A change in the words of the form. */
export function describeChange(change: Change): DescribedChange {
  const { label, show } = wordsFor(change.of);
  return {
    label,
    before: show(change.before),
    theirs: show(change.theirs),
    mine: show(change.mine),
    isContested: change.isContested,
  };
}

interface Words {
  readonly label: string;
  readonly show: (text: string) => string;
}

function wordsFor(of: Change['of']): Words {
  if ('text' in of) return { label: fieldLabel(of.text), show: (text) => shownText(of.text, text) };
  if ('ports' in of) return { label: 'Ports', show: (text) => text || nothing };
  const row = figureRows.find(({ source }) => source === of.source);
  return { label: `Source of ${row?.name ?? of.source}`, show: shownSource };
}

const nothing = 'Not known';

function shownText(name: TextName, text: string): string {
  if (text.trim() === '') return nothing;
  const words = choicesOf.get(name)?.find(([value]) => value === text)?.[1];
  const unit = fieldUnit(name);
  return words ?? (unit ? `${text} ${unit}` : text);
}

const choicesOf = new Map<TextName, Choices>([
  ['category', categoryChoices],
  ['layer', layerChoices],
  ['airflow', airflowChoices],
  ['outdoor', yesOrNo],
  ['priceConfidence', confidenceChoices],
]);

const shownSource = (text: string): string =>
  sourceLabels[figureSources.find((source) => source === text) ?? 'stated'];
