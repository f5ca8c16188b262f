import type { Templates } from './synthesise-tenant.ts'

type Keys = { AttributeName: string }[]

const keysOf = (schema: Keys): string => schema.map(({ AttributeName }) => AttributeName).join(' / ')

/** Resources that hold data, have a name of their own, or are known by their address, and what of them is fixed. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a template's properties have no type
const kept: Record<string, (properties: Record<string, any>) => string | undefined> = {
  'AWS::ApiGatewayV2::Api': () => '',
  'AWS::ApiGatewayV2::Route': ({ RouteKey }) => RouteKey as string,
  'AWS::ApiGatewayV2::Stage': ({ StageName }) => StageName as string,
  'AWS::CloudFront::Distribution': () => '',
  'AWS::Cognito::UserPool': () => '',
  'AWS::Cognito::UserPoolClient': () => '',
  'AWS::Cognito::UserPoolGroup': ({ GroupName }) => GroupName as string,
  'AWS::DynamoDB::Table': ({ KeySchema, GlobalSecondaryIndexes = [] }) =>
    [
      keysOf(KeySchema as Keys),
      ...(GlobalSecondaryIndexes as { IndexName: string; KeySchema: Keys }[]).map(
        ({ IndexName, KeySchema: keys }) => `${IndexName}: ${keysOf(keys)}`,
      ),
    ].join(' · '),
  'AWS::KMS::Alias': () => '',
  'AWS::KMS::Key': () => '',
  // The CDK's own has no name.
  'AWS::Lambda::Function': ({ FunctionName }) => (FunctionName === undefined ? undefined : ''),
  'AWS::Logs::LogGroup': () => '',
  'AWS::S3::Bucket': () => '',
  'AWS::SecretsManager::Secret': () => '',
  'AWS::SNS::Topic': () => '',
  'AWS::SQS::Queue': () => '',
}

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`

/** Everything in the templates that a later deployment cannot move, rename or take away. */
export const stacksPage = (templates: Templates): string => {
  const stacks = Object.entries(templates)
  const resources = stacks.flatMap(([stack, { Resources }]) =>
    Object.entries(Resources).flatMap(([id, { Type, Properties = {} }]) => {
      const fixed = kept[Type]?.(Properties)
      return fixed === undefined ? [] : [row(stack, Type.replace('AWS::', ''), id, fixed)]
    }),
  )
  const exported = stacks.flatMap(([stack, { Outputs = {} }]) =>
    Object.entries(Outputs)
      .filter(([, { Export }]) => Export)
      .map(([id]) => row(stack, id)),
  )
  return [
    '# Stacks',
    '',
    'What a deployed stack cannot change. A resource with another logical id, or in another stack, is a new one beside the',
    'old: data are left behind, and a second route or Lambda of the same name is refused. An export cannot be removed while',
    'another stack imports it. `npm run generate` adds lines and refuses to lose one (decision 224).',
    '',
    '## Resources',
    '',
    row('stack', 'type', 'logical id', 'fixed'),
    '|---|---|---|---|',
    ...resources.sort(),
    '',
    '## Exports in use',
    '',
    row('stack', 'output'),
    '|---|---|',
    ...exported.sort(),
    '',
  ].join('\n')
}

const rowsOf = (page: string): string[] => page.split('\n').filter((line) => line.startsWith('| '))

const reasons: [of: RegExp, why: string][] = [
  [
    /ApiGatewayV2::Route/,
    'a deployed route cannot move between stacks, and neither its parameters nor its logical id can be renamed',
  ],
  [/DynamoDB::Table/, 'a table with other keys, or another logical id, is a new and empty one'],
  [/Lambda::Function|Logs::LogGroup/, 'its name is taken until the old one has been deleted'],
  [/^\| \w+ \| \w+ \|$/, 'an export cannot be removed while another stack imports it'],
]

/** What the templates no longer have, each with the reason why that matters. */
export const lostRows = (before: string, after: string): string[] => {
  const present = new Set(rowsOf(after))
  return rowsOf(before)
    .filter((line) => !present.has(line))
    .map((line) => {
      const [, why = 'a new one would take its place, and what it holds would be left behind'] =
        reasons.find(([of]) => of.test(line)) ?? []
      return `${line} ${why}.`
    })
}
