import type { Navigator } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdPage, letGo } from './leave-guard.ts'

const went: string[] = []
const push = (to: string) => void went.push(to)
const navigator = { push, replace: push } as unknown as Navigator

beforeEach(() => {
  went.length = 0
  vi.stubGlobal('location', { pathname: '/locum/profile', search: '' })
  vi.stubGlobal('history', { state: null })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  letGo()
  vi.unstubAllGlobals()
})

it('asks before a page is left, and goes on once told to', () => {
  let leave = (): void => undefined
  holdPage(navigator, (go) => (leave = go))
  navigator.push('/away')
  expect(went).toEqual([])
  leave()
  expect(went).toEqual(['/away'])
  navigator.push('/further')
  expect(went).toEqual(['/away', '/further'])
})

it('is held by two forms until both let go, in whatever order', () => {
  const asked: string[] = []
  const first = holdPage(navigator, () => void asked.push('first'))
  const second = holdPage(navigator, () => void asked.push('second'))
  navigator.push('/away')
  first()
  navigator.push('/away')
  expect([asked, went]).toEqual([['second', 'second'], []])
  second()
  navigator.push('/away')
  expect(went).toEqual(['/away'])
  expect(navigator.push).toBe(push)
})
