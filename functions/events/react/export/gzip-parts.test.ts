import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { checksumWith, gzipEnd, gzipPart, gzipStart } from './gzip-parts.ts'

it.each([[['']], [['one']], [['{"a":[', '1,2'.repeat(100_000), '', ']}']]])(
  'parts compressed one by one form one file',
  (texts) => {
    const parts = texts.map((text) => Buffer.from(text))
    const whole = Buffer.concat(parts)
    const file = Buffer.concat([
      gzipStart,
      ...parts.map(gzipPart),
      gzipEnd(parts.reduce(checksumWith, 0), whole.length),
    ])
    expect(gunzipSync(file).equals(whole)).toBe(true)
    // A second member would begin with the same bytes as the first.
    expect(file.indexOf(gzipStart.subarray(0, 3), 1)).toBe(-1)
  },
)
