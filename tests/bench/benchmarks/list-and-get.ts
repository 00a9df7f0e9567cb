import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { BenchCloud, Caller } from '../local-cloud.ts';
import { ownerWithDesigns } from '../owner-with-designs.ts';
import { alone, type Benchmark, beside, type Row, usualColumns } from '../report.ts';
import { median, percentile, timed } from '../statistics.ts';

const [few, many] = [10, 10_000];
const [warmUp, rounds] = [30, 200];
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
    const timesOf = await takeTurns({
      query: () => tables.send(newestTen(cloud, small, 'draft')),
      readsOfList: () =>
        Promise.all([
          tables.send(stored(cloud, small, 'counts')),
          ...['draft', 'active', 'template'].map((status) => tables.send(newestTen(cloud, small, status))),
        ]),
      readOfGet: () => tables.send(stored(cloud, small, small.designId)),
      listFew: () => read(cloud, small, '/networkdesign'),
      listMany: () => read(cloud, large, '/networkdesign'),
      getFew: () => read(cloud, small, `/networkdesign/${small.designId}`),
      getMany: () => read(cloud, large, `/networkdesign/${large.designId}`),
      dashboardFew: () => read(cloud, small, '/dashboard'),
      dashboardMany: () => read(cloud, large, '/dashboard'),
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
        `${rounds} calls each after ${warmUp} to warm up, in turn, the order reversed each time: from the request to ` +
          'the parsed answer, through site, gateway, function and tables, all on this machine.',
        `The bare Query asks the tables for ${few} items of the same index, without any of that.`,
        'A list reads the counts and a page of each of three statuses, all at once; a get reads one design. Both are also ' +
          'set beside these very reads, made without any of that.',
      ],
    };
  },
};

/** Makes each call once a round, so that what slows the machine down slows them all; returns a call's times. */
async function takeTurns<Name extends string>(
  calls: Readonly<Record<Name, () => Promise<unknown>>>,
): Promise<(name: Name) => readonly number[]> {
  const entries = Object.entries<() => Promise<unknown>>(calls);
  const times = new Map<string, number[]>(entries.map(([name]) => [name, []]));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [name, call] of round % 2 === 0 ? entries : entries.toReversed()) {
      const { ms } = await timed(call);
      if (round >= 0) times.get(name)?.push(ms);
    }
  }
  return (name) => times.get(name) ?? [];
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

const stored = (cloud: BenchCloud, { user }: Caller, id: string): GetCommand =>
  new GetCommand({
    TableName: cloud.environmentOf('listDesigns').DESIGNS_TABLE,
    Key: { userId: user.uid, id },
    ConsistentRead: true,
  });

const newestTen = (cloud: BenchCloud, { user }: Caller, status: string): QueryCommand =>
  new QueryCommand({
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
