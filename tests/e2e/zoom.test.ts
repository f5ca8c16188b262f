import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openSharedDemo } from '#tests/support/browsing.ts'

const { signInWithoutScreens } = await openSharedDemo()

describe('on a phone of 320 pixels, at 200 % zoom and with text twice as large', () => {
  const ways = [
    { width: 320, height: 640, text: '' },
    { width: 195, height: 422, text: '' },
    { width: 390, height: 844, text: '200%' },
  ]

  /** What lies beyond an edge of the window or of what hides the rest, and does not scroll there by itself. */
  const beyond = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
      const hides = (element: Element) => {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(element)
        return clipPath === 'none' && textOverflow !== 'ellipsis' && /hidden|clip/.test(overflowX)
      }
      return [...document.querySelectorAll<HTMLElement>('#root *')]
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          if (!element.checkVisibility() || width <= 1 || element.closest('[role="grid"]')) return false
          for (let above = element.parentElement; above && above.id !== 'root'; above = above.parentElement)
            if (scrolls(above) || above.clientWidth <= 1) return false
          const isCut = element.clientWidth > 1 && hides(element) && element.scrollWidth > element.clientWidth + 1
          return isCut || right > innerWidth + 1 || left < -1
        })
        .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`)
    })

  const calendar = ['/locum/dashboard/calendar', '/locum/dashboard/calendar?view=week']
  const sections = ['/locum/profile', '/locum/profile?section=rates']
  it.each([
    ['locum@example.com', ['/locum/dashboard', ...calendar, ...sections], ['requests', 'offers'], 'locum'],
    [
      'practice@example.com',
      [
        '/practice/dashboard',
        '/practice/dashboard/offers/new',
        '/company/user-management',
        '/company/profile?section=operations',
      ],
      ['offers', 'bookings'],
      'practice',
    ],
  ])('%s sees nothing cut, scrolls nothing sideways and reaches the menu', async (email, paths, lists, role) => {
    const { page, leave } = await signInWithoutScreens(390, email)
    const look = async (screen: string) => {
      for (const { text, ...size } of ways) {
        await page.setViewportSize(size)
        await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), text)
        const at = `${screen} at ${size.width} px ${text}`
        await expect.poll(() => beyond(page), { message: at }).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), at).toBeLessThanOrEqual(0)
        await page.getByRole('button', { name: 'Menu', exact: true }).click({ trial: true })
      }
    }
    for (const path of paths) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await look(path)
    }
    for (const list of lists) {
      await page.goto(`/${role}/dashboard/${list}`)
      const link = page.locator('main article a').last()
      await link.waitFor()
      await look(list)
      await link.click()
      await page.waitForURL(`**/${list}/*`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await look(`one of ${list}`)
    }
    await leave()
  })
})
