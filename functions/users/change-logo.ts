import type { Upload } from '#shared/contract/uploads.ts';
import { formerPicture, pictureAt } from '../storage/images/equipment-images.ts';
import { newPicture } from '../storage/images/new-picture.ts';
import { discard, writePointingTo } from '../storage/objects/write-pointing-to.ts';
import type { Profile } from '../storage/profile-items.ts';
import { replaceWithinCompany } from '../storage/profile-writes.ts';
import { findProfile, getProfile } from '../storage/profiles.ts';
import { nextVersion, whateverVersion } from '../storage/tables/versioned.ts';

/**
 * Gives a profile another logo, or none, whatever its version, and deletes the one that it had.
 * @throws not_found; invalid_request for a bad picture.
 */
export const changeLogo = (uid: string, upload: Upload | undefined): Promise<Profile> =>
  whateverVersion(async () => {
    const { picture, image } = await newPicture(upload);
    const { logo: former, ...stored } = await getProfile(uid);
    const profile: Profile = nextVersion(stored, image === undefined ? {} : { logo: image });
    const write = () => replaceWithinCompany(stored, profile);
    if (picture && image !== undefined) {
      const isStored = async () => (await findProfile(uid))?.logo === image;
      await writePointingTo(pictureAt(image, picture), write, isStored);
    } else await write();
    if (former !== undefined) await discard(formerPicture(former));
    return profile;
  });
