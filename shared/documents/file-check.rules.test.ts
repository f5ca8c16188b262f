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
const code = async (bytes: Uint8Array, document: DocumentName = 'avatar'): Promise<string> => {
  const checked = await checkFile(document, bytes)
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

it.each(named)('%s is detected by its content, with the size of its picture', async (type, bytes) => {
  expect(detectFileType(bytes)).toBe(type)
  const picture = type === 'application/pdf' ? {} : { picture: { width: 8, height: 6, orientation: 1 } }
  expect(await checkFile('avatar', bytes)).toEqual({ type, end: bytes.length, ...picture })
})

it.each(DocumentName.options)('%s is refused at its size limit', async (document) => {
  expect(await code(pngOfSize(limitOf(document) - 1), document)).toBe('image/png')
  expect(await code(pngOfSize(limitOf(document)), document)).toBe('FILE_TOO_LARGE')
})

describe.each(named)('%s', (type, bytes) => {
  it('is refused if cut short anywhere', async () => {
    // White space at the end of a PDF is allowed.
    for (let length = 0; length < bytes.toString('latin1').trimEnd().length; length += 1)
      expect(await code(bytes.subarray(0, length)), `${length}`).toMatch(/^FILE_/)
  })

  it('is refused with anything after it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 40 }), async (more) => {
        const isBlank = type === 'application/pdf' && Buffer.from(more).toString('latin1').trim() === ''
        if (!isBlank) expect(await code(Buffer.concat([bytes, more]))).toMatch(/^FILE_/)
      }),
    )
  })

  it('never makes the check fail, whatever is changed in it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        async (changes) => {
          const changed = Uint8Array.from(bytes)
          for (const [at, value] of changes) changed[at] = value
          expect(await code(changed)).toMatch(/^(FILE_|image\/|application\/pdf)/)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

it('the check never fails, whatever the bytes', async () => {
  const beginnings = named.map(([, bytes]) => bytes.subarray(0, 12))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(Buffer.alloc(0), ...beginnings),
      fc.uint8Array({ maxLength: 300 }),
      async (start, rest) => {
        expect(await code(Buffer.concat([start, rest]))).toMatch(/^FILE_/)
      },
    ),
    { numRuns: 2_000 },
  )
})

it('a PNG with any byte changed is refused', async () => {
  const png = files['image/png']
  for (let at = 0; at < png.length; at += 1) {
    const changed = Uint8Array.from(png)
    changed[at] = (changed[at] as number) ^ 0x20
    expect(await code(changed), `${at}`).toMatch(/^FILE_/)
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
  )('has the rotation of its Exif block: %i, %s', async (orientation, order) => {
    expect(await checkFile('avatar', exif(orientation, order))).toMatchObject({ picture: { orientation } })
  })

  it('ends before what phones append', async () => {
    const picture = files['image/jpeg']
    for (const trailer of [jpegOf(2, 2), Buffer.from('Image_UTC_Data… SEFT')]) {
      expect(await checkFile('avatar', Buffer.concat([picture, trailer]))).toMatchObject({
        type: 'image/jpeg',
        end: picture.length,
      })
    }
  })

  it('of more than a hundred scans is refused, since each takes time to decode', async () => {
    const picture = files['image/jpeg']
    const scan = picture.indexOf(Buffer.from([0xff, 0xda]))
    const ofScans = (count: number) =>
      Buffer.concat([
        picture.subarray(0, scan),
        ...Array.from({ length: count }, () => picture.subarray(scan, -2)),
        picture.subarray(-2),
      ])
    expect(await checkFile('avatar', ofScans(100))).toMatchObject({ type: 'image/jpeg' })
    expect(await checkFile('avatar', ofScans(101))).toEqual({
      code: 'FILE_NOT_READABLE',
      message: expect.stringContaining('more than 100 scans'),
    })
  })

  it('without picture data, or with two frames, is refused', async () => {
    const picture = files['image/jpeg']
    const scan = picture.indexOf(Buffer.from([0xff, 0xda]))
    const frame = picture.indexOf(Buffer.from([0xff, 0xc0]))
    const frameBlock = picture.subarray(frame, frame + 2 + picture.readUInt16BE(frame + 2))
    expect(await code(Buffer.concat([picture.subarray(0, scan), Buffer.from([0xff, 0xd9])]))).toBe('FILE_NOT_READABLE')
    expect(await code(Buffer.concat([picture.subarray(0, frame), frameBlock, picture.subarray(frame)]))).toBe(
      'FILE_NOT_READABLE',
    )
  })
})

it.each([
  ['12 001 pixels wide', pngOf(12_001, 1)],
  ['of 12 000 × 12 000', gifOf(12_000, 12_000)],
  ['of just over 30 megapixels', gifOf(6_001, 5_000)],
])('a picture %s is too large', async (_, bytes) => expect(await code(bytes)).toBe('FILE_TOO_LARGE'))

it('a GIF with a frame outside its picture is refused', async () => {
  const gif = gifOf(8, 6)
  gif.writeUInt16LE(60_000, gif.indexOf(0x2c) + 5)
  expect(await code(gif)).toBe('FILE_NOT_READABLE')
})
