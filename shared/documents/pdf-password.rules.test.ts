import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pdfOf, pdfWith, protectedPdf } from '#tests/support/documents.ts'
import { passwordMessage } from './documents.rules.ts'
import { checkFile } from './file-check.rules.ts'
import { md5, rc4 } from './pdf-ciphers.ts'
import { needsPassword } from './pdf-password.rules.ts'

const files = readdirSync(`${import.meta.dirname}/../../tests/support/protected-pdfs`).map((name) => name.slice(0, -4))
const locked = files.filter((name) => name.endsWith('.user'))
const open = files.filter((name) => name.endsWith('.owner'))
const movedStart = (name: string): Buffer =>
  Buffer.from(
    protectedPdf(name)
      .toString('latin1')
      .replace(/startxref\s+\d+/, 'startxref\n3'),
    'latin1',
  )

describe('a PDF', () => {
  it.each(locked)('that asks for a password is refused: %s', async (name) => {
    expect(await checkFile('identity_document', protectedPdf(name))).toEqual({
      code: 'FILE_NOT_READABLE',
      message: passwordMessage,
    })
  })

  it.each(open)('that opens without its owner’s password is accepted: %s', async (name) => {
    const bytes = protectedPdf(name)
    expect(await checkFile('attachment', bytes)).toEqual({ type: 'application/pdf', end: bytes.length })
  })

  it('of which only attached files are encrypted is accepted, and one for holders of a certificate is not', async () => {
    expect(await needsPassword(pdfWith('/Encrypt << /Filter /Standard /V 4 /R 4 /StmF /Identity /EFF /A >>'))).toBe(
      false,
    )
    expect(await needsPassword(pdfWith('/Encrypt << /Filter /Adobe.PubSec /V 2 /Recipients [<30>] >>'))).toBe(true)
  })

  it('whose references start elsewhere than it says is checked alike', async () => {
    expect(await needsPassword(movedStart('aes-256.owner'))).toBe(false)
    expect(await needsPassword(movedStart('aes-256.user'))).toBe(true)
  })

  it('that only mentions encryption is accepted', async () => {
    expect(await needsPassword(pdfOf('(/Encrypt 5 0 R) % /Encrypt 5 0 R\n'))).toBe(false)
    expect(await needsPassword(pdfWith('/Note (a \\) /Encrypt 5 0 R) /Encrypt null'))).toBe(false)
  })
})

it.each([
  '/Encrypt 99 0 R',
  '/Encrypt 1 0 R',
  '/Encrypt <<>>',
  '/Encrypt [1 2]',
  '/Encrypt << /Filter /Standard >>',
  ...[2, 3, 4, 5, 6, 7, -1, '[2]'].map((revision) => `/Encrypt << /Filter /Standard /R ${revision} >>`),
  '/Encrypt << /Filter /Standard /V 2 /R 3 /Length 999999999999 /O () /U <> /P 99999999999999999999 >> /ID 7',
  '/Encrypt << /Filter /Standard /V -4 /R 4 /Length -8 /O 1 /U /U /P -4 >> /ID [1 2]',
])('a damaged protection is refused: %s', async (entries) => {
  expect(await needsPassword(pdfWith(entries))).toBe(true)
})

it.each([
  ['nested arrays', `/A ${'['.repeat(3_000_000)}`],
  ['nested dictionaries', '<</A'.repeat(1_500_000)],
  ['a string without an end', `/A (${'('.repeat(5_000_000)}`],
  ['trailers', 'trailer<</A('.repeat(480_000)],
  ['comments', '%'.repeat(5_000_000)],
  ['a reference that is everywhere', `/Encrypt 5 0 R >> ${'5 0 obj<</A('.repeat(480_000)}`],
])('a PDF of %s is checked in time', async (_, entries) => {
  expect(typeof (await needsPassword(pdfWith(entries)))).toBe('boolean')
})

it('never makes the check fail, whatever is changed in it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files.map(protectedPdf)),
      fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { minLength: 1, maxLength: 6 }),
      async (bytes, changes) => {
        const changed = Uint8Array.from(bytes)
        for (const [at, value] of changes) if (at < changed.length) changed[at] = value
        expect(typeof (await needsPassword(changed))).toBe('boolean')
      },
    ),
    { numRuns: 60 },
  )
})

it('hashes as MD5 and encrypts as RC4 do', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(Buffer.from(md5(bytes))).toEqual(createHash('md5').update(bytes).digest())
    }),
  )
  // RFC 6229, and the best-known example.
  expect(Buffer.from(rc4(Buffer.from('0102030405', 'hex'), new Uint8Array(16))).toString('hex')).toBe(
    'b2396305f03dc027ccc3524a0a1118a8',
  )
  expect(Buffer.from(rc4(Buffer.from('Key'), Buffer.from('Plaintext'))).toString('hex')).toBe('bbf316e8d940af0ad3')
})
