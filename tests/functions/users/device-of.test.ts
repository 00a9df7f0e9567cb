import { expect, it } from 'vitest';
import { deviceOf } from '../../../functions/users/device-of.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'],
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0 Safari/537.36`],
  ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/141.0 Safari/537.36 Edg/141.0`],
  [
    'Safari on macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.6 Safari/605.1.15`,
  ],
  [
    'Safari on iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webKit} Version/18.6 Mobile Safari/604.1`,
  ],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/141.0 Mobile Safari/537.36`],
  ['Unknown device', 'curl/8.5.0'],
  ['Unknown device', ''],
])('%s is recognised', (device, userAgent) => expect(deviceOf(userAgent)).toBe(device));
