import type { Page } from 'playwright-core'

/** A file for a browser's file chooser. */
export type PickedFile = { name: string; mimeType: string; buffer: Buffer }

const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  pdf: 'application/pdf',
}

export const fileOf = (name: string, buffer: Buffer): PickedFile => ({
  name,
  mimeType: types[name.split('.').at(-1) ?? ''] ?? 'text/plain',
  buffer,
})

/**
 * A portrait like a phone photo: light from a window, a face, a coat. Drawn by the browser, so it is a real JPEG.
 */
export const drawPortrait = async (page: Page, width = 900, height = 1200): Promise<Buffer> => {
  const url = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D
      const wall = pen.createLinearGradient(0, 0, w, h)
      for (const [at, colour] of [
        [0, '#dfe9ea'],
        [0.5, '#a9c3c4'],
        [1, '#5f8587'],
      ] as const)
        wall.addColorStop(at, colour)
      pen.fillStyle = wall
      pen.fillRect(0, 0, w, h)
      const blob = (x: number, y: number, rx: number, ry: number, colour: string) => {
        pen.fillStyle = colour
        pen.beginPath()
        pen.ellipse(x * w, y * h, rx * w, ry * h, 0, 0, 7)
        pen.fill()
      }
      blob(0.5, 1.02, 0.42, 0.34, '#f4f7f7')
      blob(0.5, 0.72, 0.1, 0.12, '#8a5a3c')
      blob(0.5, 0.4, 0.26, 0.24, '#2a1c17')
      blob(0.5, 0.46, 0.19, 0.2, '#9a6645')
      for (const x of [0.43, 0.57]) blob(x, 0.44, 0.022, 0.014, '#1d1512')
      pen.lineWidth = 0.012 * w
      pen.strokeStyle = '#5c2f22'
      pen.beginPath()
      pen.arc(0.5 * w, 0.5 * h, 0.08 * w, 0.5, 2.64)
      pen.stroke()
      return canvas.toDataURL('image/jpeg', 0.9)
    },
    [width, height] as const,
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** A photo as a phone stores it on its side: as large as it gets, with the orientation in its EXIF block. */
export const drawPhoto = async (page: Page, width: number, height: number): Promise<Buffer> => {
  const url = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D
      const picture = pen.createImageData(w, h)
      // Fine grain, which JPEG compresses badly.
      let seed = 1
      for (let at = 0; at < picture.data.length; at += 1) {
        seed = (seed * 16_807) % 2_147_483_647
        picture.data[at] = at % 4 === 3 ? 255 : 128 + ((seed % 64) - 32)
      }
      pen.putImageData(picture, 0, 0)
      return canvas.toDataURL('image/jpeg', 0.9)
    },
    [width, height] as const,
  )
  const jpg = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  const exif = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000600000000000000', 'hex')
  return Buffer.concat([jpg.subarray(0, 2), exif, jpg.subarray(2)])
}

const SEGMENT = 65_537

/** A JPEG of an exact size, padded with comments. */
export const jpgOfSize = (jpg: Buffer, size: number): Buffer => {
  const comments: Buffer[] = []
  for (let left = size - jpg.length; left > 0;) {
    const rest = left - SEGMENT
    // A comment has at least four bytes.
    const length = rest <= 0 ? left : rest < 4 ? left - 4 : SEGMENT
    const comment = Buffer.alloc(length)
    comment.writeUInt16BE(0xfffe, 0)
    comment.writeUInt16BE(length - 2, 2)
    comments.push(comment)
    left -= length
  }
  return Buffer.concat([jpg.subarray(0, 2), ...comments, jpg.subarray(2)])
}

/** One transparent pixel. */
export const tinyGif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** A GIF of an exact size, padded with a comment. */
export const gifOfSize = (size: number): Buffer => {
  const blocks: Buffer[] = []
  for (let left = size - tinyGif.length - 3; left > 0;) {
    const length = left <= 256 ? left : left - 256 < 2 ? 255 : 256
    const block = Buffer.alloc(length, 1)
    block[0] = length - 1
    blocks.push(block)
    left -= length
  }
  return Buffer.concat([
    tinyGif.subarray(0, -1),
    Buffer.from([0x21, 0xfe]),
    ...blocks,
    Buffer.from([0]),
    tinyGif.subarray(-1),
  ])
}
