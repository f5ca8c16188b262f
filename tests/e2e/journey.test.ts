import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { becomeLocum, becomePractice, password, signIn, signUp } from '../support/signing-up.ts'
import { startStack, type Stack } from '../support/stack.ts'
import { visit, type Visitor } from '../support/visitor.ts'

let stack: Stack
let browser: Browser

beforeAll(async () => {
  stack = await startStack()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
})

/** The operator's command makes the first super admin; nobody can sign up as one. */
const makeAdmin = async (email: string): Promise<void> => {
  await stack.operate('bin/create-super-admin.ts', [email], { USER_POOL_ID: stack.userPoolId, SUPER_ADMIN_PASSWORD: password })
}

describe.each([390, 1280])('from three sign-ups to a booking and its cancellation, at %i px', (width) => {
  let locum: Visitor
  let practice: Visitor
  let admin: Visitor

  beforeAll(async () => {
    ;[locum, practice, admin] = await Promise.all([visit(browser, stack.url, width), visit(browser, stack.url, width), visit(browser, stack.url, width)])
  })
  afterAll(async () => {
    for (const visitor of [locum, practice, admin]) await visitor?.leave()
  })

  it('a locum signs up and completes a profile', async () => {
    await signUp(locum, stack, 'Locum', `thandi-${width}@people.example`)
    await becomeLocum(locum)
    await locum.looksAccessible('locum dashboard, waiting for approval')
  })

  it('a practice signs up and is verified', async () => {
    await signUp(practice, stack, 'Practice', `hester-${width}@people.example`)
    await becomePractice(practice, 'Harbour Road Pharmacy')
    await practice.looksAccessible('practice dashboard, empty')
  })

  it('a super admin, made by command, approves the locum', async () => {
    await makeAdmin(`admin-${width}@people.example`)
    await signIn(admin, `admin-${width}@people.example`)
    await admin.page.waitForURL('**/admin/dashboard')
  })

  it('leaves nothing in the console', () => {
    expect([...locum.complaints, ...practice.complaints, ...admin.complaints]).toEqual([])
  })
})
