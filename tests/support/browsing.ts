import { afterAll, inject } from 'vitest'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Role } from '#shared/kernel/roles.ts'
import { launchBrowser } from './browser.ts'
import { oncePerWorker } from './once-per-worker.ts'
import { heading } from './profile-forms.ts'
import { reach, type ReachedStack, startStack } from './stack.ts'
import { closeLeft, visit, type Visitor } from './visitor.ts'

/** Pages of tests are gone before code compiled for speed would pay for itself. */
const sharedBrowser = oncePerWorker(
  () => launchBrowser(['--js-flags=--no-opt']),
  (browser) => browser.close(),
)

/** A browser before a running stack. */
const browse = async <S extends ReachedStack>(stack: S) => {
  const browser = await sharedBrowser()
  /** Signed in without the screens for it, which tests of their own look at; on no page yet. */
  const visitSignedIn = async (width: number, email: string): Promise<Visitor> =>
    visit(browser, stack.url, width, await stack.keptOf(email))
  const enter = async (width: number, email: string): Promise<Visitor> => {
    const visitor = await visitSignedIn(width, email)
    await visitor.page.goto('/')
    return visitor
  }
  return {
    stack,
    browser,
    visitSignedIn,
    /** Somebody of the demo world, on their dashboard. */
    begin: async (width: number, email: string): Promise<Visitor> => {
      const visitor = await enter(width, email)
      await visitor.page.waitForURL('**/dashboard')
      return visitor
    },
    /** Somebody who has just signed up, before the first form. */
    beginNew: async (width: number, email: string, role: Role): Promise<Visitor> => {
      await stack.register(email, role)
      // A locum's sign-up ends with it.
      if (role === 'Locum') await stack.send(email, professionalsContract.createProfessional, {})
      const visitor = await enter(width, email)
      await heading(visitor.page, 'Verification')
      return visitor
    },
  }
}

/**
 * On the demo world that all files share. They run at the same time, so that what one changes must be of accounts of
 * its own, or of days that no other looks at:
 *
 * - Harbour Road: `practice-calendar` looks at its next week, so that its offers stay; `requests` asks for days from
 *   the 60th on.
 * - Gardens: `requests`; `locum-calendar` applies to an offer of any practice but Harbour Road.
 * - Vineyard: `account`.
 * - Naledi and Kenilworth: `settings`, which deletes them.
 * - Lindiwe and Sipho: at each width one is of `locum-calendar`, the other of `requests`; `search` posts days of a week
 *   further ahead.
 *
 * Locums who sign up live in Overberg, where no file searches.
 */
export const startBrowsing = async () => browse(reach(inject('demoStack')))

/** For a file that changes more: a stack of its own, with the demo world or empty, which is stopped after the file. */
export const startBrowsingAlone = async (world: 'demo world' | 'empty') => {
  const stack = await startStack({ demoWorld: world === 'demo world' })
  afterAll(async () => {
    await closeLeft(stack.url)
    await stack.stop()
  })
  return browse(stack)
}
