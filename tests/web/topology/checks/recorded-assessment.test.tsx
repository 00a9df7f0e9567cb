import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listDesignEquipment } from '#shared/contract/design-equipment.ts';
import type { Assessment } from '#shared/contract/design-stages.ts';
import { assessDesign } from '#shared/contract/designs.ts';
import { ShownDesign } from '#web/documents/designs/shown-design.ts';
import type { Checks } from '#web/features/topology/checks/use-checks.ts';
import { useRecordedAssessment } from '#web/features/topology/checks/use-recorded-assessment.ts';
import { FakeApi } from '../../../support/fake-api.ts';
import { renderScreen } from '../../../support/render-site.tsx';
import { aUser } from '../../../support/users.ts';
import { aDesign } from '../../designs/form-builders.ts';

const nothingFound: Checks = {
  assessment: { checks: [] },
  isBehind: false,
  progress: undefined,
  groupsLost: undefined,
  problem: undefined,
  retry: () => {},
};

function Recording() {
  useRecordedAssessment({ version: 2, isStored: true }, nothingFound);
  return null;
}

function show(assessed?: Assessment) {
  const api = new FakeApi();
  api.answer(listDesignEquipment, { data: [] });
  api.answer(assessDesign, { isRecorded: true });
  renderScreen(
    <ShownDesign value={{ ...aDesign(), assessed }}>
      <Recording />
    </ShownDesign>,
    { api, at: '/', path: '/', as: aUser() },
  );
  return api;
}

test('what the checks found of a new version is recorded', async () => {
  const api = show({ topologyVersion: 1, failed: 0, warnings: 0 });
  await waitFor(() => expect(api.callsOf(assessDesign)).toHaveLength(1));
  expect(api.callsOf(assessDesign)[0]?.body).toEqual({
    topologyVersion: 2,
    requirementsVersion: aDesign().version,
    failed: 0,
    warnings: 0,
  });
});

test('what is recorded already is not sent again', async () => {
  const api = show({ topologyVersion: 2, requirementsVersion: aDesign().version, failed: 0, warnings: 0 });
  await waitFor(() => expect(api.callsOf(listDesignEquipment)).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(api.callsOf(assessDesign)).toEqual([]);
});
