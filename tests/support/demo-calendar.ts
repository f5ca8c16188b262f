import type { Browser } from 'playwright-core'
import type * as z from 'zod/mini'
import { demoPassword } from '#bin/seed/demo-password.ts'
import type { PostAvailabilityBody } from '#shared/calendar/availability.schema.ts'
import { calendarContract } from '#shared/calendar/calendar.contract.ts'
import { signIn } from './signing-up.ts'
import { visit } from './visitor.ts'

type Posting = z.input<typeof PostAvailabilityBody>

/** Posts days of a demo locum's calendar, in their name. */
export async function postDays(browser: Browser, url: string, email: string, ...postings: Posting[]): Promise<void> {
  const visitor = await visit(browser, url, 1280)
  const { page } = visitor
  await signIn(visitor, email, demoPassword)
  await page.waitForURL('**/locum/dashboard')
  const token = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith('.accessToken'))?.[1],
  )
  const { method, path } = calendarContract.postAvailability
  for (const data of postings) {
    const answer = await page.request.fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      data,
    })
    if (!answer.ok()) throw new Error(`${email} could not post ${JSON.stringify(data)}: ${await answer.text()}`)
  }
  await visitor.leave()
}
