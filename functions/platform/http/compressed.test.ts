import { expect, it } from 'vitest'
import { encodingFor } from './compressed.ts'

it.each([
  ['nothing is accepted without a header', undefined, undefined],
  ['an empty header accepts nothing', '', undefined],
  ['brotli is preferred, whatever the order', 'gzip, deflate, br, zstd', 'br'],
  ['gzip alone', 'gzip', 'gzip'],
  ['names in capitals, spaces left out', 'GZIP;Q=0.5,BR;Q=0.4', 'gzip'],
  ['weights decide', 'br;q=0.1, gzip;q=0.9', 'gzip'],
  ['weight 0 refuses', 'br;q=0, gzip', 'gzip'],
  ['all are refused', 'br;q=0, gzip;q=0', undefined],
  ['anything is accepted', '*', 'br'],
  ['anything else is accepted', 'br;q=0, *', 'gzip'],
  ['nothing else is accepted', 'gzip;q=0.5, *;q=0', 'gzip'],
  ['only the plain body', 'identity', undefined],
  ['rather the plain body', 'identity, gzip;q=0.5', undefined],
  ['rather not the plain body', 'identity;q=0.5, gzip', 'gzip'],
  ['only others', 'deflate, zstd', undefined],
  ['a weight that is no number refuses', 'br;q=much, gzip;q=0.1', 'gzip'],
])('%s: %s', (_, header, expected) => {
  expect(encodingFor(header)).toBe(expected)
})
