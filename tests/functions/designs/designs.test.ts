import '../../support/function-environment.ts';
import { describe, expect, it, vi } from 'vitest';
import { Design } from '#shared/contract/designs.ts';
import { handler as archiveDesign } from '../../../functions/designs/routes/archive-design.ts';
import { handler as createDesign } from '../../../functions/designs/routes/create-design.ts';
import { handler as getDesign } from '../../../functions/designs/routes/get-design.ts';
import { handler as listDesigns } from '../../../functions/designs/routes/list-designs.ts';
import { handler as updateDesign } from '../../../functions/designs/routes/update-design.ts';
import { anOwner } from '../../support/builders.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();

const create = async (uid: string, body: object) => {
  const answer = await send(createDesign, { token: uid, json: body });
  expect(answer.status).toBe(201);
  return Design.parse(answer.body.data);
};

describe('createDesign', () => {
  it('makes a design for one site from little more than two numbers', async () => {
    const uid = anOwner();
    const design = await create(uid, {
      designName: 'Corner shop',
      requirements: { wiredUsers: 4, wirelessUsers: 6 },
    });
    expect(design).toMatchObject({ userId: uid, designStatus: 'draft', version: 1, plannedDevices: 0 });
    expect(design.requirements).toMatchObject({ wiredUsers: 4, ipScheme: { private: '10.0.0.0/8' } });
    const list = await send(listDesigns, { token: uid });
    expect(list.body).toMatchObject({
      success: true,
      data: [{ id: design.id }],
      pagination: { total: 1, page: 1, pages: 1, limit: 10 },
    });
  });

  it('returns 409 for a name in use, with a sentence that names it', async () => {
    const uid = anOwner();
    await create(uid, { designName: 'Lisbon' });
    const { status, body } = await send(createDesign, { token: uid, json: { designName: 'LISBON ' } });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      success: false,
      code: 'name_taken',
      error: 'You already have a design called “LISBON”. Choose another name.',
    });
  });

  it('returns 400 naming the field that is wrong', async () => {
    const body = { designName: 'Shop', requirements: { sites: [{ name: 'HQ', wiredUsers: -1 }] } };
    const answer = await send(createDesign, { token: anOwner(), json: body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      details: { fields: [{ field: 'requirements.sites[0].wiredUsers' }] },
    });
  });

  it('names a wrong field as the form does', async () => {
    const body = { designName: 'Shop', requirements: { growth: { percent: -1 } } };
    const answer = await send(createDesign, { token: anOwner(), json: body });
    expect(answer.body.error).toBe('Growth must not be negative (requirements.growth.percent).');
  });
});

describe('updateDesign', () => {
  it('returns 409 with the stored version for a stale change', async () => {
    const uid = anOwner();
    const { id } = await create(uid, { designName: 'Shop' });
    const params = { id };
    await send(updateDesign, { token: uid, params, json: { version: 1, description: 'Mine' } });
    const late = await send(updateDesign, { token: uid, params, json: { version: 1, description: 'Yours' } });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'stale_version', details: { currentVersion: 2 } });
  });
});

describe('archiveDesign', () => {
  it('returns the archived design, however often it is called', async () => {
    const uid = anOwner();
    const { id } = await create(uid, { designName: 'Shop' });
    for (const _ of [1, 2]) {
      const answer = await send(archiveDesign, { token: uid, params: { id } });
      expect(answer.body).toMatchObject({ data: { id, designStatus: 'archived', version: 2 } });
    }
    expect((await send(listDesigns, { token: uid })).body.data).toEqual([]);
  });
});

describe('someone else', () => {
  it('finds nothing of a design, whatever the call', async () => {
    const { id } = await create(anOwner(), { designName: 'Mine' });
    const other = { token: anOwner(), params: { id } };
    for (const answer of [
      await send(getDesign, other),
      await send(updateDesign, { ...other, json: { version: 1, description: 'Yours' } }),
      await send(archiveDesign, other),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'not_found', message: 'This design does not exist.' });
    }
  });
});
