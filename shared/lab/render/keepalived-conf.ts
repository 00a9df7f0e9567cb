import type { FirstHop } from '../../contract/configuration/routing.ts';

/** The library's configuration, with its state in a folder of the lab's. */
export const keepalivedConf = (text: string, folder: string): string =>
  text.replaceAll('/run/follow-tracks/', `${folder}/`);

/** The instance of each shared gateway, in the configuration's order: those that both of a pair are have none. */
export function instanceNames(text: string, hops: readonly FirstHop[]): ReadonlyMap<FirstHop, string> {
  const names = [...text.matchAll(/^vrrp_instance (\S+)/gm)].map(([, name = '']) => name);
  const shared = hops.filter(({ isActiveOnBoth }) => !isActiveOnBoth);
  return new Map(shared.map((hop, index) => [hop, names[index] ?? '']));
}
