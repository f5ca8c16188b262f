/** Other origins that pages can connect to or load pictures from, and hashes of what pages contain themselves. */
type Sources = { connect?: string[]; images?: string[]; scripts?: string[]; styles?: string[] }

const contentSecurityPolicy = ({ connect = [], images = [], scripts = [], styles = [] }: Sources): string =>
  Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

export const hstsSeconds = 63_072_000

/** On every response of site and API, in AWS and locally. */
export const securityHeaders = (sources: Sources = {}) => ({
  'content-security-policy': contentSecurityPolicy(sources),
  'strict-transport-security': `max-age=${hstsSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
})
