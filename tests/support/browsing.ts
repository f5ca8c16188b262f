import { demoPassword } from '#bin/seed/demo-password.ts'
import { launchBrowser } from './browser.ts'
import { signIn } from './signing-up.ts'
import { startStack } from './stack.ts'
import { visit, type Visitor } from './visitor.ts'

/** A browser before the whole product. */
export const startBrowsing = async (options?: Parameters<typeof startStack>[0]) => {
  const [stack, browser] = await Promise.all([startStack(options), launchBrowser()])
  return {
    stack,
    browser,
    /** Somebody of the demo world, on their dashboard. */
    begin: async (width: number, email: string): Promise<Visitor> => {
      const visitor = await visit(browser, stack.url, width)
      await signIn(visitor, email, demoPassword)
      await visitor.page.waitForURL('**/dashboard')
      return visitor
    },
    stop: async () => {
      await browser.close()
      await stack.stop()
    },
  }
}
