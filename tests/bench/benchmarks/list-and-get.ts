import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, type GetCommandInput, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Call, Turns } from '../drivers/take-turns.ts';
import { runInFreshProcess } from '../fresh-process.ts';
import type { BenchCloud, Caller } from '../local-cloud.ts';
import { ownerWithDesigns } from '../owner-with-designs.ts';
import { alone, type Benchmark, beside, type Row, usualColumns } from '../report.ts';
import { median, percentile, timed } from '../statistics.ts';

const [few, many] = [10, 10_000];
/** Node has compiled the road through function, gateway and SDK by then, as it has of an instance that works. */
const [warmUp, rounds] = [300, 200];
/** How many times the figure for few designs the one for many may be; “the same” for a get and the dashboard. */
const goals = { list: 3, get: 1.2, dashboard: 1.2 } as const;

/** Listing and reading designs, and the dashboard, through the whole API, for owners with few and with many of them. */
export const listAndGet: Benchmark<() => Promise<BenchCloud>> = {
  name: 'list-and-get',
  title: 'Designs: list, get and dashboard through the API',
  run: async (start) => {
    const cloud = await start();
    const tables = documentClient(cloud);
    const small = await ownerWithDesigns(cloud, tables, few);
    const large = await ownerWithDesigns(cloud, tables, many);
    const from = (owner: Caller, path: string): Call => ({
      address: new URL(`/api${path}`, cloud.url).href,
      token: owner.token,
    });
    const newest = (status: string) => ({ query: newestTen(cloud, small, status) });
    const timesOf = await takeTurns(cloud, {
      query: { reads: [newest('draft')] },
      readsOfList: {
        reads: [{ get: stored(cloud, small, 'counts') }, ...['draft', 'active', 'template'].map(newest)],
      },
      readOfGet: { reads: [{ get: stored(cloud, small, small.designId) }] },
      listFew: from(small, '/networkdesign'),
      listMany: from(large, '/networkdesign'),
      getFew: from(small, `/networkdesign/${small.designId}`),
      getMany: from(large, `/networkdesign/${large.designId}`),
      dashboardFew: from(small, '/dashboard'),
      dashboardMany: from(large, '/dashboard'),
    });
    const searches: number[] = [];
    for (let run = 0; run < 5; run += 1)
      searches.push((await timed(() => read(cloud, large, '/networkdesign?search=design%20777'))).ms);

    const bareQuery = { name: 'bare Query', times: timesOf('query') };
    const itsReads = { name: 'its four reads alone', times: timesOf('readsOfList') };
    const itsRead = { name: 'its read alone', times: timesOf('readOfGet') };
    const [listFew, getFew] = [timesOf('listFew'), timesOf('getFew')];
    const listOfFew = { name: `${few} designs`, times: listFew, goal: goals.list };
    const dashboardOfFew = {
      name: `${few} designs`,
      times: timesOf('dashboardFew'),
      goal: goals.dashboard,
    };
    const getOfFew = { name: `${few} designs`, times: getFew, goal: goals.get };
    return {
      columns: usualColumns,
      rows: [
        ...bothPercentiles(`List, ${few} designs`, listFew, bareQuery),
        ...bothPercentiles(`List, ${few} designs`, listFew, itsReads),
        ...bothPercentiles(`List, ${many} designs`, timesOf('listMany'), listOfFew),
        ...bothPercentiles(`Get, ${few} designs`, getFew, bareQuery),
        ...bothPercentiles(`Get, ${few} designs`, getFew, itsRead),
        ...bothPercentiles(`Get, ${many} designs`, timesOf('getMany'), getOfFew),
        ...bothPercentiles(`Dashboard, ${many} designs`, timesOf('dashboardMany'), dashboardOfFew),
        alone(`Search among ${many} designs, median`, median(searches), 'ms'),
      ],
      notes: [
        `${rounds} calls each after ${warmUp} to warm up, in turn, the order reversed each time, from a process of their own: ` +
          'from the request to the parsed answer, through site, gateway, function and tables, all on this machine.',
        `Goal: at most 1.6 times a bare Query at p50. It asks the tables for ${few} items of the same index, from the same process, without any of that.`,
        'A get reads one design, and the gate of its caller in the same call; a list reads the counts with the gate, and ' +
          'beside them the newest designs. Both are also set beside reads alone: the design, or the counts and a page of each status.',
      ],
    };
  },
};

/** Makes the calls from a process of their own, as the API's callers and the tables' are; returns a call's times. */
async function takeTurns<Name extends string>(
  { operator }: BenchCloud,
  calls: Readonly<Record<Name, Call>>,
): Promise<(name: Name) => readonly number[]> {
  const { region, endpoints, accessKey } = operator;
  const turns: Turns = { tables: { region, endpoint: endpoints.database }, calls, warmUp, rounds };
  const times = await runInFreshProcess('take-turns.ts', turns, {
    AWS_ACCESS_KEY_ID: accessKey.accessKeyId,
    AWS_SECRET_ACCESS_KEY: accessKey.secretAccessKey,
  });
  return (name) => (times as Readonly<Record<Name, readonly number[]>>)[name];
}

async function read(cloud: BenchCloud, { token }: Caller, path: string): Promise<unknown> {
  const response = await fetch(new URL(`/api${path}`, cloud.url), {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response.json();
}

function documentClient({ operator }: BenchCloud): DynamoDBDocumentClient {
  const { region, accessKey: credentials, endpoints } = operator;
  return DynamoDBDocumentClient.from(
    new DynamoDBClient({ region, credentials, endpoint: endpoints.database }),
  );
}

const stored = (cloud: BenchCloud, { user }: Caller, id: string): GetCommandInput => ({
  TableName: cloud.environmentOf('listDesigns').DESIGNS_TABLE,
  Key: { userId: user.uid, id },
  ConsistentRead: true,
});

const newestTen = (cloud: BenchCloud, { user }: Caller, status: string): QueryCommandInput => ({
  TableName: cloud.environmentOf('listDesigns').DESIGNS_TABLE,
  IndexName: 'byStatus',
  KeyConditionExpression: 'userId = :owner AND begins_with(statusAndId, :status)',
  ExpressionAttributeValues: { ':owner': user.uid, ':status': `${status}#` },
  ConsistentRead: true,
  ScanIndexForward: false,
  Limit: few,
});

const bothPercentiles = (
  figure: string,
  ours: readonly number[],
  { times, ...peer }: { readonly name: string; readonly times: readonly number[]; readonly goal?: number },
): Row[] =>
  [0.5, 0.95].map((part) =>
    beside(
      `${figure}, p${part * 100}`,
      percentile(ours, part),
      { ...peer, figure: percentile(times, part) },
      'ms',
    ),
  );
