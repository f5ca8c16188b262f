import { bytesOf, textOf } from './file-bytes.ts'
import { md5, rc4 } from './pdf-ciphers.ts'
import { parsePdfDictionary, type PdfDictionary, type PdfValue } from './pdf-dictionary.rules.ts'

/** Far longer than any trailer or encryption dictionary; it bounds the work for a file made to be slow. */
const MAX_DICTIONARY = 65_536
const MAX_TRIES = 10
/** The padding that replaces an empty password up to AES-128. */
const PADDING = bytesOf(
  '\x28\xbf\x4e\x5e\x4e\x75\x8a\x41\x64\x00\x4e\x56\xff\xfa\x01\x08\x2e\x2e\x00\xb6\xd0\x68\x3e\x80\x2f\x0c\xa9\xfe\x64\x53\x69\x7a',
)

type Bytes = Uint8Array<ArrayBuffer>

const joined = (...parts: readonly Uint8Array[]): Bytes => Uint8Array.from(parts.flatMap((part) => [...part]))
const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

const dictionaryAt = (file: string, at: number): PdfDictionary | undefined =>
  parsePdfDictionary(file.slice(at, at + MAX_DICTIONARY), 0)

/** The last dictionary that follows a keyword. */
const lastDictionary = (file: string, keyword: string): PdfDictionary | undefined => {
  let at = file.lastIndexOf(keyword)
  for (let tries = 0; at > 0 && tries < MAX_TRIES; tries += 1) {
    const found = /\d/.test(file.charAt(at - 1)) ? undefined : dictionaryAt(file, at + keyword.length)
    if (found) return found
    at = file.lastIndexOf(keyword, at - 1)
  }
  return undefined
}

/** What belongs to the newest list of the file's objects: a stream's dictionary, or the trailer behind a table. */
const trailerOf = (file: string): PdfDictionary | undefined => {
  const at = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file.slice(-1024))?.[1])
  const stream = /^\s*\d+\s+\d+\s+obj/.exec(file.slice(at, at + 64))
  if (stream) return dictionaryAt(file, at + stream[0].length)
  const trailer = /^\s*xref\s/.test(file.slice(at, at + 64)) ? file.indexOf('trailer', at) : -1
  return (trailer < 0 ? undefined : dictionaryAt(file, trailer + 7)) ?? lastDictionary(file, 'trailer')
}

const valueIn = (entries: PdfDictionary, name: string) => ({
  bytes: (length: number): Uint8Array => {
    const value = entries.get(name)
    return value instanceof Uint8Array ? value.subarray(0, length) : new Uint8Array()
  },
  number: (otherwise = 0): number => {
    const value = entries.get(name)
    return typeof value === 'number' ? value : otherwise
  },
})

const keyBytes = (encryption: PdfDictionary): number => {
  const version = valueIn(encryption, 'V').number()
  if (version === 4) return 16
  const bits = version === 1 ? 40 : valueIn(encryption, 'Length').number(40)
  return Math.min(Math.max(Math.trunc(bits / 8), 5), 16)
}

/** RC4 and AES-128 (revisions 2 to 4): what the key of an empty password encrypts is in the file. */
const opensByKey = (encryption: PdfDictionary, id: Uint8Array, revision: number): boolean => {
  const permissions = new Uint8Array(4)
  new DataView(permissions.buffer).setUint32(0, valueIn(encryption, 'P').number(), true)
  const metadata = revision === 4 && encryption.get('EncryptMetadata') === false ? [255, 255, 255, 255] : []
  const length = keyBytes(encryption)
  let key = md5(joined(PADDING, valueIn(encryption, 'O').bytes(32), permissions, id, Uint8Array.from(metadata)))
  for (let round = 0; revision > 2 && round < 50; round += 1) key = md5(key.subarray(0, length))
  key = key.subarray(0, length)
  if (revision === 2) return isSame(rc4(key, PADDING), valueIn(encryption, 'U').bytes(32))
  let check = md5(joined(PADDING, id))
  for (let round = 0; round < 20; round += 1) {
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    )
  }
  return isSame(check, valueIn(encryption, 'U').bytes(16))
}

const digest = async (bits: number, bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, bytes))

/** AES-256 (revisions 5 and 6): a hash of the empty password and the file's salt is in the file. */
const opensByHash = async (encryption: PdfDictionary, revision: number): Promise<boolean> => {
  const user = valueIn(encryption, 'U').bytes(40)
  let hash = await digest(256, joined(user.subarray(32)))
  for (let round = 0, last = 0; revision === 6 && (round < 64 || last > round - 32); round += 1) {
    const key = await crypto.subtle.importKey('raw', hash.slice(0, 16), 'AES-CBC', false, ['encrypt'])
    const text = joined(...Array.from({ length: 64 }, () => hash))
    const encrypted = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: hash.slice(16, 32) }, key, text)
    const block = new Uint8Array(encrypted, 0, text.length)
    const rest = block.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    hash = await digest([256, 384, 512][rest] as number, block)
    last = block.at(-1) as number
  }
  return isSame(hash.subarray(0, 32), user.subarray(0, 32))
}

/** Only attached files are encrypted; the pages can be read. */
const leavesPagesOpen = (encryption: PdfDictionary): boolean =>
  valueIn(encryption, 'V').number() >= 4 &&
  ['StmF', 'StrF'].every((name) => (encryption.get(name) ?? 'Identity') === 'Identity')

const isReference = (value: PdfValue): value is { reference: string } =>
  typeof value === 'object' && value !== null && 'reference' in value

/**
 * Whether a PDF can be read only with a password. One that its owner has protected against changes opens by itself.
 * ISO 32000-2, 7.6.4.
 */
export const needsPassword = async (bytes: Uint8Array): Promise<boolean> => {
  const file = textOf(bytes)
  const trailer = trailerOf(file)
  const named = trailer?.get('Encrypt') ?? null
  if (!trailer || named === null) return false
  const encryption = isReference(named) ? lastDictionary(file, `${named.reference} obj`) : named
  if (!(encryption instanceof Map)) return true
  if (leavesPagesOpen(encryption)) return false
  const revision = encryption.get('Filter') === 'Standard' ? valueIn(encryption, 'R').number() : 0
  const ids = trailer.get('ID')
  const id = Array.isArray(ids) && ids[0] instanceof Uint8Array ? ids[0] : new Uint8Array()
  if ([2, 3, 4].includes(revision)) return !opensByKey(encryption, id, revision)
  return !([5, 6].includes(revision) && (await opensByHash(encryption, revision)))
}
