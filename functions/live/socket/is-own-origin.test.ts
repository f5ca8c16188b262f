import { expect, it } from 'vitest'
import { isOwnOrigin } from './is-own-origin.ts'

const site = 'https://locums.example'

it.each([
  ['the site', { Origin: site }, true],
  ['another page', { Origin: 'https://locums.example.evil.test' }, false],
  ['the site without TLS', { Origin: 'http://locums.example' }, false],
  ['a sandboxed page', { Origin: 'null' }, false],
  ['no browser', {}, false],
  ['a page that names itself as the site', { Origin: 'https://evil.test', 'X-Site-Host': 'evil.test' }, false],
])('with a domain: %s', (_, headers, expected) => {
  expect(isOwnOrigin(headers, site)).toBe(expected)
})

const cdn = { 'x-site-host': 'd1.cloudfront.net', 'X-Forwarded-Proto': 'https' }

it.each([
  ['the page at CloudFront’s name', { ...cdn, Origin: 'https://d1.cloudfront.net' }, true],
  ['a page at another of its names', { ...cdn, Origin: 'https://d2.cloudfront.net' }, false],
  ['a connection past CloudFront', { Origin: 'https://d1.cloudfront.net', 'X-Forwarded-Proto': 'https' }, false],
  ['no origin', cdn, false],
])('without a domain: %s', (_, headers, expected) => {
  expect(isOwnOrigin(headers, '')).toBe(expected)
})
