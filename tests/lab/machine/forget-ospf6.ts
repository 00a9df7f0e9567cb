import { askDaemon } from './ask-daemon.ts';
import type { Lab } from './lab.ts';

/** Lets every ospf6d begin anew, which keeps some of what it knew before a failure (docs/lab.md). False where none runs. */
export async function forgetOspf6({ routing, folderOf }: Lab): Promise<boolean> {
  const speaking = routing.filter((device) => device.routing?.ospf3 !== undefined);
  await Promise.all(
    speaking.map(({ id }) => askDaemon(`${folderOf(id)}/ospf6d.vty`, ['clear ipv6 ospf6 process'])),
  );
  return speaking.length > 0;
}
