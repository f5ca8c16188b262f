import { expect, it } from 'vitest'
import { mailLink, telLink } from './contact-links.ts'

it('a link calls a number however it is written', () =>
  expect(telLink('+27 (0)21-123\u00a04567')).toBe('tel:+270211234567'))

it('an address adds nothing to the mail that its link begins', () =>
  expect(mailLink('a+b?cc=x@y.test')).toBe('mailto:a%2Bb%3Fcc%3Dx@y.test'))
