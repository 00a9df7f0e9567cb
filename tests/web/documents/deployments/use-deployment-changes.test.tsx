import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NewDeployment } from '#shared/contract/deployment-items.ts';
import { deployTemplate, listDeviceDeployments } from '#shared/contract/deployments.ts';
import { useDeploymentState } from '#web/documents/deployments/deployment-jobs.ts';
import { useDeploymentChanges } from '#web/documents/deployments/use-deployment-changes.ts';
import { useDeviceDeployments } from '#web/documents/deployments/use-deployments.ts';
import { FakeApi } from '../../../support/fake-api.ts';
import { renderScreen } from '../../../support/render-site.tsx';
import { aUser } from '../../../support/users.ts';
import { aDeployment, deviceId, templateId } from '../../deployments/a-deployment.ts';
import { OnceSignedIn } from '../../designs/once-signed-in.tsx';

const otherTemplate = '65f0c0ffee00000000000009';
const made = aDeployment({ deployedAt: '2026-11-22T14:00:00.000Z' });

function Deploying() {
  const { deploy, isDeploying } = useDeploymentChanges();
  const state = useDeploymentState(templateId);
  const other = useDeploymentState(otherTemplate);
  const history = useDeviceDeployments(deviceId).data?.data;
  return (
    <>
      <button
        type="button"
        onClick={() => void deploy(templateId, NewDeployment.parse({ deviceId })).catch(() => {})}
      >
        Deploy
      </button>
      <output aria-label="State">{JSON.stringify({ isDeploying, ...state })}</output>
      <output aria-label="Other template">{JSON.stringify(other)}</output>
      <output aria-label="History">{history?.map(({ id }) => id).join(' ')}</output>
    </>
  );
}

function show(api: FakeApi) {
  const stored = aDeployment();
  api.answer(listDeviceDeployments, { data: [stored] });
  return {
    stored,
    ...renderScreen(
      <OnceSignedIn>
        <Deploying />
      </OnceSignedIn>,
      { api, at: '/', path: '/', as: aUser() },
    ),
  };
}

const stateOf = async (part: string) => (await screen.findByLabelText('State')).textContent?.includes(part);

test('a template’s deployment is loading, then has its time, and no other template’s changes', async () => {
  const api = new FakeApi();
  const answer = Promise.withResolvers<{ data: typeof made }>();
  api.answer(deployTemplate, () => answer.promise);
  const { user, stored } = show(api);
  expect(await screen.findByText(stored.id)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Deploy' }));
  await expect.poll(() => stateOf('"isDeploying":true,"isLoading":true')).toBe(true);
  api.answer(listDeviceDeployments, { data: [made, stored] });
  answer.resolve({ data: made });
  await expect.poll(() => stateOf(`"isLoading":false,"lastDeployedAt":"${made.deployedAt}"`)).toBe(true);
  expect(screen.getByLabelText('Other template').textContent).toBe('{"isLoading":false}');
  expect(await screen.findByText(`${made.id} ${stored.id}`)).toBeTruthy();
});

test('one that is refused leaves its sentence with the template, and the time of the last that was not', async () => {
  const api = new FakeApi();
  api.answer(deployTemplate, { data: made });
  const { user } = show(api);
  await user.click(await screen.findByRole('button', { name: 'Deploy' }));
  await expect.poll(() => stateOf('lastDeployedAt')).toBe(true);
  api.refuse(deployTemplate, 'outdated_preview', 'The text is another one now.');
  await user.click(screen.getByRole('button', { name: 'Deploy' }));
  await expect.poll(() => stateOf('"error":"The text is another one now."')).toBe(true);
  expect(await stateOf(`"lastDeployedAt":"${made.deployedAt}"`)).toBe(true);
});
