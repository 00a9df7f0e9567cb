import '../../support/function-environment.ts';
import { describe, expect, it } from 'vitest';
import { ProfileChange } from '#shared/contract/users.ts';
import { createProfile } from '../../../functions/storage/profile-writes.ts';
import { getProfile } from '../../../functions/storage/profiles.ts';
import { changeLogo } from '../../../functions/users/change-logo.ts';
import { changeProfile } from '../../../functions/users/change-profile.ts';
import { type Moment, withFailingCall } from '../../support/failing-calls.ts';
import { withLocalData } from '../../support/local-data.ts';
import { aJpeg, aPng } from '../../support/pictures.ts';
import { aProfile } from '../../support/profiles.ts';
import { storedImages } from '../equipment/device-forms.ts';

withLocalData();

const upload = (bytes: Uint8Array) => ({ fileName: 'logo', contentType: 'image/png', bytes });

async function aUser(): Promise<string> {
  const profile = aProfile();
  await createProfile(profile);
  return profile.uid;
}

describe('the logo of a company', () => {
  it('is named by the profile, and replaces the one before', async () => {
    const uid = await aUser();
    const first = await changeLogo(uid, upload(aPng));
    const second = await changeLogo(uid, upload(aJpeg));
    expect(await getProfile(uid)).toEqual(second);
    expect(second).toMatchObject({ version: 3, logo: expect.stringMatching(/\.jpg$/) });
    const stored = await storedImages();
    expect(stored).toContain(second.logo);
    expect(stored).not.toContain(first.logo);
  });

  it('is deleted when it is removed', async () => {
    const uid = await aUser();
    const { logo } = await changeLogo(uid, upload(aPng));
    expect(await changeLogo(uid, undefined)).not.toHaveProperty('logo');
    expect(await storedImages()).not.toContain(logo);
  });

  it('stays when other fields change', async () => {
    const uid = await aUser();
    const { logo } = await changeLogo(uid, upload(aPng));
    const profile = await changeProfile(uid, { company: 'Acme' });
    expect(profile).toMatchObject({ logo, company: 'Acme' });
  });

  it('must be a picture', async () => {
    const text = upload(Buffer.from('<svg onload="alert(1)">'));
    await expect(changeLogo(await aUser(), text)).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('is applied to what is stored then when the profile changes at the same time', async () => {
    const uid = await aUser();
    const [, changed] = await Promise.all([
      changeLogo(uid, upload(aPng)),
      changeProfile(uid, { company: 'Acme' }),
    ]);
    expect(changed.company).toBe('Acme');
    expect(await getProfile(uid)).toMatchObject({ company: 'Acme', logo: expect.any(String), version: 3 });
  });

  it.each<Moment>(['before', 'after'])(
    'is there if the profile names it when a call fails just %s it takes effect',
    async (moment) => {
      for (let call = 1; ; call += 1) {
        const uid = await aUser();
        await changeLogo(uid, upload(aPng));
        const { failed } = await withFailingCall(call, moment, () =>
          changeLogo(uid, upload(aJpeg)).catch(() => undefined),
        );
        const { logo } = await getProfile(uid);
        expect(await storedImages()).toContain(logo);
        if (!failed) return;
      }
    },
  );
});

describe('the time zone of a user', () => {
  it('is kept under its name, until the browser’s is wanted again', async () => {
    const uid = await aUser();
    expect(await changeProfile(uid, { timeZone: 'Africa/Nairobi' })).toHaveProperty(
      'timeZone',
      'Africa/Nairobi',
    );
    expect(await changeProfile(uid, { company: 'Acme' })).toHaveProperty('timeZone', 'Africa/Nairobi');
    expect(await changeProfile(uid, { timeZone: '' })).not.toHaveProperty('timeZone');
  });

  it.each(['Mars/Olympus', '+01:00', 'Africa/Nairobi ', '../etc', 'A'.repeat(65)])(
    'cannot be %s',
    (timeZone) => {
      expect(ProfileChange.safeParse({ timeZone }).success).toBe(false);
    },
  );
});
