import '../../support/function-environment.ts';
import { expect, it, vi } from 'vitest';
import { planNetwork } from '#shared/network/plan.ts';
import { createDesign } from '../../../functions/designs/create-design.ts';
import { handler as generateTopology } from '../../../functions/topology/routes/generate-topology.ts';
import { aGraph, aNewDesign, aNode, anOwner } from '../../support/builders.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';
import { itemsOf } from '../../support/stored-state.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));
vi.mock('#shared/network/plan.ts', () => ({ planNetwork: vi.fn() }));

withLocalData();
withRequestLog();

it('stores no plan that could not be read back', async () => {
  vi.mocked(planNetwork).mockReturnValue({ ...aGraph(), nodes: [aNode({ quantity: 0 })] });
  const owner = anOwner();
  const { id: designId } = await createDesign(owner, aNewDesign(), []);
  const { status, body } = await send(generateTopology, { token: owner, params: { designId } });
  expect(status).toBe(500);
  expect(body).toMatchObject({ success: false, code: 'internal' });
  expect(await itemsOf('topologies', owner)).toEqual([]);
});
