import { describe, expect, it } from 'vitest'
import { lineText, multilineText, required } from './text.ts'

const takes = (schema: ReturnType<typeof lineText>, text: string) => schema.safeParse(text).success
const sign = (code: number) => String.fromCodePoint(code)
const hidden = [
  0xad, 0x34f, 0x61c, 0x115f, 0x17b4, 0x180e, 0x200b, 0x200e, 0x202e, 0x2060, 0x2066, 0x3164, 0xfe00, 0xfeff, 0xffa0,
  0xe0001, 0xe0041, 0xe0100,
]

describe('text', () => {
  it.each(hidden.map(sign))('has no invisible characters: %j', (text) => {
    for (const schema of [required(60), lineText(60), multilineText(60)]) {
      expect(takes(schema, `Thandi${text}Nkosi`)).toBe(false)
      expect(takes(schema, `م${text}ا`)).toBe(false)
    }
    expect(takes(required(60), text)).toBe(false)
  })

  it('on one line has no line breaks, joined Latin letters or emoji joiners', () => {
    for (const text of ['a\u2028b', 'a\u2029b', 'a\nb', 'Tha\u200cndi', 'Tha\u200dndi', '\u200c', '❤\ufe0f'])
      expect(takes(lineText(60), text), JSON.stringify(text)).toBe(false)
  })

  it('can be in any script', () => {
    for (const name of [
      'Siân Ó Briain',
      'Thandi Nkosi-Botha',
      'නිර්‍මලා',
      'क्‍ष',
      'علی‌رضا',
      '李小龍',
      'Nguyễn',
      'ǀXam',
      'Zoe\u0308',
    ])
      expect(takes(required(60), name), name).toBe(true)
    for (const bio of ['👩‍⚕️ and ❤️', 'One\nTwo\tthree', 'می‌روم']) expect(takes(multilineText(60), bio), bio).toBe(true)
  })

  it('is checked quickly, however long', () => {
    const start = performance.now()
    expect(takes(lineText(100_000), `${'م'.repeat(50_000)}${'e\u0301'.repeat(20_000)}\u0000`)).toBe(false)
    expect(performance.now() - start).toBeLessThan(500)
  })
})
