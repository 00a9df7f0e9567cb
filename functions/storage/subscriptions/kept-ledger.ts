import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from '../../runtime/document-client.ts';
import { readLedger } from './payments.ts';
import { ledgerKey, subscriptionsTable as TableName } from './subscription-items.ts';

/** Where the entries of erased accounts are: what was paid and when, by the provider's number, and nothing of the person. */
const partition = 'erased';

/** Copies a user's ledger to where it outlives their account. References are left out: they contain the uid. */
export async function keepLedger(uid: string): Promise<void> {
  for (const { reference, invoiceId, ...entry } of await readLedger(uid)) {
    const item = { ...ledgerKey(partition, entry.transactionId), ...entry };
    await documentClient().send(new PutCommand({ TableName, Item: item }));
  }
}
