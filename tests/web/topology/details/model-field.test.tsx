import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listEquipment } from '#shared/contract/equipment.ts';
import { ModelField } from '#web/features/topology/details/model-field.tsx';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { FakeApi } from '../../../support/fake-api.ts';
import { renderScreen } from '../../../support/render-site.tsx';
import { aDesign } from '../../designs/form-builders.ts';
import { aGraph, aNode } from '../campus.ts';

test('the focus is on the button again once a model was chosen or taken away', async () => {
  const api = new FakeApi();
  api.answer(listEquipment, { data: [] });
  const node = aNode({ id: 'a', model: { manufacturer: 'Acme', model: 'X8', partNumber: 'X8-1' } });
  const onEdit = vi.fn();
  const { user } = renderScreen(
    <ModelField
      nodes={[node]}
      context={{ index: indexGraph(aGraph([node])), devices: new Map() }}
      requirements={aDesign({}).requirements}
      onEdit={onEdit}
    />,
    { api, at: '/', path: '/' },
  );
  await user.click(screen.getByRole('button', { name: 'Choose a model' }));
  await user.click(await screen.findByRole('button', { name: 'Take the model away' }));
  expect(onEdit).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a model' }));
});
