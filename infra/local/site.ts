import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { HttpHandler, HttpResponse } from './http.ts'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** `from` differs whenever what it was made of does. */
type Loaded = { br: Buffer; gzip: Buffer; plain: Buffer; etag: string; from: number | string; sent?: Sent }

/** How what was published is described in the bucket. */
type Sent = { contentType: string; headers: Record<string, string> }
type Stored = { head: Sent & { etag: string }; body: Buffer }

/**
 * Serves the site like CloudFront: compressed, hashed files cached for ever, other paths as the one page. `published`
 * reads what is in the site's bucket; the rest is as the build has left it.
 */
export function serveSite(
  siteDir: string,
  published: (name: string) => Stored | undefined = () => undefined,
): HttpHandler {
  const files = new Map<string, Loaded>()
  const kept = (key: string, from: Loaded['from'], read: () => Buffer): Loaded => {
    const known = files.get(key)
    if (known?.from === from) return known
    const loaded = loadedOf(read(), from)
    files.set(key, loaded)
    return loaded
  }
  const loadPublished = (name: string): Loaded | undefined => {
    const found = name.startsWith('assets/') ? undefined : published(name)
    return found && { ...kept(name, found.head.etag, () => found.body), sent: found.head }
  }
  const load = (path: string): Loaded | undefined => {
    const found = fileAt(path)
    return found && kept(path, found.mtimeMs, () => readFileSync(path))
  }
  return ({ method, path, headers }): HttpResponse => {
    if (method !== 'GET' && method !== 'HEAD') return { status: 403 }
    const asked = normalize(decode(path))
    const name = extname(asked) ? asked : '/index.html'
    const file = join(siteDir, name)
    const page = /^\/(sign-in)?$/.test(asked) ? '/sign-in.html' : name
    const loaded = loadPublished(page.slice(1)) ?? (file.startsWith(join(siteDir, '/')) ? load(file) : undefined)
    if (!loaded) return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Not found' }
    const common = {
      etag: loaded.etag,
      vary: 'accept-encoding',
      'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-type': loaded.sent?.contentType ?? contentTypes[extname(file)] ?? 'application/octet-stream',
      ...loaded.sent?.headers,
    }
    if (headers['if-none-match'] === loaded.etag) return { status: 304, headers: common }
    const encoding = (['br', 'gzip'] as const).find((offered) => headers['accept-encoding']?.includes(offered))
    if (!encoding || loaded[encoding].length >= loaded.plain.length)
      return { status: 200, headers: common, body: loaded.plain }
    return { status: 200, headers: { ...common, 'content-encoding': encoding }, body: loaded[encoding] }
  }
}

function loadedOf(plain: Buffer, from: Loaded['from']): Loaded {
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return { br, gzip: gzipSync(plain), plain, etag, from }
}

/** Invalid file names (too long, or with a NUL) count as not found. */
function fileAt(path: string) {
  try {
    const found = statSync(path)
    return found.isFile() ? found : undefined
  } catch {
    return undefined
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/'
  }
}
