import { inject } from 'vitest';
import type { Operator } from '../../infra/local/cloud.ts';

/** Orders something of the local provider, as docs/operations.md lists: a refund, another time, a card that fails. */
export async function orderOfProvider(name: string, body: object): Promise<void> {
  const { payments }: Operator = JSON.parse(inject('operator'));
  if (!payments) throw new Error('There is no payment provider on this machine.');
  const answer = await fetch(`${payments.address}/local/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${payments.key}`, connection: 'close' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
}
