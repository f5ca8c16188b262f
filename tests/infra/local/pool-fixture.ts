import type { PoolSettings } from '#infra/local/cognito/user-pool-settings.ts'

export const ClientId = 'webclient'
export const UserPoolId = 'eu-west-1_testpool1'
export const Password = 'Right-Passw0rd'
export const settings: PoolSettings = {
  poolId: UserPoolId,
  issuer: `https://cognito-idp.eu-west-1.amazonaws.com/${UserPoolId}`,
  clients: [
    {
      id: ClientId,
      authFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      writeAttributes: ['email', 'zoneinfo', 'custom:role'],
      hidesUsers: true,
      accessMinutes: 15,
      idMinutes: 15,
      refreshMinutes: 60 * 24,
    },
  ],
  groups: ['Locum', 'CompanyAdmin'],
  attributes: [
    { name: 'email', mutable: true, required: true },
    { name: 'email_verified', mutable: true, required: false },
    { name: 'zoneinfo', mutable: true, required: false },
    { name: 'custom:role', mutable: false, required: false },
    { name: 'custom:plan', mutable: true, required: false },
  ],
  passwordPolicy: { MinimumLength: 8, RequireUppercase: true, RequireNumbers: true, RequireSymbols: true },
  softwareTokens: true,
  postConfirmation: 'arn:post-confirmation',
  codeMessage: { subject: 'Your code', text: 'Enter {####} to go on.' },
  inviteMessage: { subject: 'Welcome', text: 'Sign in as {username} with {####}' },
}

let people = 0
export const newAddress = () => `person${++people}@example.com`
