import { connect } from 'node:net';

/** On a busy machine with hundreds of daemons, one of them may get no turn for longer than ten seconds. */
const longestSilenceMs = 60_000;

/**
 * Asks a daemon of FRR over the socket that vtysh uses: each command ends with a zero byte, each answer with three of
 * them and a status. Throws where the daemon is gone or rejects a command.
 */
export function askDaemon(socket: string, commands: readonly string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const queue = ['enable', ...commands];
    const answers: string[] = [];
    let heard = Buffer.alloc(0);
    const link = connect(socket);
    const fail = (error: Error): void => {
      link.destroy();
      reject(error);
    };
    link.setTimeout(longestSilenceMs, () => fail(new Error(`${socket} does not answer`)));
    link.on('error', fail);
    // It may end while it is asked; what has an answer already is settled.
    link.on('close', () => fail(new Error(`${socket} has ended`)));
    link.on('connect', () => link.write(`${queue[0]}\0`));
    link.on('data', (data) => {
      heard = Buffer.concat([heard, data]);
      const end = heard.length - 4;
      if (end < 0 || heard.readUIntBE(end, 3) !== 0) return;
      const answer = heard.subarray(0, end).toString();
      const status = heard[end + 3];
      if (status !== 0 && status !== 1)
        return fail(new Error(`${socket}: ${queue[0]}: ${answer.trim() || `status ${status}`}`));
      answers.push(answer);
      heard = Buffer.alloc(0);
      queue.shift();
      if (queue[0] !== undefined) link.write(`${queue[0]}\0`);
      else {
        link.end();
        resolve(answers.slice(1));
      }
    });
  });
}
