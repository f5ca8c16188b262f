import { join } from 'node:path'
import { type HttpRequest, type HttpResponse, json } from '#infra/local/http.ts'
import { deleteUser, getUser, updateUserAttributes } from './account.ts'
import {
  adminAddUserToGroup,
  adminCreateUser,
  adminDeleteUser,
  adminGetUser,
  adminListGroupsForUser,
  adminRemoveUserFromGroup,
  adminSetUserPassword,
  adminUpdateUserAttributes,
  adminUserGlobalSignOut,
  createGroup,
  listUsers,
} from './admin.ts'
import { CognitoError } from './cognito-error.ts'
import { readInput } from './inputs.ts'
import { changePassword, confirmForgotPassword, forgotPassword } from './passwords.ts'
import {
  adminSetUserMfaPreference,
  associateSoftwareToken,
  setUserMfaPreference,
  verifySoftwareToken,
} from './second-factor.ts'
import {
  getTokensFromRefreshToken,
  globalSignOut,
  initiateAuth,
  respondToAuthChallenge,
  revokeToken,
} from './sign-in.ts'
import { confirmSignUp, resendConfirmationCode, signUp } from './sign-up.ts'
import { openTokens } from './tokens.ts'
import type { UserPool } from './user-pool.ts'
import { openUserStore } from './user-store.ts'

/** The operations that AWS accepts without a signature, so that browsers can call them. */
const publicOperations = {
  SignUp: signUp,
  ConfirmSignUp: confirmSignUp,
  ResendConfirmationCode: resendConfirmationCode,
  InitiateAuth: initiateAuth,
  RespondToAuthChallenge: respondToAuthChallenge,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  RevokeToken: revokeToken,
  GlobalSignOut: globalSignOut,
  ForgotPassword: forgotPassword,
  ConfirmForgotPassword: confirmForgotPassword,
  ChangePassword: changePassword,
  AssociateSoftwareToken: associateSoftwareToken,
  VerifySoftwareToken: verifySoftwareToken,
  SetUserMFAPreference: setUserMfaPreference,
  GetUser: getUser,
  UpdateUserAttributes: updateUserAttributes,
  DeleteUser: deleteUser,
}

const signedOperations = {
  AdminCreateUser: adminCreateUser,
  AdminSetUserPassword: adminSetUserPassword,
  AdminSetUserMFAPreference: adminSetUserMfaPreference,
  AdminGetUser: adminGetUser,
  AdminDeleteUser: adminDeleteUser,
  AdminUserGlobalSignOut: adminUserGlobalSignOut,
  AdminUpdateUserAttributes: adminUpdateUserAttributes,
  AdminAddUserToGroup: adminAddUserToGroup,
  AdminRemoveUserFromGroup: adminRemoveUserFromGroup,
  AdminListGroupsForUser: adminListGroupsForUser,
  CreateGroup: createGroup,
  ListUsers: listUsers,
}

type OperationName = keyof typeof publicOperations | keyof typeof signedOperations

/** Its input has been parsed with the schema of the same name. */
type Operation = (pool: UserPool, input: never) => unknown

export type UserPoolService = {
  jwks: UserPool['tokens']['jwks']
  handle: (request: HttpRequest) => Promise<HttpResponse>
  close: () => void
}

type ServiceOptions = Omit<UserPool, 'store' | 'tokens'> & {
  dataDir: string
  isSigned: (request: HttpRequest) => boolean
}

export async function openUserPoolService({ dataDir, isSigned, ...parts }: ServiceOptions): Promise<UserPoolService> {
  const store = openUserStore(join(dataDir, 'users.sqlite'))
  for (const group of parts.settings.groups) store.createGroup(group)
  const tokens = await openTokens({ issuer: parts.settings.issuer, store, now: parts.now })
  const pool: UserPool = { ...parts, store, tokens }
  return {
    jwks: tokens.jwks,
    handle: async (request) => {
      if (request.method === 'GET' && request.path === `/${parts.settings.poolId}/.well-known/jwks.json`)
        return json(200, tokens.jwks)
      return runOperation(pool, request, isSigned).catch(failure)
    },
    close: store.close,
  }
}

async function runOperation(
  pool: UserPool,
  request: HttpRequest,
  isSigned: ServiceOptions['isSigned'],
): Promise<HttpResponse> {
  const name = request.headers['x-amz-target']?.split('.')[1] ?? ''
  const open: Operation | undefined = Object.hasOwn(publicOperations, name)
    ? publicOperations[name as keyof typeof publicOperations]
    : undefined
  const signed: Operation | undefined = Object.hasOwn(signedOperations, name)
    ? signedOperations[name as keyof typeof signedOperations]
    : undefined
  const operation = open ?? signed
  if (!operation) throw new CognitoError('UnknownOperationException', `The local user pool has no operation ${name}.`)
  if (signed && !isSigned(request))
    throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token')
  return {
    status: 200,
    headers,
    body: JSON.stringify(await operation(pool, readInput(name as OperationName, request.body.toString()) as never)),
  }
}

const headers = { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store' }

function failure(error: unknown): HttpResponse {
  if (!(error instanceof CognitoError)) throw error
  const { name, message } = error
  return {
    status: 400,
    headers: { ...headers, 'x-amzn-errortype': name },
    body: JSON.stringify({ __type: name, message }),
  }
}
