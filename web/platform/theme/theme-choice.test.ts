import { afterEach, expect, it, vi } from 'vitest'
import { chooseTheme } from './theme-choice.ts'

afterEach(() => vi.unstubAllGlobals())

it('a chosen theme is in a cookie for 365 days, and shown at once', () => {
  const page = { cookie: '', documentElement: { dataset: {} as Record<string, string> } }
  vi.stubGlobal('document', page)
  chooseTheme('dark')
  expect(page.cookie).toMatch(/=dark;.* max-age=31536000;/)
  expect(page.documentElement.dataset['theme']).toBe('dark')
})
