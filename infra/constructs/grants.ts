import type { WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { type CfnElement, Stack, Validations } from 'aws-cdk-lib'
import type { IUserPool } from 'aws-cdk-lib/aws-cognito'
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { IConstruct } from 'constructs'
import type { Tables } from '#infra/data-stack.ts'
import { region } from '#infra/deployment-props.ts'
import { BRANDED, UPLOADED } from '#shared/tenants/site-files.ts'
import { definitionOf, type TableName } from '#infra/tables.ts'

/** A variable's value with the permission to use the resource that it names. */
export type Granted = { value: string; grantTo: (grantee: IGrantable) => void }

const readActions = ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem']
const writeActions = ['PutItem', 'UpdateItem', 'DeleteItem']
const decrypt = ['kms:Decrypt', 'kms:DescribeKey']
const encrypt = [
  'kms:Encrypt',
  'kms:ReEncryptFrom',
  'kms:ReEncryptTo',
  'kms:GenerateDataKey',
  'kms:GenerateDataKeyWithoutPlaintext',
]

/** Neither includes Scan, which no request should need. Indexes are granted one by one. */
const tableVariables = (
  tables: Tables,
  names: readonly TableName[],
  actions: string[],
  keyActions: string[],
): Record<string, Granted> =>
  Object.fromEntries(
    names.map((name) => {
      const table = tables[name]
      const indexes = Object.keys(definitionOf(name).indexes ?? {}).map((index) => `${table.tableArn}/index/${index}`)
      const grantTo = (grantee: IGrantable) => {
        Grant.addToPrincipal({
          grantee,
          actions: actions.map((action) => `dynamodb:${action}`),
          resourceArns: [table.tableArn, ...indexes],
        })
        table.encryptionKey?.grant(grantee, ...keyActions)
      }
      return [`${name.toUpperCase()}_TABLE`, { value: table.tableName, grantTo }]
    }),
  )

/** `OFFERS_TABLE` and so on, with permission to read these tables. */
export const readAccess = (tables: Tables, names: readonly TableName[]) =>
  tableVariables(tables, names, readActions, decrypt)

/** `OFFERS_TABLE` and so on, with permission to read and write these tables. */
export const writeAccess = (tables: Tables, names: readonly TableName[]) =>
  tableVariables(tables, names, [...readActions, ...writeActions], [...decrypt, ...encrypt])

/** A user pool's id, with permission to look up an account and end its sessions. */
export const sessionsAccess = ({ userPoolId, userPoolArn }: IUserPool): Granted => ({
  value: userPoolId,
  grantTo: (grantee) =>
    void Grant.addToPrincipal({
      grantee,
      actions: ['cognito-idp:AdminGetUser', 'cognito-idp:AdminUserGlobalSignOut'],
      resourceArns: [userPoolArn],
    }),
})

/** A secret's name, with permission to read its value. */
export const secretAccess = ({ secretArn, encryptionKey }: ISecret): Granted => ({
  value: secretArn,
  grantTo: (grantee) => {
    Grant.addToPrincipal({ grantee, actions: ['secretsmanager:GetSecretValue'], resourceArns: [secretArn] })
    encryptionKey?.grant(grantee, ...decrypt)
  },
})

/** The site's bucket, with permission to read what the deployment has put there and to write what has the brand. */
export const siteAccess = (bucket: Bucket): Granted => ({
  value: bucket.bucketName,
  grantTo: (grantee) => {
    const keys = (...names: string[]) => names.map((name) => bucket.arnForObjects(name))
    Grant.addToPrincipal({ grantee, actions: ['s3:GetObject'], resourceArns: keys(...Object.values(UPLOADED)) })
    const written = keys(...Object.values(BRANDED), 'brand/*')
    Grant.addToPrincipal({ grantee, actions: ['s3:PutObject'], resourceArns: written })
    const id = Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnElement)
    Validations.of(grantee.grantPrincipal as unknown as IConstruct).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${id}.Arn>/brand/*]`,
      reason: 'Images of the brand are named by their content.',
    })
  },
})

/** A queue's URL, with permission to send to it. */
export const sendAccess = ({ queueUrl, queueArn }: IQueue): Granted => ({
  value: queueUrl,
  grantTo: (grantee) => void Grant.addToPrincipal({ grantee, actions: ['sqs:SendMessage'], resourceArns: [queueArn] }),
})

/** The address at which open connections of a WebSocket API are managed, with permission to do so. */
export const connectionsAccess = (stage: WebSocketStage): Granted => ({
  value: stage.callbackUrl,
  grantTo: (grantee) => {
    const api = Stack.of(stage).formatArn({ service: 'execute-api', resource: stage.api.apiId })
    const paths = ['POST', 'DELETE'].map((method) => `${stage.stageName}/${method}/@connections/*`)
    Grant.addToPrincipal({
      grantee,
      actions: ['execute-api:ManageConnections'],
      resourceArns: paths.map((path) => `${api}/${path}`),
    })
    acknowledgeConnections(grantee, stage, paths)
  },
})

/** Wildcards, because connections have ids that are known only at run time. */
const acknowledgeConnections = ({ grantPrincipal }: IGrantable, { api }: WebSocketStage, paths: readonly string[]) => {
  const stack = Stack.of(api)
  const { 'Fn::ImportValue': id } = stack.resolve(stack.exportValue(api.apiId)) as { 'Fn::ImportValue': string }
  const arn = `arn:<AWS::Partition>:execute-api:${region}:<AWS::AccountId>:${id}`
  const reason = 'Connections have ids that are known only at run time; access is limited to those of this API.'
  Validations.of(grantPrincipal as unknown as IConstruct).acknowledge(
    ...paths.map((path) => ({ id: `AwsSolutions-IAM5[Resource::${arn}/${path}]`, reason })),
  )
}

/** The endpoints of a platform application, as a resource: `…:app/GCM/name` has `…:endpoint/GCM/name/*`. */
export const endpointsOf = (application: string): string => `${application.replace(':app/', ':endpoint/')}/*`

/** A platform application of SNS, with permission to send to its devices; empty without one. */
export const applicationAccess = (application: string | undefined): Granted => ({
  value: application ?? '',
  grantTo: (grantee) => {
    if (!application) return
    Grant.addToPrincipal({
      grantee,
      actions: ['sns:CreatePlatformEndpoint', 'sns:Publish', 'sns:DeleteEndpoint'],
      resourceArns: [application, endpointsOf(application)],
    })
  },
})
