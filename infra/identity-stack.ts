import { CfnOutput, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito'
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { roles } from '#shared/kernel/roles.ts'
import { ServiceFunction } from './constructs/service-function.ts'
import type { Tables } from './data-stack.ts'
import { type DeploymentProps, prefixOf, region, stackProps } from './deployment-props.ts'

/** The user pool, its groups, and the triggers that register a new user and word the mails with codes. */
export class IdentityStack extends Stack {
  readonly userPool: UserPool
  readonly client: UserPoolClient

  constructor(scope: Construct, props: DeploymentProps & { tables: Tables }) {
    super(scope, 'Identity', stackProps(props, 'identity', 'Sign-in'))
    this.userPool = addUserPool(this, props)
    this.client = addWebClient(this.userPool)
    for (const groupName of roles) this.userPool.addGroup(groupName, { groupName })
    this.addPostConfirmation(props)
    this.addCustomMessage(props)
    new CfnOutput(this, 'UserPoolId', { value: this.userPool.userPoolId })
    new CfnOutput(this, 'UserPoolClientId', { value: this.client.userPoolClientId })
  }

  private addPostConfirmation(props: DeploymentProps & { tables: Tables }) {
    const { function: trigger, role } = new ServiceFunction(this, {
      ...props,
      name: 'post-confirmation',
      values: { TENANT_ID: props.tenant.tenantId },
      timeout: Duration.seconds(5), // Cognito's own limit
    })
    this.userPool.addTrigger(UserPoolOperation.POST_CONFIRMATION, trigger)
    // A separate policy avoids a circular dependency: the pool needs the trigger, and its policy needs the pool.
    new Policy(this, 'RegisterUsers', {
      roles: [role],
      statements: [
        new PolicyStatement({
          actions: ['AdminAddUserToGroup', 'AdminUpdateUserAttributes', 'AdminUserGlobalSignOut'].map(
            (action) => `cognito-idp:${action}`,
          ),
          resources: [this.userPool.userPoolArn],
        }),
      ],
    })
  }

  private addCustomMessage(props: DeploymentProps & { tables: Tables }) {
    const { function: trigger } = new ServiceFunction(this, {
      ...props,
      name: 'custom-message',
      values: { TENANT_ID: props.tenant.tenantId },
      timeout: Duration.seconds(5), // Cognito's own limit
    })
    this.userPool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, trigger)
  }
}

function addUserPool(stack: Stack, props: DeploymentProps): UserPool {
  const { tenant, deployment } = props
  const userPool = new UserPool(stack, 'UserPool', {
    userPoolName: prefixOf(props),
    featurePlan: FeaturePlan.ESSENTIALS,
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    signInCaseSensitive: false,
    autoVerify: { email: true },
    keepOriginal: { email: true },
    standardAttributes: { email: { required: true, mutable: true }, timezone: { mutable: true } },
    // Immutable after sign-up, so that users can't change their role or backdate their consent.
    customAttributes: {
      role: new StringAttribute({ mutable: false, maxLen: 20 }),
      consent: new StringAttribute({ mutable: false, maxLen: 20 }),
    },
    passwordPolicy: {
      minLength: 8,
      requireUppercase: true,
      requireDigits: true,
      requireSymbols: true,
      requireLowercase: false,
    },
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { otp: true, sms: false },
    email: UserPoolEmail.withSES({
      fromEmail: deployment.mail.from,
      fromName: tenant.settings.brandName,
      sesRegion: region,
      ...(!deployment.mail.identity.includes('@') && { sesVerifiedDomain: deployment.mail.identity }),
    }),
    userVerification: {
      emailSubject: `Your ${tenant.settings.brandName} code`,
      emailBody: `Your code is {####}. It is valid for a day. If you did not request it from ${tenant.settings.brandName}, please ignore this e-mail.`,
    },
    userInvitation: {
      emailSubject: `Your ${tenant.settings.brandName} account`,
      emailBody: `Your ${tenant.settings.brandName} account {username} has been created. Sign in with this temporary password and choose a new one: {####}`,
    },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  })
  Validations.of(userPool).acknowledge(
    {
      id: 'AwsSolutions-COG2',
      reason:
        'Two-step sign-in (TOTP) is optional, because locums sign in from shared ward computers and basic phones.',
    },
    {
      id: 'AwsSolutions-COG8',
      reason:
        'Threat protection is charged per user; the Essentials plan with throttled, non-revealing sign-in is the chosen level (docs/decisions/040).',
    },
  )
  return userPool
}

const addWebClient = (userPool: UserPool): UserPoolClient =>
  userPool.addClient('Web', {
    generateSecret: false,
    authFlows: { userSrp: true },
    disableOAuth: true,
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    accessTokenValidity: Duration.minutes(15),
    idTokenValidity: Duration.minutes(15),
    refreshTokenValidity: Duration.days(30),
    readAttributes: new ClientAttributes()
      .withStandardAttributes({ email: true, emailVerified: true, timezone: true })
      .withCustomAttributes('role', 'consent'),
    writeAttributes: new ClientAttributes()
      .withStandardAttributes({ email: true, timezone: true })
      .withCustomAttributes('role', 'consent'),
  })
