import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { oneProcessAtATime } from './one-process-at-a-time.ts';

/** Where the local cloud finds what was built for it. */
export const built = { functions: 'dist/functions', site: 'dist/web', assembly: 'dist/assembly' } as const;

const stamps = 'dist/.stamps';

interface Step {
  readonly name: string;
  /** The step's output; when it is missing the step runs whatever the fingerprint says. */
  readonly output: string;
  /** Globs of the files that the output is made from. */
  readonly inputs: readonly string[];
  readonly command: readonly [string, ...string[]];
  readonly environment?: Readonly<Record<string, string>>;
}

const lock = ['package-lock.json'];

const bundle: Step = {
  name: 'functions',
  output: built.functions,
  inputs: ['shared/**/*', 'functions/**/*', 'infra/permissions/workers.ts', 'scripts/**/*.ts', ...lock],
  command: ['node', 'scripts/bundle-functions.ts'],
  // The bundler, which is written in Go, may let four times its data pile up before it collects garbage: a third less work.
  environment: { GOGC: '400' },
};

const synth: Step = {
  name: 'template',
  output: `${built.assembly}/manifest.json`,
  inputs: [
    'infra/*.ts',
    'infra/{stacks,constructs,permissions}/**/*',
    'infra/local/synthesise-here.ts',
    'shared/{contract,queues,secrets,tables}/**/*',
    'cdk.json',
    ...lock,
  ],
  command: ['node', 'infra/local/synthesise-here.ts'],
};

const site: Step = {
  name: 'site',
  output: `${built.site}/index.html`,
  inputs: ['shared/**/*', 'web/**/*', 'scripts/template-engine/*', ...lock],
  // Node reads the configuration's TypeScript itself: bundling it, with the engine that it imports, is a tenth of the build.
  command: ['vite', 'build', 'web', '--logLevel', 'warn', '--configLoader', 'native'],
  // When started from tests it would otherwise be React's development build, and stay so for the next start.
  environment: { NODE_ENV: 'production' },
};

/**
 * Builds what has changed since the last time for the local cloud: bundles, then the template; the site in parallel.
 * @param announce gets a line for each step that runs
 */
export async function prepare(announce: (text: string) => void, { withSite = true } = {}): Promise<void> {
  const functionsThenTemplate = async (): Promise<void> => {
    await runIfChanged(bundle, announce);
    await runIfChanged(synth, announce);
  };
  await Promise.all([functionsThenTemplate(), withSite ? runIfChanged(site, announce) : undefined]);
}

/** Builds what a deployment needs: the bundles and the site. */
export async function build(announce: (text: string) => void): Promise<void> {
  await Promise.all([runIfChanged(bundle, announce), runIfChanged(site, announce)]);
}

/** Bundles the functions again, for development. */
export const rebundle = (announce: (text: string) => void): Promise<void> => runIfChanged(bundle, announce);

/** Two clouds, or a cloud and the tests, may be started at the same time: the second waits, and finds the first one's output. */
async function runIfChanged(step: Step, announce: (text: string) => void): Promise<void> {
  const stamp = `${stamps}/${step.name}`;
  const isBuilt = (now: string): boolean =>
    existsSync(step.output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
  if (isBuilt(fingerprint(step.inputs))) return;
  mkdirSync(stamps, { recursive: true });
  const wait = () => announce(`Waiting for another process that builds the ${step.name}…`);
  await oneProcessAtATime(`${stamp}.lock`, wait, async () => {
    const now = fingerprint(step.inputs);
    if (isBuilt(now)) return;
    announce(`Building the ${step.name}…`);
    await run(step);
    writeFileSync(stamp, now);
  });
}

/** Names, sizes and times of the files, so that thousands of them take milliseconds. */
function fingerprint(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync([...patterns]).sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

async function run({ name, command: [program, ...args], environment }: Step): Promise<void> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Building the ${name} failed.\n${output}`);
}
