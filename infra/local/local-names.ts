import { createHash } from 'node:crypto'

export const region = 'eu-west-1'
const account = '000000000000'

type Identity = { ref: string; attributes: Record<string, string> }
type Given = (property: string) => string | undefined

export function pseudoParameter(name: string, stack: string): string | undefined {
  return {
    'AWS::Region': region,
    'AWS::AccountId': account,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': stack,
    'AWS::StackId': `arn:aws:cloudformation:${region}:${account}:stack/${stack}/local`,
  }[name]
}

/** The local values of `Ref` and `Fn::GetAtt`. They are the same in every run. */
export function localIdentity(type: string, logicalId: string, stack: string, given: Given): Identity {
  const generated = `${stack}-${logicalId}`
  const make = identities[type]
  if (make) return make({ given, generated, id: (length) => stableId(generated, length) })
  return { ref: generated, attributes: { Arn: `arn:aws:local:${region}:${account}:${generated}` } }
}

type Naming = { given: Given; generated: string; id: (length: number) => string }

const identities: Record<string, (naming: Naming) => Identity> = {
  'AWS::DynamoDB::Table': ({ given, generated }) => {
    const name = given('TableName') ?? generated
    const Arn = arn('dynamodb', `table/${name}`)
    return { ref: name, attributes: { Arn, StreamArn: `${Arn}/stream/local` } }
  },
  'AWS::S3::Bucket': ({ given, generated }) => {
    const name = given('BucketName') ?? generated.toLowerCase()
    const domain = `${name}.s3.${region}.amazonaws.com`
    return { ref: name, attributes: { Arn: `arn:aws:s3:::${name}`, DomainName: domain, RegionalDomainName: domain } }
  },
  'AWS::Cognito::UserPool': ({ id }) => {
    const poolId = `${region}_${id(9)}`
    const ProviderName = `cognito-idp.${region}.amazonaws.com/${poolId}`
    return {
      ref: poolId,
      attributes: {
        UserPoolId: poolId,
        Arn: arn('cognito-idp', `userpool/${poolId}`),
        ProviderName,
        ProviderURL: `https://${ProviderName}`,
      },
    }
  },
  'AWS::Cognito::UserPoolClient': ({ id }) => ({ ref: id(26), attributes: { ClientId: id(26) } }),
  'AWS::Lambda::Function': ({ given, generated }) => {
    const name = given('FunctionName') ?? generated
    return { ref: name, attributes: { Arn: arn('lambda', `function:${name}`) } }
  },
  'AWS::SQS::Queue': ({ given, generated }) => {
    const name = given('QueueName') ?? `${generated}${given('FifoQueue') === 'true' ? '.fifo' : ''}`
    const url = `https://sqs.${region}.amazonaws.com/${account}/${name}`
    return { ref: url, attributes: { Arn: arn('sqs', name), QueueName: name, QueueUrl: url } }
  },
  'AWS::ApiGatewayV2::Api': ({ id }) => {
    const host = `${id(10)}.execute-api.${region}.amazonaws.com`
    return { ref: id(10), attributes: { ApiId: id(10), ApiEndpoint: `https://${host}` } }
  },
  'AWS::CloudFront::Distribution': ({ id }) => ({ ref: id(14).toUpperCase(), attributes: { DomainName: 'localhost' } }),
}

const arn = (service: string, resource: string) => `arn:aws:${service}:${region}:${account}:${resource}`

function stableId(seed: string, length: number): string {
  const digest = createHash('sha256').update(seed).digest()
  return Array.from(digest.subarray(0, length), (byte) => 'abcdefghijklmnopqrstuvwxyz0123456789'[byte % 36]).join('')
}
