import * as z from 'zod/mini'
import { CognitoError, invalidParameter } from './cognito-error.ts'

const text = z.string()
const given = text.check(z.minLength(1))
const optional = z.optional(text)
const flag = z.optional(z.boolean())
const texts = z.optional(z.record(text, text))
const attributes = z.array(z.object({ Name: given, Value: optional }))
const factor = z.optional(z.object({ Enabled: flag, PreferredMfa: flag }))

const ofClient = z.object({ ClientId: given })
const ofPerson = z.extend(ofClient, { Username: given, ClientMetadata: texts })
const ofSession = z.object({ AccessToken: given })
const ofUser = z.object({ UserPoolId: given, Username: given })
const ofMember = z.extend(ofUser, { GroupName: given })

/** The fields that each operation reads; other AWS fields are ignored. */
export const inputs = {
  SignUp: z.extend(ofPerson, { Password: optional, UserAttributes: z.optional(attributes) }),
  ConfirmSignUp: z.extend(ofPerson, { ConfirmationCode: given }),
  ResendConfirmationCode: ofPerson,
  InitiateAuth: z.extend(ofClient, { AuthFlow: given, AuthParameters: texts }),
  RespondToAuthChallenge: z.extend(ofClient, { ChallengeName: given, ChallengeResponses: texts, Session: optional }),
  GetTokensFromRefreshToken: z.extend(ofClient, { RefreshToken: given }),
  RevokeToken: z.extend(ofClient, { Token: given }),
  GlobalSignOut: ofSession,
  ForgotPassword: ofPerson,
  ConfirmForgotPassword: z.extend(ofPerson, { ConfirmationCode: given, Password: given }),
  ChangePassword: z.extend(ofSession, { PreviousPassword: optional, ProposedPassword: given }),
  AssociateSoftwareToken: z.object({ AccessToken: optional }),
  VerifySoftwareToken: z.object({ AccessToken: optional, UserCode: given }),
  SetUserMFAPreference: z.extend(ofSession, { SoftwareTokenMfaSettings: factor }),
  GetUser: ofSession,
  UpdateUserAttributes: z.extend(ofSession, { UserAttributes: attributes }),
  DeleteUser: ofSession,
  AdminCreateUser: z.extend(ofUser, {
    UserAttributes: z.optional(attributes),
    TemporaryPassword: optional,
    MessageAction: optional,
  }),
  AdminSetUserPassword: z.extend(ofUser, { Password: given, Permanent: flag }),
  AdminSetUserMFAPreference: z.extend(ofUser, { SoftwareTokenMfaSettings: factor }),
  AdminGetUser: ofUser,
  AdminDeleteUser: ofUser,
  AdminUserGlobalSignOut: ofUser,
  AdminUpdateUserAttributes: z.extend(ofUser, { UserAttributes: attributes }),
  AdminAddUserToGroup: ofMember,
  AdminRemoveUserFromGroup: ofMember,
  AdminListGroupsForUser: ofUser,
  CreateGroup: z.object({ UserPoolId: given, GroupName: given, Description: optional }),
  ListUsers: z.object({
    UserPoolId: given,
    Filter: optional,
    Limit: z.optional(z.number().check(z.int(), z.gte(0), z.lte(60))),
    PaginationToken: optional,
  }),
}

/** Parses a request's body as the operation's input; as in AWS, `null` counts as absent. */
export function readInput(name: keyof typeof inputs, body: string): unknown {
  const parsed = inputs[name].safeParse(parseJson(body), { reportInput: true })
  if (parsed.success) return parsed.data
  const [{ code, path, input } = { code: '', path: [], input: undefined }] = parsed.error.issues
  const field = path.join('.') || 'The body'
  if (input === undefined) throw invalidParameter(`Missing required parameter ${field}`)
  if (code === 'invalid_type')
    throw new CognitoError('SerializationException', `${field}: a value of another type is expected`)
  throw invalidParameter(`${field}: failed to satisfy a constraint`)
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body, (_, value: unknown) => value ?? undefined) ?? []
  } catch {
    throw new CognitoError('SerializationException', 'The body is not a JSON object.')
  }
}
