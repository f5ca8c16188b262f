import type { Assembly } from '#infra/local/template.ts'

type Minutes = number
type TimeUnit = 'seconds' | 'minutes' | 'hours' | 'days'

export type PoolClient = {
  id: string
  authFlows: string[]
  writeAttributes?: string[]
  hidesUsers: boolean
  accessMinutes: Minutes
  idMinutes: Minutes
  refreshMinutes: Minutes
}

export type PoolSettings = {
  poolId: string
  issuer: string
  clients: PoolClient[]
  groups: string[]
  attributes: { name: string; mutable: boolean; required: boolean }[]
  passwordPolicy: {
    MinimumLength?: number
    RequireLowercase?: boolean
    RequireUppercase?: boolean
    RequireNumbers?: boolean
    RequireSymbols?: boolean
  }
  /** Whether users can turn on two-step sign-in with an authenticator app. */
  softwareTokens?: boolean
  postConfirmation?: string
  customMessage?: string
  codeMessage: { subject: string; text: string }
  inviteMessage: { subject: string; text: string }
}

type Message = { EmailSubject?: string; EmailMessage?: string }
type PoolProperties = {
  Policies?: { PasswordPolicy?: PoolSettings['passwordPolicy'] }
  Schema?: { Name: string; Mutable?: boolean; Required?: boolean }[]
  MfaConfiguration?: 'OFF' | 'OPTIONAL' | 'ON'
  EnabledMfas?: string[]
  LambdaConfig?: Record<string, string>
  VerificationMessageTemplate?: Message
  AdminCreateUserConfig?: { InviteMessageTemplate?: Message }
}
type ClientProperties = {
  ExplicitAuthFlows?: string[]
  WriteAttributes?: string[]
  PreventUserExistenceErrors?: string
  AccessTokenValidity?: number
  IdTokenValidity?: number
  RefreshTokenValidity?: number
  RefreshTokenRotation?: { Feature: string }
  TokenValidityUnits?: { AccessToken?: TimeUnit; IdToken?: TimeUnit; RefreshToken?: TimeUnit }
}

const standardAttributes = [
  'address',
  'birthdate',
  'email',
  'email_verified',
  'family_name',
  'gender',
  'given_name',
  'locale',
  'middle_name',
  'name',
  'nickname',
  'phone_number',
  'picture',
  'preferred_username',
  'profile',
  'website',
  'zoneinfo',
]
const minutesOf = { seconds: 1 / 60, minutes: 1, hours: 60, days: 24 * 60 }

/** The template's user pool with its clients and groups. */
export function readPoolSettings(assembly: Assembly): PoolSettings {
  const [pool, ...others] = assembly.ofType<PoolProperties>('AWS::Cognito::UserPool')
  if (!pool || others.length > 0) throw new Error('The local stack needs exactly one user pool in the template.')
  const {
    Policies,
    Schema = [],
    LambdaConfig = {},
    VerificationMessageTemplate,
    AdminCreateUserConfig,
  } = pool.properties
  const unknown = Object.keys(LambdaConfig).filter(
    (trigger) => !['PostConfirmation', 'CustomMessage'].includes(trigger),
  )
  if (unknown.length > 0) throw new Error(`The local user pool cannot run the trigger ${unknown.join(', ')}.`)
  if (pool.properties.MfaConfiguration === 'ON')
    throw new Error('The local user pool cannot make two-step sign-in mandatory.')
  const declared = Schema.map(({ Name, Mutable = true, Required = false }) => ({
    name: standardAttributes.includes(Name) ? Name : `custom:${Name}`,
    mutable: Mutable,
    required: Required,
  }))
  return {
    poolId: pool.ref,
    issuer: `https://cognito-idp.eu-west-1.amazonaws.com/${pool.ref}`,
    clients: assembly
      .ofType<ClientProperties>('AWS::Cognito::UserPoolClient')
      .map(({ ref, properties }) => readClient(ref, properties)),
    groups: assembly
      .ofType<{ GroupName: string }>('AWS::Cognito::UserPoolGroup')
      .map(({ properties }) => properties.GroupName),
    attributes: [
      ...declared,
      ...standardAttributes
        .filter((name) => !declared.some((attribute) => attribute.name === name))
        .map((name) => ({ name, mutable: true, required: false })),
    ],
    passwordPolicy: Policies?.PasswordPolicy ?? {},
    softwareTokens:
      pool.properties.MfaConfiguration === 'OPTIONAL' && pool.properties.EnabledMfas?.includes('SOFTWARE_TOKEN_MFA'),
    postConfirmation: LambdaConfig.PostConfirmation,
    customMessage: LambdaConfig.CustomMessage,
    codeMessage: messageOf(VerificationMessageTemplate, 'Your verification code', 'Your verification code is {####}.'),
    inviteMessage: messageOf(
      AdminCreateUserConfig?.InviteMessageTemplate,
      'Your temporary password',
      'Your username is {username} and temporary password is {####}.',
    ),
  }
}

function readClient(id: string, properties: ClientProperties): PoolClient {
  const { TokenValidityUnits: units = {}, RefreshTokenRotation: rotation } = properties
  if (rotation?.Feature === 'ENABLED') throw new Error('The local user pool cannot rotate refresh tokens.')
  return {
    id,
    authFlows: properties.ExplicitAuthFlows ?? ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    writeAttributes: properties.WriteAttributes,
    hidesUsers: properties.PreventUserExistenceErrors !== 'LEGACY',
    accessMinutes: (properties.AccessTokenValidity ?? 1) * minutesOf[units.AccessToken ?? 'hours'],
    idMinutes: (properties.IdTokenValidity ?? 1) * minutesOf[units.IdToken ?? 'hours'],
    refreshMinutes: (properties.RefreshTokenValidity ?? 30) * minutesOf[units.RefreshToken ?? 'days'],
  }
}

const messageOf = (message: Message | undefined, subject: string, text: string) => ({
  subject: message?.EmailSubject ?? subject,
  text: message?.EmailMessage ?? text,
})
