import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

async function packaged(): Promise<string> {
  // Makes the package unpack its own NSS libraries, which a minimal machine lacks.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x'
  const { default: bundled } = await import('@sparticuz/chromium')
  return bundled.executablePath()
}

/** The path of Chromium. The packaged one is unpacked once per machine, before anything starts it. */
export const executable = async (): Promise<string> =>
  process.env['CHROMIUM_PATH'] ?? installed.find((path) => existsSync(path)) ?? (await packaged())

/**
 * Chromium without a system installation. The package's own flags are left out, as they disable web security.
 */
export const launchBrowser = async (flags: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: await executable(), args: ['--no-sandbox', ...flags] })

/** The same with a profile in a folder and a debugging port for other programs, which share its session. */
export const launchProfile = async (folder: string, port: number): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    executablePath: await executable(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    viewport: null,
  })
