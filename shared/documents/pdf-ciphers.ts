const sines = Array.from({ length: 64 }, (_, at) => Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32))
const turns = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const
const BLOCK = 64

/** What a round of MD5 mixes of three words, and the word of the block that it adds. */
const mix = (at: number, b: number, c: number, d: number): [mixed: number, word: number] => {
  if (at < 16) return [(b & c) | (~b & d), at]
  if (at < 32) return [(d & b) | (~d & c), (5 * at + 1) % 16]
  if (at < 48) return [b ^ c ^ d, (3 * at + 5) % 16]
  return [c ^ (b | ~d), (7 * at) % 16]
}

/** MD5, which browsers don't have. */
export const md5 = (bytes: Uint8Array): Uint8Array => {
  const padded = new Uint8Array((Math.floor((bytes.length + 8) / BLOCK) + 1) * BLOCK)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n, true)
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476)
  for (let block = 0; block < padded.length; block += BLOCK) {
    let [a, b, c, d] = state as unknown as [number, number, number, number]
    for (let at = 0; at < 64; at += 1) {
      const [mixed, word] = mix(at, b, c, d)
      const sum = (a + mixed + (sines[at] as number) + view.getUint32(block + word * 4, true)) | 0
      const turn = turns[at >> 4]?.[at % 4] as number
      ;[a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0]
    }
    state.set([a, b, c, d].map((word, at) => word + (state[at] as number)))
  }
  const digest = new Uint8Array(16)
  state.forEach((word, at) => new DataView(digest.buffer).setUint32(at * 4, word, true))
  return digest
}

/** RC4, which neither browsers nor Node have any more. */
export const rc4 = (key: Uint8Array, bytes: Uint8Array): Uint8Array => {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b] as number, state[a] as number])
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] as number) + (key[at % key.length] as number)) & 0xff
    swap(at, other)
  }
  let [one, two] = [0, 0]
  return bytes.map((byte) => {
    one = (one + 1) & 0xff
    two = (two + (state[one] as number)) & 0xff
    swap(one, two)
    return byte ^ (state[((state[one] as number) + (state[two] as number)) & 0xff] as number)
  })
}
