import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import bundled, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Starts a headless Chromium: the one that CHROME_PATH names, an installed one, else the one that npm brought. */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await browserPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export async function browserPath(): Promise<string> {
  const given = [process.env.CHROME_PATH, ...installed].find(
    (path) => path !== undefined && existsSync(path),
  );
  return given ?? unpackedBrowser();
}

/** The package's browser was made for Lambda: on a bare Debian it needs the libraries that come with it. */
async function unpackedBrowser(): Promise<string> {
  const executable = await bundled.executablePath();
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin');
  await inflate(join(folder, 'al2023.tar.br'));
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'));
  return executable;
}
