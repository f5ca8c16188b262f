import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'

type Document = { components?: Record<string, Record<string, object>> }

/** Accepted warnings with the reason. */
const accepted = [
  ...['{id}~1approval', 'search~1{profession}'].map((path) => ({
    rule: 'no-ambiguous-paths',
    place: `#/paths/~1professionals~1${path}`,
    reason: 'The approval is PUT and the others are not, and ids start with usr_, so no request matches both.',
  })),
  ...[
    'update-application-to-offer~1{id}',
    'confirm-offer~1{offerId}',
    'reject-offer~1{offerId}',
    'cancel-offer~1{offerId}',
    'private~1{id}',
  ].map((path) => ({
    rule: 'no-ambiguous-paths',
    place: `#/paths/~1offers~1company~1${path}`,
    reason: 'SPEC 7 names these paths. `{id}/update` is POST and the others PUT, and ids start with off_.',
  })),
]

/** The linter fails on components that refer to themselves, so these are checked first. */
const bareReferences = ({ components = {} }: Document): string[] =>
  Object.entries(components).flatMap(([kind, named]) =>
    Object.entries(named)
      .filter(([, component]) => Object.keys(component).join() === '$ref')
      .map(([name]) => `#/components/${kind}/${name}: is only a reference`),
  )

const lint = async (source: string): Promise<string[]> => {
  const problems = await lintFromString({
    source,
    absoluteRef: 'openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  })
  return problems
    .map(({ ruleId, message, location }) => ({ ruleId, message, place: location[0]?.pointer ?? '#/' }))
    .filter(({ ruleId, place }) => !accepted.some((one) => one.rule === ruleId && one.place === place))
    .map(({ ruleId, message, place }) => `${place}: ${message} (${ruleId})`)
}

const validate = async (document: Document): Promise<string[]> => {
  const { valid, errors = [] } = await new Validator().validate(document as Record<string, unknown>)
  if (valid) return []
  return typeof errors === 'string'
    ? [errors]
    : errors.map(({ instancePath, message }) => `#${instancePath}: ${message}`)
}

/** Problems that two independent validators find in an OpenAPI document, warnings included. */
export const openApiProblems = async (source: string): Promise<string[]> => {
  const document = JSON.parse(source) as Document
  const bare = bareReferences(document)
  return bare.length > 0 ? bare : [...(await lint(source)), ...(await validate(document))]
}
