import * as z from 'zod';
import type { DeployedFunction } from '../functions/deployed-functions.ts';
import { isAllowed, type Statement } from '../permissions/role-policies.ts';
import type { DeployedQueue } from '../queues/deployed-queues.ts';
import type { ResolvedResource } from '../template/resolve-assembly.ts';
import { type NextDue, parseScheduleExpression } from './schedule-expression.ts';

/** A schedule of the template. */
export interface DeployedSchedule {
  readonly name: string;
  readonly expression: string;
  readonly nextDue: NextDue;
  readonly target: DeployedFunction;
  /** What the function gets, in JSON, with `<aws.scheduler.scheduled-time>` for the time at which it was due. */
  readonly input: string;
  /** How often Lambda repeats a run that failed. */
  readonly retries: number;
  /** Where a run goes that has failed for good. */
  readonly deadLetters: DeployedQueue | undefined;
}

const Schedule = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.literal('UTC').default('UTC'),
  Target: z.object({ Arn: z.string(), RoleArn: z.string(), Input: z.string().default('{}') }),
});
const InvokeConfig = z.object({
  FunctionName: z.string(),
  MaximumRetryAttempts: z.number().default(2),
  DestinationConfig: z.object({ OnFailure: z.object({ Destination: z.string() }).optional() }).default({}),
});

/** The resources that schedules refer to. */
export interface ScheduleSurroundings {
  readonly functions: ReadonlyMap<string, DeployedFunction>;
  readonly queues: readonly DeployedQueue[];
  /** What each role may do, by the role's name. */
  readonly policies: ReadonlyMap<string, readonly Statement[]>;
}

/** The template's schedules. Throws for one without a function, or whose roles do not allow what it has to do. */
export function deployedSchedules(
  resources: readonly ResolvedResource[],
  { functions, queues, policies }: ScheduleSurroundings,
): DeployedSchedule[] {
  const require = (role: string, action: string, resource: string): void => {
    const name = role.split('/').at(-1) ?? role;
    if (!isAllowed(policies.get(name) ?? [], action, resource))
      throw new Error(`The role ${name} does not allow ${action} on ${resource}.`);
  };
  const retriesOf = (target: DeployedFunction) =>
    resources
      .filter(({ type }) => type === 'AWS::Lambda::EventInvokeConfig')
      .map(({ properties }) => InvokeConfig.parse(properties))
      .find(({ FunctionName }) => functions.get(FunctionName) === target);

  return resources
    .filter(({ type }) => type === 'AWS::Scheduler::Schedule')
    .map(({ ref, properties }) => {
      const { ScheduleExpression: expression, Target } = Schedule.parse(properties);
      const target = functions.get(Target.Arn);
      if (!target) throw new Error(`The schedule ${ref} starts no function of the template.`);
      require(Target.RoleArn, 'lambda:InvokeFunction', Target.Arn);
      const retries = retriesOf(target);
      const destination = retries?.DestinationConfig.OnFailure?.Destination;
      if (destination !== undefined) require(target.role, 'sqs:SendMessage', destination);
      return {
        name: ref,
        expression,
        nextDue: parseScheduleExpression(expression),
        target,
        input: Target.Input,
        retries: retries?.MaximumRetryAttempts ?? 2,
        deadLetters: queues.find(({ arn }) => arn === destination),
      };
    });
}
