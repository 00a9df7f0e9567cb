import type { Refusal } from '#shared/contract/errors.ts';
import { type Step, transact } from './transact.ts';

/** So many places, and the item that says who has them. */
export interface Places {
  readonly item: { readonly TableName: string; readonly Key: Readonly<Record<string, string>> };
  readonly most: number;
  /** Who has a place by what is stored of them: one has none any more once it expires or is deleted. */
  readonly holders: () => Promise<readonly string[]>;
  readonly refusal: () => Refusal;
}

/**
 * Writes steps with which `holder` takes a place, or keeps the one that it has, all or none: so the limit holds exactly, however
 * many places are taken at once. The item names at least all that have a place, those from before there was the item
 * too; who has left is taken off it when it is full.
 * @throws the refusal where no place is free
 */
export async function takePlace(
  { item, most, holders, refusal }: Places,
  holder: string,
  steps: readonly Step[],
): Promise<void> {
  const full = refusal();
  let named: readonly string[] = [];
  const attempt = async () => {
    const others = (await holders()).filter((one) => one !== holder);
    if (others.length >= most) throw full;
    const Update = {
      ...item,
      UpdateExpression: 'ADD holders :holders',
      ConditionExpression:
        'attribute_not_exists(holders) OR contains(holders, :holder) OR size(holders) < :most',
      ExpressionAttributeValues: {
        ':holders': new Set([...others, holder]),
        ':holder': holder,
        ':most': most,
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    } as const;
    const refuse: Step['refuse'] = ({ holders: stored }) => {
      named = stored?.SS ?? [];
      return full;
    };
    await transact([...steps, { write: { Update }, refuse }]);
  };
  try {
    await attempt();
  } catch (error) {
    if (error !== full) throw error;
    // Read after the item, which was written together with what is stored of each holder: who is missing has left.
    const present = new Set(await holders());
    const left = named.filter((one) => !present.has(one));
    if (left.length === 0) throw error;
    await transact([{ write: { Update: without(item, left) } }]);
    await attempt();
  }
}

const without = (item: Places['item'], left: readonly string[]) => ({
  ...item,
  UpdateExpression: 'DELETE holders :left',
  ExpressionAttributeValues: { ':left': new Set(left) },
});
