import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameText } from './text.ts'

const problemOf = (name: string): string | undefined => nameText(120).safeParse(name).error?.issues[0]?.message
const refusal = 'A name cannot contain a web address. Put a space after each full stop'

describe('the name of a person or a practice', () => {
  it.each([
    'http://evil.example',
    'HTTPS://Evil',
    'Win at ftp://files',
    'www.prizes',
    'Thandi (WWW2.prizes)',
    'evil.com',
    'Dr. Evil.COM',
    'x.com',
    'Claim your prize at evil.co.za today',
    'ab.co.za',
    'Harbour,evil.org',
    'Visit prizes.net/claim',
    'bit.ly/3xYz',
    't.me/prizes',
    'goo.gl',
    'Pharma.io',
    'cheap-pills.shop',
    'zahn.praxis.de',
    'prizes.xyz:8080',
    'me@prizes.club',
    'me@ab.co',
    'bücher.de',
    'evil．com',
    'evil。com',
    'ｅｖｉｌ.ｃｏｍ',
    '203.0.113.7/claim',
    'xn--80ak6aa92e',
    'evil.services',
    'Evil.Money',
    'Claim it at evil.bank today',
    'evil.zip',
    'evil.рф',
    'evil.中国',
    'cheap-x.services',
    'cheap-dr.services',
    'evil.x.services',
    't.me',
    'T.ME prizes',
    'me@x.services',
    'Thandi.Nkosi',
    '李小龍。医院',
  ])('can’t be %s', (name) => expect(problemOf(name)).toBe(refusal))

  it.each([
    'Thandi',
    'St. Mary’s',
    'St.Mary',
    'St.Jo',
    'Dr. J.P. van der Merwe',
    'J.P.de Wet',
    'M.le Roux',
    'Prof.de Beer',
    'Mrs.du Toit',
    'Dr.No',
    'M.J.',
    'A.B. Smith',
    'A.B.C. Pharmacy (Pty) Ltd.',
    'Smith & Co. Pharmacy',
    'Clicks, Sea Point',
    'Com Net Org',
    'No. 7 Pharmacy',
    'Nkosi e.a.',
    '24/7 Care @ Harbour',
    'Care@Home',
    'Section 4.2.1 Clinic',
    'Ward 1.2.3',
    'Dis-Chem: Table Bay',
    'Dr.Smith/Dr.Jones',
    'Siân Ó Briain',
    'Dr.J.P.Smith',
    'van der Merwe-St.Clair',
    'Prof.Dr.Nkosi',
    'Mnr.Botha & Mev.Botha',
    'J.Smith',
    '(Pty).Ltd',
    '李小龍',
  ])('can be %s', (name) => expect(problemOf(name)).toBeUndefined())

  const label = fc.stringMatching(/^[a-z][a-z0-9-]{2,14}[a-z]$/)
  const words = fc.array(
    fc.constantFrom('Harbour', 'Road', 'Dr.', 'St.', 'A.B.', 'Pharmacy', 'Nkosi', '&', '(Pty)', 'Ltd.', 'van', 'de'),
    { maxLength: 4 },
  )
  const between = (one: string[], middle: string, other: string[]) => [...one, middle, ...other].join(' ')

  it('can’t contain a common domain, anywhere and however it is written', () => {
    const ending = fc.constantFrom(
      'com',
      'co.za',
      'org',
      'net',
      'io',
      'info',
      'app',
      'xyz',
      'africa',
      'de',
      'ru',
      'services',
      'money',
      'рф',
    )
    const written = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => text.toUpperCase(),
      (text) => `https://${text}/path?q=1`,
      (text) => `(${text})`,
      (text) => `${text}.`,
    )
    fc.assert(
      fc.property(
        words,
        label,
        ending,
        written,
        words,
        (one, name, end, write, other) => problemOf(between(one, write(`${name}.${end}`), other)) === refusal,
      ),
    )
  })

  it('can be any words, initials and titles', () => {
    const word = fc.stringMatching(/^[A-Z][a-z]{4,8}$/)
    const initials = fc.array(fc.stringMatching(/^[A-Z]\.$/), { maxLength: 3 }).map((letters) => letters.join(''))
    fc.assert(
      fc.property(
        words,
        initials,
        word,
        words,
        (one, letters, name, other) => problemOf(between(one, letters + name, other)) === undefined,
      ),
    )
  })

  it('is checked quickly, however long', () => {
    const start = performance.now()
    for (const part of ['a', 'a.', 'a-', '@', '1.', 'www', 'co.', '@a']) problemOf(part.repeat(100_000))
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})
