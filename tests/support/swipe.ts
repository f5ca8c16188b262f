import type { Locator, Page } from 'playwright-core'

/** A finger that moves from the middle of one element to that of another: the fewer steps, the faster. */
export async function swipe(page: Page, from: Locator, to: Locator, steps = 8): Promise<void> {
  const [a, b] = await Promise.all([from.boundingBox(), to.boundingBox()])
  if (!a || !b) throw new Error('The ends are not on the screen')
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        share === undefined
          ? []
          : [{ x: a.x + a.width / 2 + (b.x - a.x) * share, y: a.y + a.height / 2 + (b.y - a.y) * share }],
    })
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await touch('touchStart', 0)
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', step / steps)
  await touch('touchEnd')
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await browser.detach()
}
