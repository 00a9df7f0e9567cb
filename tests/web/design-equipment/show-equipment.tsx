import { screen } from '@testing-library/react';
import type { DesignDevice } from '#shared/contract/design-devices.ts';
import { getRecommendations } from '#shared/contract/design-equipment.ts';
import { getDesign } from '#shared/contract/designs.ts';
import type { Advice } from '#shared/contract/equipment-advice.ts';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import DesignEquipmentTab from '#web/features/design-equipment/design-equipment-tab.tsx';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { aDesign } from '../designs/form-builders.ts';
import { InDesign } from '../designs/in-design.tsx';
import { OnceSignedIn } from '../designs/once-signed-in.tsx';
import { accessSwitch, anAdvice, bigSwitch, designId, otherSwitch } from './advice-builder.ts';
import { storeEquipment } from './stored-equipment.ts';

export interface Given {
  readonly advice?: Advice;
  readonly lines?: readonly DesignDevice[];
  readonly requirements?: RequirementsInput;
  readonly search?: string;
  readonly api?: FakeApi;
}

/** The tab of a design as the service answers it; what changes the equipment is kept like there. */
export function show({
  advice = anAdvice(),
  lines,
  requirements = {},
  search = '',
  api = new FakeApi(),
}: Given = {}) {
  api.answer(getDesign, { data: aDesign({ id: designId, designName: 'Three sites', requirements }) });
  api.answer(getRecommendations, { data: advice });
  const store = storeEquipment(api, [accessSwitch, otherSwitch, bigSwitch], lines);
  const view = renderScreen(
    <OnceSignedIn>
      <InDesign id={designId}>
        <DesignEquipmentTab />
      </InDesign>
    </OnceSignedIn>,
    { api, at: `/designs/${designId}/equipment${search}`, path: '/designs/:id/equipment', as: aUser() },
  );
  return { api, store, ...view };
}

export const cards = async () => {
  await screen.findByRole('heading', { level: 3, name: 'Core' });
  return screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li') as HTMLElement);
};
export const cardOf = async (index: number) => (await cards())[index] as HTMLElement;
/** The devices that were chosen for the design, with their fields. */
export const bill = () => screen.findByRole('table', { name: 'Equipment of this design' });
/** What stands under a heading of the totals. */
export const total = (label: string) => {
  const term = screen.getAllByText(label).find(({ tagName }) => tagName === 'DT');
  return term?.parentElement?.querySelector('dd')?.textContent;
};
