import {
  BatchWriteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { createCompanyDesign } from './company.ts';
import type { BenchCloud, Caller } from './local-cloud.ts';

/** A user with so many designs; `designId` is one in the middle. */
export interface Owner extends Caller {
  readonly designId: string;
}

/**
 * Registers an owner and gives them designs: one through the API, the others as copies of its stored item, since
 * ten thousand calls would take longer than all the measuring.
 */
export async function ownerWithDesigns(
  cloud: BenchCloud,
  tables: DynamoDBDocumentClient,
  designs: number,
): Promise<Owner> {
  const owner = await cloud.register();
  const first = await createCompanyDesign(cloud, owner, 'Design 1', 3);
  const table = cloud.environmentOf('createDesign').DESIGNS_TABLE;
  const userId = owner.user.uid;
  const { Item: stored } = await tables.send(
    new GetCommand({ TableName: table, Key: { userId, id: first.id } }),
  );
  const copies = Array.from({ length: designs - 1 }, (_, index) => copyOf(stored ?? {}, first.id, index + 2));
  for (let at = 0; at < copies.length; at += largestBatch) {
    const batch = copies.slice(at, at + largestBatch).map((Item) => ({ PutRequest: { Item } }));
    await tables.send(new BatchWriteCommand({ RequestItems: { [String(table)]: batch } }));
  }
  await tables.send(
    new UpdateCommand({
      TableName: table,
      Key: { userId, id: 'counts' },
      UpdateExpression: 'SET draft = :designs',
      ExpressionAttributeValues: { ':designs': designs },
    }),
  );
  return { ...owner, designId: String(copies[copies.length >> 1]?.id) };
}

/** DynamoDB takes this many items at once. */
const largestBatch = 25;

/** The same design under a later id and a name of its own, with what the index keeps of both. */
function copyOf(stored: Readonly<Record<string, unknown>>, firstId: string, number: number) {
  const id = (BigInt(`0x${firstId}`) + BigInt(number)).toString(16);
  const designName = `Design ${number}`;
  return {
    ...stored,
    id,
    designName,
    searchText: `${designName.toLowerCase()}\n`,
    statusAndId: `${String(stored.designStatus)}#${id}`,
  };
}
