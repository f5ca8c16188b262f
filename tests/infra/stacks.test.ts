import { readFileSync } from 'node:fs'
import type { Stack } from 'aws-cdk-lib'
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { AwsSolutionsChecks } from 'cdk-nag'
import { beforeAll, describe, expect, it } from 'vitest'
import { ServiceFunction } from '#infra/constructs/service-function.ts'
import { liveChatHeaders, securityHeaders } from '#infra/security-headers.ts'
import { onlyOwnScripts, policyFindings } from '#tests/support/policy-findings.ts'
import { definitionOf, tableNames } from '#infra/tables.ts'
import { defineDeployment } from '#infra/tenants/define-deployment.ts'
import { deployment } from '#infra/tenants/demo.ts'
import { contracts } from '#shared/api-contract.ts'
import { isPublicAccess, methodsOf } from '#shared/kernel/define-contract.ts'
import { liveChat } from '#bin/stacks/synthesise-tenant.ts'
import { lostRows, stacksPage } from '#bin/stacks/stacks-page.ts'
import { type Resource, type Synthesised, synthesise } from './synthesised.ts'

let made: Synthesised
beforeAll(async () => {
  made = await synthesise()
})

/** The CDK's own uploader of the site, the only Lambda that is not ours. */
const isUploader = ({ id }: Resource) => id.startsWith('CustomCDKBucketDeployment')
const ownFunctions = () => made.ofType('AWS::Lambda::Function').filter((resource) => !isUploader(resource))
const statementsOf = ({ Properties }: Resource) =>
  Properties.PolicyDocument.Statement as { Action: string | string[]; Resource?: unknown; Effect: string }[]
const listOf = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value])

it('passes the AwsSolutions checks', () => {
  const report = new AwsSolutionsChecks(made.app).validateScope(made.app)
  expect(report.violations).toEqual([])
})

describe('tables', () => {
  it.each(tableNames)(
    '%s can be restored, cannot be dropped by accident, and is encrypted as its content requires',
    (name) => {
      const { personal, sorted, indexes = {}, streamed, expires } = definitionOf(name)
      const table = made.ofType('AWS::DynamoDB::Table').find(({ id }) => id.toLowerCase().startsWith(name))
      expect(table).toMatchObject({
        DeletionPolicy: 'Retain',
        Properties: {
          BillingMode: 'PAY_PER_REQUEST',
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          SSESpecification: personal ? { SSEType: 'KMS', KMSMasterKeyId: expect.anything() } : { SSEEnabled: true },
          KeySchema: [
            { AttributeName: 'pk', KeyType: 'HASH' },
            ...(sorted ? [{ AttributeName: 'sk', KeyType: 'RANGE' }] : []),
          ],
        },
      })
      expect(table?.Properties.StreamSpecification).toEqual(streamed && { StreamViewType: 'NEW_IMAGE' })
      expect(table?.Properties.TimeToLiveSpecification).toEqual(
        expires && { AttributeName: 'expiresAt', Enabled: true },
      )
      expect(
        (table?.Properties.GlobalSecondaryIndexes ?? []).map(({ IndexName }: { IndexName: string }) => IndexName),
      ).toEqual(Object.keys(indexes))
    },
  )

  it('are exactly those of the design', () => {
    expect(made.ofType('AWS::DynamoDB::Table')).toHaveLength(tableNames.length)
  })
})

it('deploys the readers of events before the API that writes them', () => {
  const stackOf = (id: string) => made.app.node.findChild(id) as Stack
  const readers = made
    .ofType('AWS::Lambda::EventSourceMapping')
    .filter(({ Properties }) => Properties.StartingPosition === 'TRIM_HORIZON')
  expect(readers.map(({ stack }) => stack)).toEqual(['Events', 'Events'])
  expect(stackOf('Functions').dependencies).toContain(stackOf('Events'))
  expect(stackOf('Api').dependencies).toContain(stackOf('Functions'))
})

it('has room for 300 routes and 30 slices in stacks of at most 500 resources', () => {
  const inStack = (id: string, ofWhat = /./) =>
    made.resources.filter(({ stack, Type }) => stack === id && ofWhat.test(Type)).length
  const slices = Object.keys(contracts).length
  const [routes, perSlice] = [inStack('Api', /V2::Route$/), inStack('Api', /V2::Integration|Permission/) / slices]
  const later = new Map([
    ['Api', inStack('Api') + 300 - routes + (30 - slices) * perSlice],
    ['Functions', (inStack('Functions') / slices) * 30],
  ])
  for (const stack of Object.keys(made.templates)) expect(later.get(stack) ?? inStack(stack), stack).toBeLessThan(400)
})

it('keeps the logical ids of what is deployed, the keys of tables, and exports in use', () => {
  const deployed = readFileSync('docs/generated/stacks.md', 'utf8')
  expect(lostRows(deployed, stacksPage(made.templates))).toEqual([])
})

it('names tenant, stage and product on everything that takes tags', () => {
  const tags = { tenant: 'demo', stage: 'test', service: 'locum-marketplace' }
  const asRecord = (given: object) =>
    Array.isArray(given)
      ? Object.fromEntries((given as { Key: string; Value: string }[]).map(({ Key, Value }) => [Key, Value]))
      : given
  const untagged = made.resources.filter(({ Properties }) => {
    const given = asRecord((Properties.UserPoolTags ?? Properties.Tags ?? {}) as object) as Record<string, string>
    return Object.entries(tags).some(([name, value]) => given[name] !== value)
  })
  // None of these has tags in CloudFormation.
  expect([...new Set(untagged.map(({ Type }) => Type))].sort()).toEqual([
    'AWS::ApiGatewayV2::Authorizer',
    'AWS::ApiGatewayV2::Integration',
    'AWS::ApiGatewayV2::Route',
    'AWS::ApiGatewayV2::RouteResponse',
    'AWS::CloudFront::OriginAccessControl',
    'AWS::CloudFront::ResponseHeadersPolicy',
    'AWS::Cognito::UserPoolClient',
    'AWS::Cognito::UserPoolGroup',
    'AWS::IAM::ManagedPolicy',
    'AWS::IAM::Policy',
    'AWS::KMS::Alias',
    'AWS::Lambda::LayerVersion',
    'AWS::Lambda::Permission',
    'AWS::S3::BucketPolicy',
    'AWS::SNS::Subscription',
    'AWS::SNS::TopicPolicy',
    'AWS::SQS::QueuePolicy',
    'AWS::Scheduler::Schedule',
    'Custom::CDKBucketDeployment',
    'Custom::PublishedSite',
  ])
})

it('keeps every bucket private, encrypted and behind TLS', () => {
  const buckets = made.ofType('AWS::S3::Bucket')
  expect(buckets.length).toBeGreaterThan(0)
  for (const { id, Properties } of buckets) {
    expect(Object.values(Properties.PublicAccessBlockConfiguration), id).toEqual([true, true, true, true])
    expect(Properties.BucketEncryption, id).toBeDefined()
    const policy = made.ofType('AWS::S3::BucketPolicy').find((candidate) => candidate.Properties.Bucket.Ref === id)
    expect(JSON.stringify(policy), id).toContain('"aws:SecureTransport":"false"')
  }
})

it('keeps exports for a week, and deleted versions for a day', () => {
  const rules = made
    .ofType('AWS::S3::Bucket')
    .flatMap(({ Properties }) => (Properties.LifecycleConfiguration?.Rules ?? []) as Record<string, unknown>[])
  expect(rules.filter(({ Prefix }) => Prefix === 'exports/')).toMatchObject([
    { Status: 'Enabled', ExpirationInDays: 7, NoncurrentVersionExpiration: { NoncurrentDays: 1 } },
  ])
})

describe('Lambdas', () => {
  it('are created by ServiceFunction only', () => {
    const functions = made.app.node.findAll().filter((construct) => construct instanceof LambdaFunction)
    const strangers = functions
      .filter(({ node }) => !(node.scope instanceof ServiceFunction))
      .map(({ node }) => node.id)
    expect(strangers).toEqual([expect.stringMatching(/^Custom::CDKBucketDeployment/)])
    expect(ownFunctions()).toHaveLength(functions.length - 1)
  })

  it('run Node 24 on arm64 with tracing and a log with limited retention', () => {
    for (const { id, stack, Properties } of ownFunctions()) {
      expect(Properties, id).toMatchObject({
        Architectures: ['arm64'],
        Runtime: 'nodejs24.x',
        TracingConfig: { Mode: 'Active' },
      })
      const log = made
        .ofType('AWS::Logs::LogGroup')
        .find((group) => group.stack === stack && group.id === Properties.LoggingConfig.LogGroup.Ref)
      expect(log?.Properties.RetentionInDays, id).toBe(90)
    }
  })

  it('check nothing against its declaration in deployments: that is for tests and local runs', () =>
    expect(ownFunctions().filter(({ Properties }) => 'CHECKS' in Properties.Environment.Variables)).toEqual([]))

  it('have only named permissions: no action has a wildcard, and only X-Ray and ListStreams apply to every resource', () => {
    const policies = made.ofType('AWS::IAM::Policy').filter((policy) => !isUploader(policy))
    const actions = policies
      .flatMap(statementsOf)
      .map(({ Action, Resource }) => ({ actions: listOf(Action), everywhere: listOf(Resource).includes('*') }))
    expect(
      actions
        .flatMap((statement) => statement.actions)
        .filter((action) => action.includes('*') || action.endsWith(':Scan')),
    ).toEqual([])
    expect(new Set(actions.filter(({ everywhere }) => everywhere).flatMap((statement) => statement.actions))).toEqual(
      new Set(['xray:PutTelemetryRecords', 'xray:PutTraceSegments', 'dynamodb:ListStreams']),
    )
  })

  it('have only the permissions they need on the documents’ bucket', () => {
    const rightsOf = (name: string) =>
      made
        .ofType('AWS::IAM::Policy')
        .filter(({ id }) => id.startsWith(`${name}function`))
        .flatMap(statementsOf)
        .flatMap(({ Action, Resource }) =>
          listOf(Action)
            .filter((action) => /^s3:.*Object$/.test(action))
            .flatMap((action) =>
              listOf(Resource).map((place) => `${action.slice(3)} ${/\/(\w+)\/\*/.exec(JSON.stringify(place))?.[1]}`),
            ),
        )
    expect(rightsOf('exports')).toEqual(['GetObject exports'])
    expect(rightsOf('react').sort()).toEqual([
      'DeleteObject documents',
      'DeleteObject exports',
      'DeleteObject incoming',
      'DeleteObject messages',
      'GetObject exports',
      'PutObject exports',
    ])
    expect(
      rightsOf('messages')
        .filter((right) => right.endsWith('reports'))
        .sort(),
    ).toEqual(['GetObject reports', 'PutObject reports'])
    expect(rightsOf('admin')).toEqual([])
    expect(rightsOf('documents').filter((right) => right.endsWith('exports'))).toEqual([])
  })

  it('have one permission for the API each, far below the 20 KB limit of a resource policy', () => {
    const called = made
      .ofType('AWS::Lambda::Permission')
      .map(({ Properties }) => JSON.stringify(Properties.FunctionName))
    expect(called.length).toBeGreaterThan(20)
    for (const { id, Properties } of ownFunctions()) {
      const inOtherStack = `:function:${Properties.FunctionName}"`
      const permissions = called.filter((name) => name.includes(`"${id}"`) || name.includes(inOtherStack))
      expect(permissions.length, id).toBeLessThanOrEqual(1)
    }
  })
})

describe('API', () => {
  const operations = Object.values(contracts).flatMap((contract) =>
    Object.values(contract).flatMap((operation) =>
      [operation.path, ...('aliases' in operation ? operation.aliases : [])].flatMap((path) =>
        methodsOf(operation).map((method) => ({ key: `${method} ${path}`, open: isPublicAccess(operation.access) })),
      ),
    ),
  )

  const partsOf = (type: string) => made.ofPart(`AWS::ApiGatewayV2::${type}`, 'HTTP')

  it('has exactly the routes of the contract', () => {
    expect(
      partsOf('Route')
        .map(({ Properties }) => Properties.RouteKey)
        .sort(),
    ).toEqual(operations.map(({ key }) => key).sort())
  })

  it('gives the same name to the parameter of one level, without which API Gateway refuses the second route', () => {
    const names = new Map<string, string>()
    for (const { key } of operations) {
      const parts = key.split('/')
      for (const [at, part] of parts.entries()) {
        if (!part.startsWith('{')) continue
        const level = parts
          .slice(0, at)
          .join('/')
          .replaceAll(/\{[^}]+\}/g, '{}')
        expect([level, names.get(level) ?? part], key).toEqual([level, part])
        names.set(level, part)
      }
    }
  })

  it('requires an access token wherever the contract does', () => {
    const routes = new Map(partsOf('Route').map(({ Properties }) => [Properties.RouteKey, Properties]))
    expect(operations.some(({ open }) => open)).toBe(true)
    for (const { key, open } of operations) expect(routes.get(key)?.AuthorizationType, key).toBe(open ? 'NONE' : 'JWT')
  })

  it('has one integration per Lambda, a throttled stage called api, and a log without addresses', () => {
    expect(partsOf('Integration')).toHaveLength(Object.keys(contracts).length)
    const [stage] = partsOf('Stage')
    expect(stage?.Properties).toMatchObject({
      StageName: 'api',
      DefaultRouteSettings: { ThrottlingRateLimit: 200, ThrottlingBurstLimit: 400 },
      RouteSettings: { 'GET /calendar/feed/{token}': { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 } },
    })
    expect(stage?.Properties.AccessLogSettings.Format).not.toMatch(/\$context\.(identity|path|authorizer\.claims)/)
  })
})

describe('live connections', () => {
  const partsOf = (type: string) => made.ofPart(`AWS::ApiGatewayV2::${type}`, 'WEBSOCKET')

  it('reach one Lambda by three routes; any other message reaches none', () => {
    const integrations = new Map(partsOf('Integration').map(({ id, Properties }) => [id, Properties.IntegrationType]))
    const routes = partsOf('Route').map(({ Properties }) => [
      Properties.RouteKey,
      integrations.get(Properties.Target['Fn::Join'][1][1].Ref),
      Properties.RouteResponseSelectionExpression,
    ])
    expect(routes.sort()).toEqual([
      ['$connect', 'AWS_PROXY', undefined],
      ['$default', 'MOCK', undefined],
      ['$disconnect', 'AWS_PROXY', undefined],
      ['ping', 'AWS_PROXY', '$default'],
    ])
    expect(made.ofType('AWS::ApiGatewayV2::RouteResponse')).toHaveLength(1)
  })

  it('are throttled, and no log has their address, query or messages', () => {
    const [stage, ...others] = partsOf('Stage')
    expect(others).toEqual([])
    // Neither `LoggingLevel` nor `DataTraceEnabled`: the log of executions has queries, and so tickets.
    expect(stage?.Properties).toMatchObject({ StageName: 'socket', AutoDeploy: true })
    expect(stage?.Properties.DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 200, ThrottlingBurstLimit: 400 })
    expect(stage?.Properties.RouteSettings).toBeUndefined()
    const { Format } = stage?.Properties.AccessLogSettings ?? {}
    expect(Object.values(JSON.parse(Format) as Record<string, string>).sort()).toEqual([
      '$context.connectionId',
      '$context.error.messageString',
      '$context.integrationLatency',
      '$context.requestId',
      '$context.requestTimeEpoch',
      '$context.routeKey',
      '$context.status',
    ])
  })

  it('are managed by the Lambda that pushes alone, which can post and close and nothing else', () => {
    const statements = made
      .ofType('AWS::IAM::Policy')
      .flatMap((policy) => statementsOf(policy).map((statement) => ({ ...statement, by: policy.id })))
      .filter(({ Action }) => listOf(Action).some((action) => action.startsWith('execute-api:')))
    expect(statements).toMatchObject([
      { by: expect.stringMatching(/^livepush/), Action: 'execute-api:ManageConnections', Effect: 'Allow' },
    ])
    const places = listOf(statements[0]?.Resource)
      .map((resource) => JSON.stringify(resource))
      .sort()
    expect(places).toHaveLength(2)
    for (const [index, method] of ['DELETE', 'POST'].entries())
      expect(places[index]).toMatch(new RegExp(`SocketApi.*/socket/${method}/@connections/\\*`))
  })

  it('are written only by the Lambdas that need to', () => {
    const writers = made
      .ofType('AWS::IAM::Policy')
      .filter((policy) => /"Fn::ImportValue":"[^"]*Connections/.test(JSON.stringify(policy)))
    expect(writers.map(({ id }) => id.replace(/function.*/, '')).sort()).toEqual(['live', 'livepush', 'socket'])
  })

  it('get news from a queue without a delay, whose age raises an alarm', () => {
    const queue = made.ofType('AWS::SQS::Queue').find(({ id }) => /^Live/.test(id))
    expect(queue?.Properties.DelaySeconds).toBeUndefined()
    const mapping = made
      .ofType('AWS::Lambda::EventSourceMapping')
      .find(({ Properties }) => /^livepush/.test(Properties.FunctionName.Ref))
    expect(mapping?.Properties.MaximumBatchingWindowInSeconds).toBeUndefined()
    const alarm = made
      .ofType('AWS::CloudWatch::Alarm')
      .find(({ Properties }) => Properties.MetricName === 'ApproximateAgeOfOldestMessage')
    expect(alarm?.Properties).toMatchObject({
      Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': [queue?.id, 'QueueName'] } }],
      AlarmActions: [{ Ref: expect.stringMatching(/^Alarms/) }],
    })
    const [, entry] = /docs\/runbook\.md, “(.+)”/.exec(alarm?.Properties.AlarmDescription) ?? []
    expect(readFileSync('docs/runbook.md', 'utf8')).toContain(`\n### ${entry}\n`)
  })

  it('leave the account’s role for logs as it is, which others may be using', () => {
    expect(made.ofType('AWS::ApiGateway::Account')).toEqual([])
  })
})

describe('events', () => {
  const readers = () =>
    made
      .ofType('AWS::Lambda::EventSourceMapping')
      .filter(({ Properties }) => JSON.stringify(Properties.EventSourceArn).includes('StreamArn'))
  const queueMappings = () =>
    made.ofType('AWS::Lambda::EventSourceMapping').filter((mapping) => !readers().includes(mapping))
  const functionOf = ({ Properties }: Resource) => String(Properties.FunctionName.Ref).replace(/function.*/, '')

  it('have two readers of their stream, the most that a shard supports: anything else reads a queue', () => {
    expect(readers().map(functionOf).sort()).toEqual(['notify', 'react'])
  })

  it('that fail go to a queue of their reader, whose alarm reaches a person', () => {
    const queues = readers().map(({ Properties }) => {
      expect(Properties).toMatchObject({
        BisectBatchOnFunctionError: true,
        MaximumRetryAttempts: 5,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
      })
      return Properties.DestinationConfig.OnFailure.Destination['Fn::GetAtt'][0] as string
    })
    expect(new Set(queues)).toHaveLength(2)
    for (const queue of queues) expectAlarm(queue)
    const topicPolicy = made.ofType('AWS::SNS::TopicPolicy').flatMap(statementsOf)
    expect(topicPolicy).toContainEqual(
      expect.objectContaining({ Effect: 'Allow', Principal: { Service: 'cloudwatch.amazonaws.com' } }),
    )
  })

  it('are sent through queues that outlast an outage of hours; what is collected waits a minute', () => {
    const queues = made.ofType('AWS::SQS::Queue').filter(({ Properties }) => Properties.RedrivePolicy)
    const mappings = queueMappings().filter((mapping) => functionOf(mapping) !== 'livepush')
    expect(mappings.map(functionOf).sort()).toEqual(['mail', 'mail', 'publish', 'push'])
    const delays = queues.map(({ Properties }) => Properties.DelaySeconds as number | undefined)
    expect(delays.filter(Boolean)).toEqual([60, 60])
    expect(queues).toHaveLength(mappings.length)
    for (const { id, Properties } of queues) {
      const { VisibilityTimeout, RedrivePolicy, MessageRetentionPeriod } = Properties
      const lasting = VisibilityTimeout * RedrivePolicy.maxReceiveCount
      // A super admin waits for a brand to be published.
      expect(lasting).toBeGreaterThanOrEqual(id.startsWith('Site') ? 1800 : 5 * 3600)
      expect(lasting).toBeLessThan(MessageRetentionPeriod)
      expectAlarm(RedrivePolicy.deadLetterTargetArn['Fn::GetAtt'][0])
    }
    for (const { Properties } of mappings)
      expect(Properties).toMatchObject({
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        ScalingConfig: { MaximumConcurrency: 5 },
      })
  })

  it('are mailed by the mail Lambda only', () => {
    const allowed = made
      .ofType('AWS::IAM::Policy')
      .filter((policy) => statementsOf(policy).some(({ Action }) => listOf(Action).includes('ses:SendEmail')))
    expect(allowed.map(({ id }) => id.replace(/function.*/, ''))).toEqual(['mail'])
    // SES checks the second for mails with attachments.
    expect(allowed.flatMap(statementsOf)).toContainEqual(
      expect.objectContaining({ Action: ['ses:SendEmail', 'ses:SendRawEmail'] }),
    )
  })

  /** Everything that ends up in a dead-letter queue reaches a person, with an entry in the runbook. */
  const expectAlarm = (queue: string) => {
    const alarm = made
      .ofType('AWS::CloudWatch::Alarm')
      .find(({ Properties }) => Properties.Dimensions[0].Value['Fn::GetAtt'][0] === queue)
    expect(alarm?.Properties).toMatchObject({ Threshold: 1, AlarmActions: [{ Ref: expect.stringMatching(/^Alarms/) }] })
    const [, entry] = /docs\/runbook\.md, “(.+)”/.exec(alarm?.Properties.AlarmDescription) ?? []
    expect(readFileSync('docs/runbook.md', 'utf8')).toContain(`\n### ${entry}\n`)
  }
})

describe('sign-in', () => {
  it('lets people set their role and consent once, at sign-up, and applies the specified password rules', () => {
    const [pool] = made.ofType('AWS::Cognito::UserPool')
    const custom = pool?.Properties.Schema.filter(
      ({ AttributeDataType }: { AttributeDataType?: string }) => AttributeDataType,
    )
    expect(custom.map(({ Name, Mutable }: { Name: string; Mutable: boolean }) => [Name, Mutable])).toEqual([
      ['role', false],
      ['consent', false],
    ])
    expect(pool?.Properties).toMatchObject({
      DeletionProtection: 'ACTIVE',
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      UsernameConfiguration: { CaseSensitive: false },
      LambdaConfig: { PostConfirmation: { 'Fn::GetAtt': [expect.stringMatching(/^postconfirmation/), 'Arn'] } },
      Policies: {
        PasswordPolicy: { MinimumLength: 8, RequireUppercase: true, RequireNumbers: true, RequireSymbols: true },
      },
    })
  })

  it('issues short-lived access tokens that can be revoked, and does not reveal who has an account', () => {
    const [client] = made.ofType('AWS::Cognito::UserPoolClient')
    expect(client?.Properties).toMatchObject({
      AccessTokenValidity: 15,
      TokenValidityUnits: { AccessToken: 'minutes' },
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
      GenerateSecret: false,
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    })
    expect(made.ofType('AWS::Cognito::UserPoolGroup').map(({ Properties }) => Properties.GroupName)).toEqual([
      'Locum',
      'CompanyAdmin',
      'SuperAdmin',
    ])
  })
})

describe('the site', () => {
  const configOf = (type: string, isChat: boolean) => {
    const found = made.ofType(`AWS::CloudFront::${type}`).find(({ id }) => id.startsWith('LiveChat') === isChat)
    return found?.Properties[`${type}Config`]
  }
  const distribution = () => configOf('Distribution', false)
  const headers = () => configOf('ResponseHeadersPolicy', false)
  type EdgeRequest = { uri?: string; headers?: Record<string, { value: string }> }
  /** The handler of a CloudFront function. */
  const edgeFunction = (id: string) => {
    const found = made.ofType('AWS::CloudFront::Function').find((one) => one.id.startsWith(id))
    return new Function(`${found?.Properties.FunctionCode}; return handler`)() as (event: {
      request: EdgeRequest
    }) => EdgeRequest
  }

  it('sends the security headers with every response, the API’s included, and over TLS only', () => {
    const behaviours = [distribution().DefaultCacheBehavior, ...distribution().CacheBehaviors]
    expect(behaviours.map(({ PathPattern }) => PathPattern)).toEqual([undefined, 'api/*', 'socket'])
    for (const behaviour of behaviours) {
      expect(behaviour).toMatchObject({
        ResponseHeadersPolicyId: { Ref: expect.stringMatching(/^SecurityHeaders/) },
        ViewerProtocolPolicy: 'redirect-to-https',
      })
    }
    expect(distribution().CustomErrorResponses).toBeUndefined()
  })

  it('leaves compressing the API’s responses to the Lambdas, which see what the browser accepts', () => {
    const [site, api] = [distribution().DefaultCacheBehavior, ...distribution().CacheBehaviors]
    expect([site.Compress, api.Compress]).toEqual([true, false])
    // CachingDisabled, which neither compresses nor rewrites Accept-Encoding, and AllViewerExceptHostHeader.
    expect(api).toMatchObject({
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
    })
  })

  /** What a policy of CloudFront sends; names that are known once it is deployed are replaced. */
  const headersOf = (isChat: boolean): Record<string, string> => {
    const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = configOf('ResponseHeadersPolicy', isChat)
    const { StrictTransportSecurity: transport, FrameOptions, ReferrerPolicy, ContentTypeOptions } = security
    const { ContentSecurityPolicy: policy } = security.ContentSecurityPolicy
    for (const part of Object.values(security)) expect(part).toMatchObject({ Override: true })
    return {
      ...Object.fromEntries(
        custom.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value]),
      ),
      'strict-transport-security': `max-age=${transport.AccessControlMaxAgeSec}${transport.IncludeSubdomains ? '; includeSubDomains' : ''}`,
      ...(FrameOptions && { 'x-frame-options': FrameOptions.FrameOption }),
      'referrer-policy': ReferrerPolicy.ReferrerPolicy,
      'x-content-type-options': ContentTypeOptions && 'nosniff',
      'content-security-policy': policy['Fn::Join']
        ? policy['Fn::Join'][1].map((part: unknown) => (typeof part === 'string' ? part : 'deployed.example')).join('')
        : policy,
    }
  }

  it('has the headers that the local gateway sends, and a policy without findings', () => {
    const { 'content-security-policy': policy = '', ...sent } = headersOf(false)
    expect({ ...sent, 'content-security-policy': undefined }).toEqual({
      ...securityHeaders(),
      'cache-control': 'no-store',
      'content-security-policy': undefined,
    })
    const { Items } = headers().CustomHeadersConfig
    expect(Items.filter(({ Override }: { Override: boolean }) => !Override)).toMatchObject([
      { Header: 'cache-control' },
    ])
    expect(policy).toContain("script-src 'self' 'sha256-c2NyaXB0';")
    expect(policy).toContain("style-src 'self' 'sha256-c3R5bGU=';")
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|vendor/)
    expect(policyFindings(policy)).toEqual(onlyOwnScripts)
    // Only the chat's own origin, which is its distribution's name.
    expect(policy).toContain('frame-src https://deployed.example; ')
    expect(JSON.stringify(headers())).toMatch(
      /frame-src https:\/\/",\{"Fn::GetAtt":\["LiveChatDistribution[0-9A-F]+","DomainName"\]\},"; /,
    )
  })

  it('frames nothing without a live chat', () => {
    expect(securityHeaders()['content-security-policy']).toContain("frame-src 'none'; frame-ancestors 'none'")
  })

  it('has the live chat on an origin of its own, whose policy alone allows its vendor', () => {
    const { Origins, DefaultCacheBehavior, CacheBehaviors } = configOf('Distribution', true)
    expect(Origins).toMatchObject([{ OriginPath: '/live-chat' }])
    expect([DefaultCacheBehavior.ViewerProtocolPolicy, CacheBehaviors]).toEqual(['redirect-to-https', undefined])
    expect(DefaultCacheBehavior.ResponseHeadersPolicyId).toEqual({ Ref: expect.stringMatching(/^LiveChatHeaders/) })
    const sent = liveChatHeaders(liveChat.sources, ['https://*.cloudfront.net'])
    expect(headersOf(true)).toEqual(sent)
    const policy = sent['content-security-policy']
    expect(policy).toContain("script-src 'self' https://*.vendor.example; ")
    expect(policy).toContain("connect-src 'self' https://*.vendor.example wss://*.vendor.example; ")
    expect(policy).toContain('frame-ancestors https://*.cloudfront.net')
    expect(policyFindings(policy)).toEqual([...onlyOwnScripts, 'MEDIUM_MAYBE script-src https://*.vendor.example'])
  })

  it('has no known way around the live chat’s policy with the sources that the runbook names', () => {
    const [, sources = ''] = /sources: (\[[^\]]+\])/.exec(readFileSync('docs/runbook.md', 'utf8')) ?? []
    const vendor = {
      vendor: 'tawk.to',
      script: 'https://embed.tawk.to/a/b',
      sources: JSON.parse(sources.replaceAll("'", '"')) as string[],
    }
    const { liveChat } = defineDeployment({ ...deployment, liveChat: vendor })
    const findingsOf = (allowed: readonly string[]) =>
      policyFindings(liveChatHeaders(allowed, ['https://site.example'])['content-security-policy'])
    const known = /^(HIGH|SYNTAX|MEDIUM) /
    expect(findingsOf(liveChat?.sources ?? []).filter((finding) => known.test(finding))).toEqual([])
    expect(findingsOf(['https://cdn.jsdelivr.net']).filter((finding) => known.test(finding))).toHaveLength(1)
  })

  it.each([
    ['/', '/sign-in.html'],
    ['/practice/dashboard', '/index.html'],
    ['/sign-in', '/sign-in.html'],
    ['/invite/abc.def/', '/index.html'],
    ['/assets/app-1a2b.js', '/assets/app-1a2b.js'],
    ['/config.json', '/config.json'],
  ])('answers %s with %s', (uri, file) => {
    expect(edgeFunction('PageFallback')({ request: { uri } }).uri).toBe(file)
  })

  it('gives the API the address that was asked for, whatever the caller says', () => {
    const headers = { host: { value: 'd1.cloudfront.net' }, 'x-site-host': { value: 'other.test' } }
    expect(edgeFunction('SiteHost')({ request: { headers } }).headers).toMatchObject({
      'x-site-host': { value: 'd1.cloudfront.net' },
    })
  })
})
