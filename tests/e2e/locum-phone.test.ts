import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locums } from '#bin/seed/world/people.ts'
import { accessibilityViolations } from '#tests/support/axe.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { layoutShift } from '#tests/support/layout-shift.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const { signInWithoutScreens } = await openSharedDemo()

describe('a locum’s screens on a phone', () => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await signInWithoutScreens(390, locums.thandi.email)
  })
  afterAll(() => visitor?.leave())

  it.each(['', '/calendar', '/calendar?view=month', '/calendar?view=week', '/offers', '/requests', '/bookings'])(
    'dashboard%s: nothing moves while it loads, and every target can be hit at any height of the window',
    async (screen) => {
      const address = `/locum/dashboard${screen}`
      const { page, sum, moved } = await layoutShift(visitor.page, address)
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.02)
      for (let height = 790; height < 840; height += 10) {
        await page.setViewportSize({ width: 390, height })
        expect(await accessibilityViolations(page, 'targets'), `${height} px high`).toEqual([])
      }
      await page.close()
    },
  )
})
