import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { App, CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { CfnApi, CfnAuthorizer, CfnIntegration, CfnRoute, CfnStage } from 'aws-cdk-lib/aws-apigatewayv2'
import { CfnUserPoolGroup, Mfa, UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito'
import { AttributeType, BillingMode, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Architecture, Code, Function as LambdaFn, Runtime, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { newDataFolder } from '#tests/support/data-folder.ts'

export const temporaryFolder = () => newDataFolder('local')

const echo = `
import { appendFileSync } from 'node:fs'
export const handler = async (event, context) => {
  if (event.routeKey === 'GET /broken') throw new Error('secret detail')
  if (event.routeKey === 'GET /plain') return { greeting: 'hello' }
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ event, context, greeting: process.env.GREETING }) }
}`

const recorder = `
import { appendFileSync } from 'node:fs'
export const handler = async (event) => {
  appendFileSync(process.env.RECORDS_FILE, JSON.stringify(event) + '\\n')
  const sequenceOf = (record) => record.dynamodb?.SequenceNumber
  const poison = (event.Records ?? []).find((record) => record.dynamodb.Keys.pk.S.startsWith('poison'))
  if (poison?.dynamodb.Keys.pk.S === 'poison-throw') throw new Error('cannot digest')
  if (event.userName) { event.response = { claimed: true }; return event }
  return { batchItemFailures: poison ? [{ itemIdentifier: sequenceOf(poison) }] : [] }
}`

type Fixture = { directory: string; recordsFile: string }

let made: Fixture | undefined

/** A small product, once per worker, with nothing recorded yet. */
export function synthesiseFixture(): Fixture {
  made ??= synthesise()
  rmSync(made.recordsFile, { force: true })
  return made
}

/** Really synthesised: the resources that the local stack reads, in two stacks. */
function synthesise(): Fixture {
  const root = temporaryFolder()
  const directory = join(root, 'cdk.out')
  const recordsFile = join(root, 'records.jsonl')
  const app = new App({ outdir: directory, builtinCloudFormationValidation: false })
  const data = new Stack(app, 'Data', { stackName: 'mini-data' })
  const api = new Stack(app, 'Api', { stackName: 'mini-api' })
  const makeFunction = (stack: Stack, id: string, code: string, environment: Record<string, string>) => {
    const folder = join(root, id)
    mkdirSync(folder)
    writeFileSync(join(folder, 'index.mjs'), code)
    return new LambdaFn(stack, id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(folder),
      environment,
    })
  }

  const commands = new Table(data, 'Commands', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    stream: StreamViewType.NEW_IMAGE,
    timeToLiveAttribute: 'expiresAt',
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const offers = new Table(data, 'Offers', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
  })
  offers.addGlobalSecondaryIndex({
    indexName: 'company',
    partitionKey: { name: 'companyId', type: AttributeType.STRING },
    sortKey: { name: 'last', type: AttributeType.STRING },
  })
  new Bucket(data, 'Documents', {
    bucketName: 'mini-documents',
    cors: [
      {
        allowedOrigins: ['http://localhost:4180'],
        allowedMethods: [HttpMethods.POST, HttpMethods.GET],
        allowedHeaders: ['*'],
      },
    ],
  })
  const consumer = makeFunction(data, 'Consumer', recorder, { RECORDS_FILE: recordsFile })
  const deadLetters = new Queue(data, 'DeadLetters')
  consumer.addEventSource(
    new DynamoEventSource(commands, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 5,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 2,
      onFailure: new SqsDlq(deadLetters),
    }),
  )
  const letters = new Queue(data, 'Letters', {
    fifo: true,
    visibilityTimeout: Duration.seconds(180),
    deadLetterQueue: { queue: new Queue(data, 'DeadLettersInOrder', { fifo: true }), maxReceiveCount: 3 },
  })
  consumer.addEventSource(new SqsEventSource(letters, { batchSize: 5, reportBatchItemFailures: true }))
  new Rule(data, 'EveryMinute', {
    schedule: Schedule.rate(Duration.minutes(1)),
    targets: [new LambdaFunction(consumer)],
  })

  const pool = new UserPool(data, 'Users', {
    signInAliases: { email: true },
    selfSignUpEnabled: true,
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { otp: true, sms: false },
  })
  pool.addTrigger(UserPoolOperation.POST_CONFIRMATION, consumer)
  const client = pool.addClient('Web', { authFlows: { userSrp: true, userPassword: true } })
  new CfnUserPoolGroup(data, 'Locums', { userPoolId: pool.userPoolId, groupName: 'Locum' })

  addApi(
    api,
    makeFunction(api, 'Echo', echo, { GREETING: 'good day', TABLE: offers.tableName }),
    pool,
    client.userPoolClientId,
  )
  new CfnOutput(data, 'UserPoolId', { value: pool.userPoolId })
  app.synth()
  return { directory, recordsFile }
}

function addApi(stack: Stack, echo: LambdaFn, pool: UserPool, clientId: string) {
  const api = new CfnApi(stack, 'HttpApi', { name: 'mini', protocolType: 'HTTP' })
  new CfnStage(stack, 'Stage', { apiId: api.ref, stageName: 'api', autoDeploy: true })
  const authorizer = new CfnAuthorizer(stack, 'Jwt', {
    apiId: api.ref,
    authorizerType: 'JWT',
    name: 'jwt',
    identitySource: ['$request.header.Authorization'],
    jwtConfiguration: { audience: [clientId], issuer: pool.userPoolProviderUrl },
  })
  const integration = new CfnIntegration(stack, 'EchoIntegration', {
    apiId: api.ref,
    integrationType: 'AWS_PROXY',
    integrationUri: echo.functionArn,
    payloadFormatVersion: '2.0',
  })
  const addRoute = (id: string, routeKey: string, open: boolean) =>
    new CfnRoute(stack, id, {
      apiId: api.ref,
      routeKey,
      target: `integrations/${integration.ref}`,
      ...(open ? {} : { authorizationType: 'JWT', authorizerId: authorizer.ref }),
    })
  addRoute('Health', 'GET /health', true)
  addRoute('Broken', 'GET /broken', true)
  addRoute('Plain', 'GET /plain', true)
  addRoute('OfferRead', 'GET /offers/{offerId}', false)
  addRoute('OfferMine', 'GET /offers/mine', false)
  addRoute('OfferWrite', 'POST /offers/{offerId}', false)
}
