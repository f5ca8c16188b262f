import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

async function packaged(): Promise<string> {
  // Makes the package unpack its own NSS libraries, which a bare machine lacks.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x'
  const { default: bundled } = await import('@sparticuz/chromium')
  return bundled.executablePath()
}

/** Where Chromium is. The packaged one is unpacked once on a machine; nothing may start it before it is whole. */
export const executable = async (): Promise<string> =>
  process.env['CHROMIUM_PATH'] ?? installed.find((path) => existsSync(path)) ?? (await packaged())

/**
 * Chromium without anything installed. Its own flags are left out: they switch web security off and would hide faults.
 */
export const launchBrowser = async (flags: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: await executable(), args: ['--no-sandbox', ...flags] })

/** The same with a profile in a folder and a port for other programs, which then share its sign-in. */
export const launchProfile = async (folder: string, port: number): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    executablePath: await executable(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    viewport: null,
  })
