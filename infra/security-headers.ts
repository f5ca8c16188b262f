/** Other origins that pages can connect to or load pictures from, and hashes of what pages contain themselves. */
type Sources = {
  connect?: string[]
  images?: string[]
  scripts?: string[]
  styles?: string[]
  frame?: string | undefined
}

const written = (policy: Record<string, string[]>): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

const contentSecurityPolicy = ({ connect = [], images = [], scripts = [], styles = [], frame }: Sources): string =>
  written({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-src': [frame ?? "'none'"],
    'frame-ancestors': ["'none'"],
  })

export const hstsSeconds = 63_072_000

const common = {
  'strict-transport-security': `max-age=${hstsSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** One kind of page may be framed and opened by others, so it lacks the headers against that. */
export type SecurityHeaders = typeof common & {
  'content-security-policy': string
  'x-frame-options'?: 'DENY'
  'cross-origin-opener-policy'?: string
}

/** On every response of site and API, in AWS and locally. */
export const securityHeaders = (sources: Sources = {}): Required<SecurityHeaders> => ({
  ...common,
  'content-security-policy': contentSecurityPolicy(sources),
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
})

const liveChatPolicy = (sources: readonly string[], sites: readonly string[]): string => {
  const own = ["'self'", ...sources.filter((source) => !source.startsWith('wss:'))]
  return written({
    'default-src': ["'none'"],
    'script-src': own,
    'style-src': [...own, "'unsafe-inline'"],
    'img-src': [...own, 'data:', 'blob:'],
    'font-src': [...own, 'data:'],
    'media-src': own,
    'connect-src': ["'self'", ...sources],
    'frame-src': own,
    'form-action': own,
    'base-uri': ["'none'"],
    'frame-ancestors': [...sites],
  })
}

/**
 * On the live chat's page, which has an origin of its own: its vendor's script can do there what it needs, and reaches
 * nothing of the site, which alone may frame it (decision 197).
 */
export const liveChatHeaders = (sources: readonly string[], sites: readonly string[]): SecurityHeaders => ({
  ...common,
  'content-security-policy': liveChatPolicy(sources, sites),
})
