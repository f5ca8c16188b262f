import { expect, it } from 'vitest'
import { synthesiseTenant } from '#bin/stacks/synthesise-tenant.ts'
import { type DeploymentProps, prefixOf } from '#infra/deployment-props.ts'
import { loadTenant } from '#infra/tenants/define-tenant.ts'

/** Their names are those of a part within one of their stack's own resources. */
const parts = /IAM::Policy|V2::Authorizer|V2::Stage|UserPoolGroup/

/** What is named in one account and region, or in the account as a whole. */
const nameIn = (properties: object): [string, string][] =>
  Object.entries(properties).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return /^(?!Metric)\w*Name$/.test(key) ? [[key, value]] : []
    const { Name } = (key.endsWith('Config') ? value : {}) as { Name?: string }
    return Name ? [[`${key}.Name`, Name]] : []
  })

it('names everything of a second tenant after it, so that two deploy into one account', async () => {
  const { templates } = await synthesiseTenant({ id: 'karoovets', validated: false })
  const named = Object.values(templates).flatMap(({ Resources }) =>
    Object.entries(Resources)
      .filter(([, { Type }]) => !parts.test(Type))
      .flatMap(([id, { Properties = {} }]) => nameIn(Properties).map(([key, name]) => [`${id}.${key}`, name] as const)),
  )
  expect(named.length).toBeGreaterThan(60)
  const foreign = named.filter(([, name]) => !/^(alias\/|\/aws\/\w+\/)?karoovets-?test(-|web)/.test(`${name}-`))
  expect(foreign).toEqual([])
  const exported = Object.values(templates).flatMap(({ Outputs = {} }) =>
    Object.values(Outputs).flatMap(({ Export }) => (Export ? [Export.Name] : [])),
  )
  expect(exported.filter((name) => !name.startsWith('karoovets-test-'))).toEqual([])

  // With hyphens in an id, a stage that begins a part's name would make two deployments one.
  const names = named.flatMap(([, name]) => /^karoovets-test-(.+)/.exec(name.replace(/^.*\//, ''))?.[1] ?? [])
  expect(names.filter((name) => /^(local|test|dev|staging|prod)\b/.test(name))).toEqual([])
})

it('has stages of its own list alone', async () => {
  const tenant = { ...(await loadTenant('karoovets')), lambdas: '' }
  const named = (stage: string): string => prefixOf({ ...tenant, stage } satisfies DeploymentProps)
  expect(named('prod')).toBe('karoovets-prod')
  expect(() => named('live')).toThrow('There is no stage “live”. Choose one of local, test, dev, staging, prod.')
})
