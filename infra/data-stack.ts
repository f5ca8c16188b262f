import { CfnOutput, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb'
import { Key } from 'aws-cdk-lib/aws-kms'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { RETENTION_DAYS } from '#shared/kernel/retention.ts'
import { type DeploymentProps, stackProps } from './deployment-props.ts'
import { definitionOf, projectionOf, type TableName, tableNames } from './tables.ts'

export type Tables = Record<TableName, Table>

/** Everything that must survive redeployments: tables, documents and their encryption key. */
export class DataStack extends Stack {
  readonly tables: Tables
  readonly documents: Bucket
  readonly key: Key
  readonly liveChatKey: Secret
  readonly pushSecret: Secret
  readonly inviteKey: Secret
  readonly lookupKey: Secret

  constructor(scope: Construct, props: DeploymentProps) {
    super(scope, 'Data', stackProps(props, 'data', 'Tables and documents'))
    this.key = new Key(this, 'PersonalDataKey', {
      alias: `${props.tenant.tenantId}-${props.stage}-personal-data`,
      description: 'Encrypts personal data at rest',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    this.tables = Object.fromEntries(tableNames.map((name) => [name, addTable(this, name, this.key)])) as Tables
    this.documents = addDocuments(this, this.key, props.deployment.domain?.name)
    this.liveChatKey = addSecret(this, 'LiveChatKey', this.key, {
      description: 'Signs the live chat’s user hashes; the chat’s provider has the same key',
      length: 40,
      reason: 'The chat’s provider needs the same key, so an operator rotates both together (docs/runbook.md).',
    })
    this.pushSecret = addSecret(this, 'PushSecret', this.key, {
      description: 'The keys for web push are derived from it',
      length: 64,
      reason: 'Every browser subscribes with the public key, so a new one ends all subscriptions (docs/runbook.md).',
    })
    this.inviteKey = addSecret(this, 'InviteKey', this.key, {
      description: 'Makes the tokens of invites',
      length: 64,
      reason: 'A token is valid for seven days, once; an operator can replace the key at any time (docs/runbook.md).',
    })
    this.lookupKey = addSecret(this, 'LookupKey', this.key, {
      description: 'Hashes the numbers and addresses by which super admins find people',
      length: 64,
      reason: 'With a new key everything is hashed anew, which an operator’s command does (docs/runbook.md).',
    })
    // For operators' commands.
    for (const name of operatorsTables)
      new CfnOutput(this, `${nameOf(name)}Table`, { value: this.tables[name].tableName })
    new CfnOutput(this, 'LookupSecret', { value: this.lookupKey.secretArn })
  }
}

/** What operators' commands read or write. */
const operatorsTables = ['users', 'professionals', 'companies', 'offers', 'bookings', 'lookup'] as const

const nameOf = (name: TableName): string => name.charAt(0).toUpperCase() + name.slice(1)

interface SecretOptions {
  description: string
  length: number
  /** Why it is not rotated by itself. */
  reason: string
}

const addSecret = (stack: Stack, id: string, encryptionKey: Key, { description, length, reason }: SecretOptions) => {
  const secret = new Secret(stack, id, {
    description,
    encryptionKey,
    generateSecretString: { passwordLength: length, excludePunctuation: true },
    removalPolicy: RemovalPolicy.RETAIN,
  })
  Validations.of(secret).acknowledge({ id: 'AwsSolutions-SMG4', reason })
  return secret
}

const addTable = (stack: Stack, name: TableName, key: Key): Table => {
  const { personal, sorted, indexes = {}, streamed, expires } = definitionOf(name)
  const attribute = (attributeName: string) => ({ name: attributeName, type: AttributeType.STRING })
  const table = new Table(stack, nameOf(name), {
    partitionKey: attribute('pk'),
    ...(sorted && { sortKey: attribute('sk') }),
    billingMode: BillingMode.PAY_PER_REQUEST,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
    ...(personal
      ? { encryption: TableEncryption.CUSTOMER_MANAGED, encryptionKey: key }
      : { encryption: TableEncryption.AWS_MANAGED }),
    ...(streamed && { stream: StreamViewType.NEW_IMAGE }),
    ...(expires && { timeToLiveAttribute: 'expiresAt' }),
  })
  for (const [indexName, index] of Object.entries(indexes)) {
    const { ProjectionType: type, NonKeyAttributes: nonKeyAttributes } = projectionOf(index)
    table.addGlobalSecondaryIndex({
      indexName,
      partitionKey: attribute(index.partition),
      sortKey: attribute(index.sort),
      projectionType: ProjectionType[type],
      nonKeyAttributes,
    })
  }
  return table
}

const addDocuments = (stack: Stack, encryptionKey: Key, domain: string | undefined): Bucket => {
  const accessLogs = new Bucket(stack, 'DocumentAccessLogs', {
    ...privateBucket,
    encryption: BucketEncryption.S3_MANAGED,
    lifecycleRules: [{ expiration: Duration.days(365) }],
  })
  Validations.of(accessLogs).acknowledge({
    id: 'AwsSolutions-S1',
    reason: 'This is the bucket for the documents’ access log; logging access to the log would be circular.',
  })
  return new Bucket(stack, 'Documents', {
    ...privateBucket,
    encryption: BucketEncryption.KMS,
    encryptionKey,
    bucketKeyEnabled: true,
    versioned: true,
    serverAccessLogsBucket: accessLogs,
    lifecycleRules: [
      { prefix: 'incoming/', expiration: Duration.days(1), noncurrentVersionExpiration: Duration.days(1) },
      {
        prefix: 'exports/',
        expiration: Duration.days(RETENTION_DAYS.exports),
        noncurrentVersionExpiration: Duration.days(1),
      },
      {
        prefix: 'reports/',
        expiration: Duration.days(RETENTION_DAYS.reports),
        noncurrentVersionExpiration: Duration.days(1),
      },
      { abortIncompleteMultipartUploadAfter: Duration.days(1), noncurrentVersionExpiration: Duration.days(90) },
    ],
    // Uploads and downloads are signed, so the origin grants nothing; a domain still narrows it.
    cors: [
      {
        allowedOrigins: [domain ? `https://${domain}` : '*'],
        allowedMethods: [HttpMethods.GET, HttpMethods.POST],
        allowedHeaders: ['*'],
        maxAge: 3000,
      },
    ],
  })
}

const privateBucket = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  enforceSSL: true,
  removalPolicy: RemovalPolicy.RETAIN,
}
