import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { getDesign } from '#shared/contract/designs.ts';
import { designSteps } from '#shared/vocabulary/fields/design-steps.ts';
import { StatedDesign } from '#shared/vocabulary/fields/design-words.ts';
import { DescribedSections } from '#web/documents/designs/described-sections.tsx';
import { formField } from '#web/features/design-form/model/form-fields.ts';
import { designMerge } from '#web/features/design-form/model/merge-designs.ts';
import { valuesOfDesign } from '#web/features/design-form/model/values-of-design.ts';
import EditDesignScreen from '#web/features/design-form/screens/edit-design-screen.tsx';
import { merge } from '#web/ui/editing/merge.ts';
import { changedIn, storedFields, wholeDesign } from '../../support/changed-designs.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { aDesign } from './form-builders.ts';
import { OnceSignedIn } from './once-signed-in.tsx';

/** Asked of some kinds of site alone, or where a design states it. */
const isRare =
  /sites\[\]\.(rooms|replicationMbps|buildings|peopleByFloor)|places|speaks|mbpsPerHost|\.leavingShare$|\.poe$|remoteUsers|ipv6Only|databases/;

/** Unfolds what few networks need, and opens it for the first row of a table. */
function openMore() {
  for (const fold of screen.queryAllByRole('button', { name: /^More/, expanded: false }))
    fireEvent.click(fold);
  const [first] = screen.queryAllByRole('button', { name: /^More about/ });
  if (first) fireEvent.click(first);
}

const fields = storedFields().map((field) => [field.path, field] as const);

/** The step of a field, of the first row where it is one of a table. */
const stepOf = (path: string) => formField(path.replaceAll('[]', '[0]')).step;

/** The names of the fields that a step of the form shows for a design, all of it unfolded. */
async function fieldsShown(design: StatedDesign, step: string, heading: { level: number; name: string }) {
  const { id, ...stored } = aDesign(design);
  const api = new FakeApi();
  api.answer(getDesign, { data: { id, ...stored } });
  const { container } = renderScreen(
    <OnceSignedIn>
      <EditDesignScreen />
    </OnceSignedIn>,
    { api, at: `/designs/${id}/edit?step=${step}`, path: '/designs/:id/edit', as: aUser() },
  );
  await screen.findByRole('heading', heading);
  openMore();
  const isShown = (field: string, isNamed = false) => {
    // A site and its building are one choice.
    const path = field.replace('places[].building', 'places[].site');
    const named = `[name="${path.replaceAll('[]', '[0]')}"]`;
    const cell = `[data-row="0"][data-field="${path.split('.').at(-1)}"]`;
    return container.querySelector(path.includes('[]') && !isNamed ? `${cell}, ${named}` : named) !== null;
  };
  return { isShown };
}

describe('the form has', () => {
  it.each(designSteps.map(({ id, title }) => [title, id] as const))(
    'every field of %s',
    async (name, step) => {
      const { isShown } = await fieldsShown(wholeDesign(), step, { level: 2, name });
      const asked = fields.filter(([path]) => stepOf(path) === step && !isRare.test(path));
      expect(asked.map(([path]) => path).filter((path) => !isShown(path))).toEqual([]);
    },
  );

  it.each(fields.filter(([path]) => isRare.test(path)))('%s, where it applies', async (path, field) => {
    const step = stepOf(path);
    const name = designSteps.find(({ id }) => id === step)?.title ?? '';
    const { isShown } = await fieldsShown(changedIn(field), step, { level: 2, name });
    expect(isShown(path)).toBe(true);
  });
});

it('the form has every field of a site that is alone, but for what joins it to others', async () => {
  const whole = wholeDesign();
  const { sites } = whole.requirements;
  const alone = { ...whole, requirements: { ...whole.requirements, sites: sites.slice(0, 1) } };
  const { isShown } = await fieldsShown(alone, 'sites', { level: 3, name: 'People' });
  const missing = fields
    .map(([path]) => path)
    .filter(
      (path) =>
        path.startsWith('requirements.sites[].') &&
        !/buildings|peopleByFloor/.test(path) &&
        !isShown(path, true),
    );
  expect(missing).toEqual(
    ['wanMbps', 'wan', 'internet', 'replicationMbps', 'rooms'].map((name) => `requirements.sites[].${name}`),
  );
});

describe.each(fields)('%s', (path, field) => {
  it('round-trips through the form', () => {
    const design = changedIn(field);
    // A new network has nothing in place, so the form leaves that part out.
    const details = design.isExistingNetwork ? design.existingNetworkDetails : {};
    expect(designMerge.partsOf(valuesOfDesign(design))).toEqual(
      StatedDesign.parse({ ...design, existingNetworkDetails: details }),
    );
  });

  it('is in the review', () => {
    expect(reviewOf(changedIn(field))).not.toBe(reviewOf(wholeDesign(field)));
  });

  it('is named where two versions differ', () => {
    const [base, theirs] = [wholeDesign(field), changedIn(field)];
    const { changes } = merge({ base, mine: base, theirs }, designMerge);
    const labels = changes.map((change) => designMerge.describe(change));
    expect(labels.length).toBeGreaterThan(0);
    if (
      !/\]\.name$|places\[\]\.(site|building)$|speaks\[\]|\.floor$/.test(path) &&
      !path.includes('currentDevices')
    )
      expect(labels.map(({ label }) => label).join()).toContain(field.label);
    for (const { mine, theirs: other } of labels) expect(mine).not.toBe(other);
  });
});

/** The words of a design's review. They need no document: nothing in it waits for one. */
const reviewOf = (design: StatedDesign): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <DescribedSections design={design} heading="h2" />
    </MemoryRouter>,
  ).replace(/<[^>]*>/g, ' ');
