import { type Profile, parseProfile, profileKind } from './profile-items.ts';
import { profilesByCreation } from './profiles-by-creation.ts';

export interface ProfilePage {
  readonly profiles: readonly Profile[];
  /** Where the next page begins; none after the last. */
  readonly next?: string;
}

interface Reading {
  readonly limit: number;
  /** The `next` of another page. */
  readonly after?: string | undefined;
  readonly isWanted: (profile: Profile) => boolean;
}

/** Profiles that one page reads at most: about 2 MB. A search that finds few of many goes on with the next page. */
const mostRead = 2_000;
const readAtOnce = 200;

/** Profiles that are wanted, newest first, from where another page ended; a new one may take a moment to show. */
export async function readProfilePage({ limit, after, isWanted }: Reading): Promise<ProfilePage> {
  const found: Profile[] = [];
  let last = after;
  for (let read = 0; read < mostRead; read += readAtOnce) {
    const page = await readAfter(last);
    for (const profile of page) {
      last = cursorOf(profile);
      if (isWanted(profile)) found.push(profile);
      if (found.length === limit) return { profiles: found, next: last };
    }
    if (page.length < readAtOnce) return { profiles: found };
  }
  return { profiles: found, ...(last !== undefined && { next: last }) };
}

async function readAfter(cursor: string | undefined): Promise<Profile[]> {
  const [createdAt, uid] = cursor?.split('#') ?? [];
  const { Items: items = [] } = await profilesByCreation({
    Limit: readAtOnce,
    ...(createdAt && uid && { ExclusiveStartKey: { kind: profileKind, createdAt, uid } }),
  });
  return items.map(parseProfile);
}

const cursorOf = ({ createdAt, uid }: Profile): string => `${createdAt}#${uid}`;
