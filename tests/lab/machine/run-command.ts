import { spawn } from 'node:child_process';

/** Runs a program to its end. Throws what it printed where it fails. */
export function runCommand(program: string, args: readonly string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'pipe' });
    let out = '';
    let errors = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      errors += data;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(out);
      else reject(new Error(`${program} ${args.join(' ')}: ${errors.trim() || `exit code ${code}`}`));
    });
    // A program that ends early closes its input; its exit code says why.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
