import { expect, it } from 'vitest'
import { lostRows, stacksPage } from './stacks-page.ts'
import type { Templates } from './synthesise-tenant.ts'

const route = { Type: 'AWS::ApiGatewayV2::Route', Properties: { RouteKey: 'GET /offers' } }
const table = (sort: string) => ({
  Type: 'AWS::DynamoDB::Table',
  Properties: {
    KeySchema: [{ AttributeName: 'pk' }, { AttributeName: sort }],
    GlobalSecondaryIndexes: [{ IndexName: 'company', KeySchema: [{ AttributeName: 'companyId' }] }],
  },
})
const role = { Type: 'AWS::IAM::Role' }
const deployed: Templates = {
  Data: {
    Resources: { Offers1: table('sk') },
    Outputs: { OffersArn: { Export: { Name: 'demo-test-data:OffersArn' } }, OffersTable: {} },
  },
  Api: { Resources: { GetOffers1: route, Role1: role } },
}
const lostIn = (after: Templates) => lostRows(stacksPage(deployed), stacksPage(after))

it('lists what is kept with its keys, and exports but not outputs for people', () => {
  expect(stacksPage(deployed).match(/^\| \w.*$/gm)).toEqual([
    '| stack | type | logical id | fixed |',
    '| Api | ApiGatewayV2::Route | GetOffers1 | GET /offers |',
    '| Data | DynamoDB::Table | Offers1 | pk / sk · company: companyId |',
    '| stack | output |',
    '| Data | OffersArn |',
  ])
})

it('loses nothing when resources are added', () => {
  const { Data, Api } = deployed
  expect(lostIn({ Data: Data!, Api: { Resources: { ...Api!.Resources, GetOffer1: route, Role2: role } } })).toEqual([])
})

it('loses a route that moves to another stack', () => {
  const { Data, Api } = deployed
  expect(lostIn({ Data: Data!, More: Api! })).toEqual([
    expect.stringContaining('GET /offers | a deployed route cannot move between stacks'),
  ])
})

it('loses a table whose keys change, and an export', () => {
  expect(lostIn({ Data: { Resources: { Offers1: table('place') } }, Api: deployed.Api! })).toEqual([
    expect.stringContaining('| a table with other keys'),
    expect.stringContaining('OffersArn | an export cannot be removed'),
  ])
})
