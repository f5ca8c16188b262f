import { describe, expect, it } from 'vitest'
import { partsOf } from './message-text.ts'

const linksIn = (text: string) => partsOf(text).flatMap(({ href }) => href ?? [])

describe('the text of a message', () => {
  it.each([
    ['See https://example.org/a?b=1#c, please.', ['https://example.org/a?b=1#c']],
    ['(https://example.org/map_(east))', ['https://example.org/map_(east)']],
    ['HTTP://EXAMPLE.org and https://example.net/x!', ['http://example.org/', 'https://example.net/x']],
  ])('has addresses that can be opened: %s', (text, links) => {
    expect(linksIn(text)).toEqual(links)
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>x</b>',
    'ftp://example.org/x',
    'https://',
    'https://localhost/x',
    'https://your-bank.co.za@example.org/',
    '<img src=x onerror=alert(1)>',
    'call 021 555 0101',
  ])('has nothing else that can be opened: %s', (text) => {
    expect(partsOf(text)).toEqual([{ text }])
  })

  it('has an address of any length without what follows it, in no time', () => {
    const address = `http://example.org/${'.'.repeat(2_600)}x`
    const begin = performance.now()
    expect(linksIn(`${address}${'.)'.repeat(690)}`)).toEqual([address])
    expect(performance.now() - begin).toBeLessThan(1000)
  })

  it('is nothing if it is empty', () => expect(partsOf('')).toEqual([]))
})
