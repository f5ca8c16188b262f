/** The size of a picture and where its file ends; undefined if the file's structure is damaged. */
export type ParsedPicture =
  { width: number; height: number; end: number; orientation?: number; scans?: number } | undefined

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** -1 beyond the end, which matches no valid value. */
export const byte = (bytes: Uint8Array, at: number): number => bytes[at] ?? -1
export const big16 = (bytes: Uint8Array, at: number): number =>
  at + 2 <= bytes.length ? view(bytes).getUint16(at) : -1
export const big32 = (bytes: Uint8Array, at: number): number =>
  at + 4 <= bytes.length ? view(bytes).getUint32(at) : -1
export const little16 = (bytes: Uint8Array, at: number): number =>
  at + 2 <= bytes.length ? view(bytes).getUint16(at, true) : -1
export const little32 = (bytes: Uint8Array, at: number): number =>
  at + 4 <= bytes.length ? view(bytes).getUint32(at, true) : -1

/** One character per byte. */
export const latin1Text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(Math.max(0, from), to))

export const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  latin1Text(bytes, at, at + text.length) === text

/** The whole of a file, one character per byte. */
export const textOf = (bytes: Uint8Array): string => {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 32_768) {
    parts.push(Reflect.apply(String.fromCharCode, null, bytes.subarray(at, at + 32_768)))
  }
  return parts.join('')
}

/** The bytes of a text of one character per byte. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
