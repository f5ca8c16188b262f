import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

async function packaged(): Promise<string> {
  // Makes the package unpack its own NSS libraries, which a bare machine lacks.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x'
  const { default: bundled } = await import('@sparticuz/chromium')
  return bundled.executablePath()
}

/** Chromium without anything installed. Its own flags are left out: they switch web security off and would hide faults. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? installed.find((path) => existsSync(path)) ?? (await packaged())
  return chromium.launch({ executablePath, args: ['--no-sandbox'] })
}
