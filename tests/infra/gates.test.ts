import { describe, expect, it } from 'vitest';
import { routes } from '#shared/contract/routes.ts';
import type { Grant } from '../../infra/permissions/grant.ts';
import { permissionsOf } from '../../infra/permissions/route-permissions.ts';

const reads: ReadonlySet<string> = new Set(['GetItem', 'BatchGetItem', 'Query', 'GetObject']);

/** Whether a role with this grant can read only; to know the user pool is to verify its tokens. */
function onlyReads(grant: Grant): boolean {
  if ('userPool' in grant) return grant.userPool.length === 0;
  return ('table' in grant || 'bucket' in grant) && grant.actions.every((action) => reads.has(action));
}

describe.each(routes.filter(({ gate }) => gate === 'beside'))(
  '$name, which runs beside the gate',
  (route) => {
    it('has a role that can write nothing, send nothing and read no secret', () => {
      expect(permissionsOf(route).filter((grant) => !onlyReads(grant))).toEqual([]);
    });

    it('serves signed-in users', () => {
      expect(route).toMatchObject({ method: 'GET', access: 'user' });
      expect(route.tokenScope ?? route.rate).toBeUndefined();
    });
  },
);

it('passes the gate first wherever something may be written', () => {
  const writing = routes.filter((route) => permissionsOf(route).some((grant) => !onlyReads(grant)));
  expect(writing.filter(({ gate }) => gate !== 'first').map(({ name }) => name)).toEqual([]);
});
