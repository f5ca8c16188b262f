type Headers = Record<string, string | undefined>

/** API Gateway passes names on in the case in which they were sent. */
const valueOf = (headers: Headers, name: string): string | undefined =>
  Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1]

/**
 * Whether a page of the site opens the connection: browsers let any page open one, and say which. Without a domain,
 * CloudFront passes on its own name (`web-stack.ts`), which the API's stack can't know.
 */
export const isOwnOrigin = (headers: Headers, siteOrigin: string): boolean => {
  const origin = valueOf(headers, 'origin')
  if (siteOrigin) return origin === siteOrigin
  const host = valueOf(headers, 'x-site-host')
  const protocol = valueOf(headers, 'x-forwarded-proto') === 'http' ? 'http' : 'https'
  return host !== undefined && origin === `${protocol}://${host}`
}
