import { join } from 'node:path'
import { liveChatHeaders } from '#infra/security-headers.ts'
import type { LiveChat } from '#infra/tenants/define-deployment.ts'
import { type HttpHandler, type HttpServer, isOwnHost, json, maxBodyBytes, serveHttp } from './http.ts'
import { serveSite } from './site.ts'

/** The live chat's page on a port, and so an origin, of its own. */
export async function serveLiveChat(
  siteDir: string,
  { script, sources }: LiveChat,
  { port, log }: { port: number; log: (line: string) => void },
): Promise<HttpServer> {
  const sites = [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
  const files = serveSite(join(siteDir, 'live-chat'))
  const handle: HttpHandler = (request) => {
    if (!isOwnHost(request.headers.host)) return json(421, { message: 'Misdirected Request' })
    if (request.path === '/config.json') return json(200, { sites, script })
    return files(request)
  }
  const security = liveChatHeaders(sources, sites)
  return serveHttp(handle, {
    port: 0,
    maxBodyBytes,
    decorate: (response) => ({ ...response, headers: { ...response.headers, ...security } }),
    onError: (error) => log(`A request of the live chat failed: ${String(error)}`),
  })
}
