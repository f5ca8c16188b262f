import { afterAll } from 'vitest'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Role } from '#shared/kernel/roles.ts'
import type { StackOptions } from '#infra/local/stack-options.ts'
import { launchBrowser } from './browser.ts'
import { demoStack } from './demo-stack.ts'
import { oncePerWorker } from './once-per-worker.ts'
import { waitForHeading } from './profile-forms.ts'
import { stackClient, type StackClient, startStack } from './stack.ts'
import { closeReusablePages, openBrowserPage, type Visitor } from './visitor.ts'
import { warmLambdas } from './warm-lambdas.ts'

/** Pages of tests are too short-lived for optimised compilation to pay off. */
const sharedBrowser = oncePerWorker(
  () => launchBrowser(['--js-flags=--no-opt']),
  (browser) => browser.close(),
)

const browserFor = async <S extends StackClient>(stack: S) => {
  const browser = await sharedBrowser()
  /** Signed in through stored tokens, as other tests cover the sign-in screens; no page is open yet. */
  const signInWithoutScreens = async (width: number, email: string): Promise<Visitor> =>
    openBrowserPage(browser, stack.url, width, await stack.sessionStorageOf(email))
  const openVisitor = async (width: number, email: string, path = '/'): Promise<Visitor> => {
    const visitor = await signInWithoutScreens(width, email)
    await visitor.page.goto(path)
    return visitor
  }
  return {
    stack,
    browser,
    signInWithoutScreens,
    /** A user of the demo world, on a page. */
    signInTo: openVisitor,
    /** A user of the demo world, on their dashboard. */
    signInAs: async (width: number, email: string): Promise<Visitor> => {
      const visitor = await openVisitor(width, email)
      await visitor.page.waitForURL('**/dashboard')
      return visitor
    },
    /** A new user after sign-up, on the first form. */
    signUpAs: async (width: number, email: string, role: Role): Promise<Visitor> => {
      await stack.register(email, role)
      // Signing up as a locum also creates the profile.
      if (role === 'Locum') await stack.send(email, professionalsContract.createProfessional, {})
      const visitor = await openVisitor(width, email)
      await waitForHeading(visitor.page, 'Verification')
      return visitor
    },
  }
}

/**
 * The demo world that all files share. Files run at the same time, so each changes only its own accounts, or days that
 * no other file reads:
 *
 * - Harbour Road: `practice-calendar` reads its next week, so its offers stay; `requests` uses days from the 60th on.
 * - Gardens: `requests`; `locum-calendar` applies to an offer of any practice but Harbour Road.
 * - Vineyard: `account`.
 * - Naledi and Kenilworth: `settings`, which deletes them.
 * - Lindiwe and Sipho: at each width one is of `locum-calendar`, the other of `requests`; `search` posts days of a week
 *   further ahead.
 *
 * Locums who sign up live in Overberg, where no file searches.
 */
export const openSharedDemo = async () => {
  const { firstDay, ...stack } = await demoStack()
  return { ...(await browserFor(stackClient(stack))), firstDay }
}

/** Another tenant's stack with its own demo world, beside the first one's. */
export const openTenant = async (tenantId: string) => {
  const stack = await startStack({ tenantId, demoWorld: true })
  afterAll(async () => {
    await closeReusablePages(stack.url)
    await stack.stop()
  })
  return browserFor(stack)
}

/** A separate stack for a file that changes more, with the demo world or empty; stopped after the file. */
export const openOwnStack = async (world: 'demo world' | 'empty', liveChat?: StackOptions['liveChat']) => {
  const warm = world === 'demo world' ? await warmLambdas() : undefined
  const stack = await startStack({
    demoWorld: warm !== undefined,
    ...(warm && { warm }),
    ...(liveChat && { liveChat }),
  })
  afterAll(async () => {
    // The next demo world is at the same address.
    if (!warm) await closeReusablePages(stack.url)
    await stack.stop()
  })
  return browserFor(stack)
}
