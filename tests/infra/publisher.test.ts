import { expect, it } from 'vitest'
import { synthesise } from './synthesised.ts'

type Statement = { Action: string | string[]; Resource: { 'Fn::Join': [string, unknown[]] } | unknown[] }

it('has its pages from one Lambda, which may write them alone, and runs once the other files are there', async () => {
  const made = await synthesise()
  const [published] = made.ofType('Custom::PublishedSite')
  const uploads = made.ofType('Custom::CDKBucketDeployment')
  const uploaded = uploads.find(({ Properties }) => Properties.SystemMetadata['cache-control'] === 'no-cache')
  expect(published).toMatchObject({
    DependsOn: expect.arrayContaining([uploaded?.id]),
    Properties: {
      ServiceToken: { 'Fn::GetAtt': [expect.stringMatching(/^publishfunction/), 'Arn'] },
      build: 'one',
    },
  })
  // The built site, its configuration, with what that begins, and that of the live chat: no page.
  expect(uploaded?.Properties.SourceObjectKeys).toHaveLength(4)
  const rights = made
    .ofType('AWS::IAM::Policy')
    .filter(({ id }) => id.startsWith('publishfunction'))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement as Statement[])
    .filter(({ Action }) => JSON.stringify(Action).includes('s3:'))
    .flatMap(({ Action, Resource }) =>
      [Resource].flat().map((place) => {
        const [bucket, key] = (place as { 'Fn::Join': [string, unknown[]] })['Fn::Join'][1]
        return `${String(Action)} ${/Site|Documents/.exec(JSON.stringify(bucket))?.[0]}${String(key)}`
      }),
    )
  expect(rights.sort()).toEqual([
    's3:GetObject Documents/brand/*',
    's3:GetObject Site/config.json',
    's3:GetObject Site/seed.json',
    's3:GetObject Site/templates.json',
    's3:PutObject Site/brand/*',
    's3:PutObject Site/favicon.svg',
    's3:PutObject Site/index.html',
    's3:PutObject Site/sign-in.html',
    's3:PutObject Site/tenant.json',
  ])
})
