import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { createGateway } from '#infra/local/gateway.ts'
import { readApi, type Authorizer } from '#infra/local/gateway-routes.ts'
import { maxBodyBytes, serveHttp } from '#infra/local/http.ts'
import { prepare } from '#infra/local/prepare.ts'
import { loadAssembly } from '#infra/local/template.ts'
import { tenant } from '#infra/tenants/demo.ts'
import { apiContract, contracts } from '#shared/api-contract.ts'
import { pathOf, type Operation } from '#shared/kernel/define-contract.ts'
import type { ApiResponse, Api, Caller, OperationName } from './api.ts'
import type { RequestParts } from './requests/fixture.ts'

const claimsOf = ({ claims, role }: Caller, { issuer, audience }: Authorizer): JWTPayload => ({
  sub: claims.sub,
  iss: issuer,
  client_id: audience[0],
  token_use: 'access',
  auth_time: Number(claims.auth_time),
  'cognito:groups': [role],
})

/** Signs a valid token, and one of every kind that must be refused. */
const openMint = async (authorizer: Authorizer) => {
  const [{ publicKey, privateKey }, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const sign = (claims: JWTPayload, { key = privateKey, expires = '15m' } = {}) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(key)
  const mint = async (kind: string, caller: Caller): Promise<string | undefined> => {
    const claims = claimsOf(caller, authorizer)
    switch (kind) {
      case 'none':
        return undefined
      case 'expired':
        return sign(claims, { expires: '-1m' })
      case 'foreign':
        return sign({ ...claims, client_id: 'another-client' })
      case 'id':
        return sign({ ...claims, token_use: 'id', client_id: undefined, aud: authorizer.audience[0] })
      case 'unsigned':
        return new UnsecuredJWT(claims).setIssuedAt().setExpirationTime('15m').encode()
      case 'tampered':
        return sign(claims, { key: stranger.privateKey })
      case 'other issuer':
        return sign({ ...claims, iss: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_elsewhere' })
      case 'no groups':
        return sign({ ...claims, 'cognito:groups': undefined })
      default:
        return sign(claims)
    }
  }
  return { mint, jwks: { keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }] } }
}

/** The local gateway with the real routes and authorizers, in front of a running API. */
export const openGateway = async (api: Api) => {
  const { assemblyDir } = await prepare(tenant.tenantId, () => {})
  const routes = readApi(loadAssembly(assemblyDir))
  const authorizer = routes.routes.find((route) => route.authorizer)?.authorizer
  if (!authorizer) throw new Error('No route has an authorizer')
  const { mint, jwks } = await openMint(authorizer)
  const sliceOf = (functionArn: string) => Object.keys(contracts).find((slice) => functionArn.endsWith(slice)) ?? ''
  const gateway = createGateway({
    api: routes,
    jwks,
    invoke: (arn, event) => api.invoke(sliceOf(arn), event as APIGatewayProxyEventV2),
  })

  return {
    mint,
    /** The same over HTTP. */
    listen: () =>
      serveHttp(gateway, {
        port: 0,
        maxBodyBytes,
        onError: (error) => {
          throw error
        },
      }),
    send: async (name: OperationName, caller: Caller, request: RequestParts, kind: string): Promise<ApiResponse> => {
      const operation: Operation = apiContract[name]
      const token = await mint(kind, caller)
      const { grantId } = caller
      const path = `/${routes.stage}${pathOf(operation.path, request.params)}`
      const { status, headers, body } = await gateway({
        method: operation.method,
        path,
        signedPath: path,
        query: new URLSearchParams(request.query as Record<string, string>).toString(),
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(grantId && { 'x-impersonation': grantId }),
        },
        body: Buffer.from(request.body === undefined ? '' : JSON.stringify(request.body)),
        sourceIp: '127.0.0.1',
      })
      return { status, body: /json/.test(headers?.['content-type'] ?? '') ? JSON.parse(String(body)) : String(body) }
    },
  }
}

export type Gateway = Awaited<ReturnType<typeof openGateway>>
