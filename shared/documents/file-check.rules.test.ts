import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gifOf, jpegOf, pdfOf, pngOf, pngOfSize } from '#tests/support/documents.ts'
import { DocumentName } from './documents.schema.ts'
import { limitOf } from './documents.rules.ts'
import { checkFile, detectFileType } from './file-check.rules.ts'
import { withoutExtraPngChunks, parsePng } from './png.rules.ts'

const files = {
  'image/png': pngOf(8, 6),
  'image/jpeg': jpegOf(8, 6),
  'image/gif': gifOf(8, 6),
  'application/pdf': pdfOf(),
}
const named = Object.entries(files) as [keyof typeof files, Buffer][]
const code = (bytes: Uint8Array, document: DocumentName = 'avatar'): string => {
  const checked = checkFile(document, bytes)
  return 'code' in checked ? checked.code : checked.type
}

/** A JPEG with a block before its picture. */
const withSegment = (marker: number, data: Buffer): Buffer => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length + 2)
  const jpeg = files['image/jpeg']
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, marker]), length, data, jpeg.subarray(2)])
}

const exif = (orientation: number, order: 'II' | 'MM'): Buffer =>
  withSegment(
    0xe1,
    Buffer.concat([
      Buffer.from(`Exif\0\0${order}`),
      Buffer.from(
        order === 'II'
          ? `2a0008000000010012010300010000000${orientation}00000000000000`
          : `002a0000000800010112000300000001000${orientation}000000000000`,
        'hex',
      ),
    ]),
  )

it.each(named)('%s is detected by its content, with the size of its picture', (type, bytes) => {
  expect(detectFileType(bytes)).toBe(type)
  const picture = type === 'application/pdf' ? {} : { picture: { width: 8, height: 6, orientation: 1 } }
  expect(checkFile('avatar', bytes)).toEqual({ type, end: bytes.length, ...picture })
})

it.each(DocumentName.options)('%s is refused at its size limit', (document) => {
  expect(code(pngOfSize(limitOf(document) - 1), document)).toBe('image/png')
  expect(code(pngOfSize(limitOf(document)), document)).toBe('FILE_TOO_LARGE')
})

describe.each(named)('%s', (type, bytes) => {
  it('is refused if cut short anywhere', () => {
    // White space at the end of a PDF is allowed.
    for (let length = 0; length < bytes.toString('latin1').trimEnd().length; length += 1)
      expect(code(bytes.subarray(0, length)), `${length}`).toMatch(/^FILE_/)
  })

  it('is refused with anything after it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), (more) => {
        const isBlank = type === 'application/pdf' && Buffer.from(more).toString('latin1').trim() === ''
        if (!isBlank) expect(code(Buffer.concat([bytes, more]))).toMatch(/^FILE_/)
      }),
    )
  })

  it('never makes the check fail, whatever is changed in it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        (changes) => {
          const changed = Uint8Array.from(bytes)
          for (const [at, value] of changes) changed[at] = value
          expect(code(changed)).toMatch(/^(FILE_|image\/|application\/pdf)/)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

it('the check never fails, whatever the bytes', () => {
  const beginnings = named.map(([, bytes]) => bytes.subarray(0, 12))
  fc.assert(
    fc.property(fc.constantFrom(Buffer.alloc(0), ...beginnings), fc.uint8Array({ maxLength: 300 }), (start, rest) => {
      expect(code(Buffer.concat([start, rest]))).toMatch(/^FILE_/)
    }),
    { numRuns: 2_000 },
  )
})

it('a PNG with any byte changed is refused', () => {
  const png = files['image/png']
  for (let at = 0; at < png.length; at += 1) {
    const changed = Uint8Array.from(png)
    changed[at] = (changed[at] as number) ^ 0x20
    expect(code(changed), `${at}`).toMatch(/^FILE_/)
  }
})

it('a PNG is reduced to its picture', () => {
  const commented = pngOf(8, 6, {
    extra: [
      ['zTXt', Buffer.from('Comment\0\0packed')],
      ['gAMA', Buffer.alloc(4)],
    ],
  })
  expect(Buffer.from(withoutExtraPngChunks(commented))).toEqual(files['image/png'])
  expect(parsePng(withoutExtraPngChunks(commented))).toMatchObject({ width: 8, height: 6 })
})

describe('a JPEG', () => {
  it.each(
    [...Array(8).keys()].flatMap(
      (at) =>
        [
          [at + 1, 'II'],
          [at + 1, 'MM'],
        ] as const,
    ),
  )('has the rotation of its Exif block: %i, %s', (orientation, order) => {
    expect(checkFile('avatar', exif(orientation, order))).toMatchObject({ picture: { orientation } })
  })

  it('ends before what phones append', () => {
    const picture = files['image/jpeg']
    for (const trailer of [jpegOf(2, 2), Buffer.from('Image_UTC_Data… SEFT')]) {
      expect(checkFile('avatar', Buffer.concat([picture, trailer]))).toMatchObject({
        type: 'image/jpeg',
        end: picture.length,
      })
    }
  })

  it('of more than a hundred scans is refused, since each takes time to decode', () => {
    const picture = files['image/jpeg']
    const scan = picture.indexOf(Buffer.from([0xff, 0xda]))
    const ofScans = (count: number) =>
      Buffer.concat([
        picture.subarray(0, scan),
        ...Array.from({ length: count }, () => picture.subarray(scan, -2)),
        picture.subarray(-2),
      ])
    expect(checkFile('avatar', ofScans(100))).toMatchObject({ type: 'image/jpeg' })
    expect(checkFile('avatar', ofScans(101))).toEqual({
      code: 'FILE_NOT_READABLE',
      message: expect.stringContaining('more than 100 scans'),
    })
  })

  it('without picture data, or with two frames, is refused', () => {
    const picture = files['image/jpeg']
    const scan = picture.indexOf(Buffer.from([0xff, 0xda]))
    const frame = picture.indexOf(Buffer.from([0xff, 0xc0]))
    const frameBlock = picture.subarray(frame, frame + 2 + picture.readUInt16BE(frame + 2))
    expect(code(Buffer.concat([picture.subarray(0, scan), Buffer.from([0xff, 0xd9])]))).toBe('FILE_NOT_READABLE')
    expect(code(Buffer.concat([picture.subarray(0, frame), frameBlock, picture.subarray(frame)]))).toBe(
      'FILE_NOT_READABLE',
    )
  })
})

it.each([
  ['12 001 pixels wide', pngOf(12_001, 1)],
  ['of 12 000 × 12 000', gifOf(12_000, 12_000)],
  ['of just over 30 megapixels', gifOf(6_001, 5_000)],
])('a picture %s is too large', (_, bytes) => expect(code(bytes)).toBe('FILE_TOO_LARGE'))

it('a GIF with a frame outside its picture is refused', () => {
  const gif = gifOf(8, 6)
  gif.writeUInt16LE(60_000, gif.indexOf(0x2c) + 5)
  expect(code(gif)).toBe('FILE_NOT_READABLE')
})
