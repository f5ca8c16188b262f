import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { basename, extname, join, normalize } from 'node:path'
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
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

type Loaded = { br: Buffer; gzip: Buffer; plain: Buffer; etag: string; changedAt: number }

/** Serves the built site like CloudFront: compressed, hashed assets cached for ever, other paths as the one page. */
export function serveSite(
  siteDir: string,
  pagesAt: (host: string) => Record<string, string> = () => ({}),
): HttpHandler {
  const files = new Map<string, Loaded>()
  const loadPage = (name: string, host: string): Loaded | undefined => {
    const key = `${host} ${name}`
    const page = files.has(key) ? undefined : pagesAt(host)[name]
    if (page !== undefined) files.set(key, loadedOf(Buffer.from(page), 0))
    return files.get(key)
  }
  const load = (path: string): Loaded | undefined => {
    const found = fileAt(path)
    if (!found) return undefined
    const known = files.get(path)
    if (known?.changedAt === found.mtimeMs) return known
    const loaded = loadedOf(readFileSync(path), found.mtimeMs)
    files.set(path, loaded)
    return loaded
  }
  return ({ method, path, headers }): HttpResponse => {
    if (method !== 'GET' && method !== 'HEAD') return { status: 403 }
    const name = normalize(decode(path))
    const file = join(siteDir, extname(name) ? name : 'index.html')
    const page = /^\/(sign-in)?$/.test(name) ? 'sign-in.html' : basename(file)
    const loaded = loadPage(page, headers.host ?? '') ?? (file.startsWith(join(siteDir, '/')) ? load(file) : undefined)
    if (!loaded) return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Not found' }
    const common = {
      etag: loaded.etag,
      vary: 'accept-encoding',
      'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
    }
    if (headers['if-none-match'] === loaded.etag) return { status: 304, headers: common }
    const encoding = (['br', 'gzip'] as const).find((offered) => headers['accept-encoding']?.includes(offered))
    if (!encoding || loaded[encoding].length >= loaded.plain.length)
      return { status: 200, headers: common, body: loaded.plain }
    return { status: 200, headers: { ...common, 'content-encoding': encoding }, body: loaded[encoding] }
  }
}

function loadedOf(plain: Buffer, changedAt: number): Loaded {
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return { br, gzip: gzipSync(plain), plain, etag, changedAt }
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
