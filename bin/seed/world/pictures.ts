import { crc32, deflateSync } from 'node:zlib'

export type Colour = readonly [red: number, green: number, blue: number]
/** The colour at a point, both from -1 to 1. */
type Drawing = (x: number, y: number) => Colour

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

const grid = [-0.25, 0.25] as const

/** A PNG; each pixel is the mean of four points for smooth edges. Plain loops, since there are millions of points. */
function png(width: number, height: number, drawing: Drawing): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3))
  const at = (pixel: number, part: number, size: number) => ((pixel + 0.5 + part) / size) * 2 - 1
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      let [red, green, blue] = [0, 0, 0]
      for (const down of grid)
        for (const right of grid) {
          const point = drawing(at(column, right, width), at(row, down, height))
          red += point[0]
          green += point[1]
          blue += point[2]
        }
      const place = row * (1 + width * 3) + 1 + column * 3
      rows[place] = red / 4
      rows[place + 1] = green / 4
      rows[place + 2] = blue / 4
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const dataUrl = (picture: Buffer): string => `data:image/png;base64,${picture.toString('base64')}`

const white: Colour = [255, 255, 255]
const inside = (x: number, y: number, [cx, cy]: readonly [number, number], rx: number, ry: number): boolean =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1

export type PortraitStyle = { skin: Colour; hair: Colour; shirt: Colour; wall: Colour; long?: boolean }

/** A drawn portrait of an invented person. */
export const portrait = ({ skin, hair, shirt, wall, long = false }: PortraitStyle): Buffer => {
  const shade: Colour = [skin[0] * 0.86, skin[1] * 0.86, skin[2] * 0.86]
  return png(320, 320, (x, y) => {
    if (inside(x, y, [0, -0.12], 0.35, 0.44) && !inside(x, y, [0, -0.62], 0.36, 0.26)) return skin
    if (inside(x, y, [0, -0.28], 0.43, 0.42)) return hair
    if (Math.abs(x) < 0.14 && y > 0.1 && y < 0.52) return shade
    if (inside(x, y, [0, 1.05], 0.78, 0.62)) return Math.abs(x) < 0.2 - (y - 0.4) * 0.35 && y < 0.95 ? white : shirt
    if (long && inside(x, y, [0, 0.05], 0.5, 0.62) && y < 0.5) return hair
    return wall
  })
}

export const crossLogo = (colour: Colour): Buffer =>
  png(320, 320, (x, y) => {
    if (!inside(x, y, [0, 0], 0.92, 0.92)) return white
    const [near, far] = [Math.min(Math.abs(x), Math.abs(y)), Math.max(Math.abs(x), Math.abs(y))]
    return near < 0.17 && far < 0.52 ? white : colour
  })

/** A card with a photo's place and lines, as identity cards have. */
const drawIdentityCard = (): Buffer =>
  png(480, 300, (x, y) => {
    if (inside(x, y, [-0.6, -0.12], 0.13, 0.26) || (inside(x, y, [-0.6, 0.62], 0.26, 0.42) && y < 0.56))
      return [120, 138, 150]
    if (x > -0.88 && x < -0.32 && y > -0.5 && y < 0.6) return [214, 224, 230]
    if (y < -0.68) return [21, 98, 60]
    const line = [-0.42, -0.16, 0.1, 0.36].find((top) => y > top && y < top + 0.08)
    if (line !== undefined && x > -0.18 && x < (line > 0 ? 0.45 : 0.75)) return [150, 164, 172]
    return [240, 244, 238]
  })

let card: Buffer | undefined
/** The same picture for all. */
export const identityCard = (): Buffer => (card ??= drawIdentityCard())

/** A shop front by day: awning, door and windows in the practice's colour. */
export const shopFront = (colour: Colour): Buffer =>
  png(640, 433, (x, y) => {
    if (y > 0.78) return [196, 190, 180]
    if (y > -0.28 && y < -0.02 && Math.abs(x) < 0.82) return Math.floor((x + 1) * 12) % 2 ? colour : white
    if (Math.abs(x - 0.05) < 0.14 && y > 0.02)
      return Math.abs(x - 0.05) < 0.12 && y > 0.06 ? [92, 116, 126] : [60, 70, 76]
    if (y > 0.1 && y < 0.62 && Math.abs(Math.abs(x) - 0.55) < 0.24)
      return (x + y + 2) % 0.3 > 0.24 ? [214, 232, 238] : [182, 208, 218]
    if (Math.abs(x) < 0.9 && y > -0.62) return y < -0.34 && y > -0.54 && Math.abs(x) < 0.5 ? white : [236, 229, 218]
    return [200 - y * 30, 222 - y * 10, 236]
  })
