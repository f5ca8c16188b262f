import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localIdentity, pseudoParameter } from './local-names.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Properties = Record<string, Json>
type Template = {
  Resources?: Record<string, { Type: string; Properties?: Properties }>
  Outputs?: Record<string, { Value: Json; Export?: { Name: Json } }>
}
type Stack = { name: string; template: Template; directory: string; assets: Record<string, string> }

/** A synthesised resource; its properties are resolved to local names when read. */
export type Resource<P = Properties> = {
  stack: string
  logicalId: string
  type: string
  ref: string
  arn: string
  properties: P
}

export type Assembly = {
  ofType: <P = Properties>(type: string) => Resource<P>[]
  outputs: () => Record<string, string>
  assetDirectory: (resource: Resource<unknown>, assetKey: string) => string
}

export function loadAssembly(directory: string): Assembly {
  const stacks = readStacks(directory)
  return {
    ofType: <P>(type: string) =>
      stacks.flatMap((stack) =>
        Object.entries(stack.template.Resources ?? {})
          .filter(([, resource]) => resource.Type === type)
          .map(([logicalId]) => readResource<P>(stacks, stack, logicalId)),
      ),
    outputs: () =>
      Object.fromEntries(
        stacks.flatMap((stack) =>
          Object.entries(stack.template.Outputs ?? {})
            .filter(([, output]) => !output.Export)
            .map(([id, output]) => [`${stack.name}.${id}`, String(resolve(stacks, stack, output.Value))]),
        ),
      ),
    assetDirectory: ({ stack: name }, assetKey) => {
      const stack = stacks.find((candidate) => candidate.name === name)
      const path = stack?.assets[assetKey]
      if (!stack || !path) throw new Error(`The assembly has no asset ${assetKey} for stack ${name}.`)
      return join(stack.directory, path)
    },
  }
}

function readStacks(directory: string): Stack[] {
  const manifestFile = join(directory, 'manifest.json')
  if (!existsSync(manifestFile)) throw new Error(`There is no synthesised assembly in ${directory}.`)
  const { artifacts = {} } = readJson<{ artifacts?: Record<string, Artifact> }>(manifestFile)
  return Object.entries(artifacts).flatMap(([id, artifact]) => {
    if (artifact.type === 'cdk:cloud-assembly')
      return readStacks(join(directory, artifact.properties.directoryName ?? ''))
    if (artifact.type !== 'aws:cloudformation:stack') return []
    const template = readJson<Template>(join(directory, artifact.properties.templateFile ?? ''))
    return [
      {
        name: artifact.properties.stackName ?? id,
        template,
        directory,
        assets: readAssets(join(directory, `${id}.assets.json`)),
      },
    ]
  })
}

type Artifact = { type: string; properties: { templateFile?: string; stackName?: string; directoryName?: string } }
type AssetManifest = {
  files: Record<string, { source: { path: string }; destinations: Record<string, { objectKey: string }> }>
}

/** Object key in the asset bucket -> path inside the assembly. */
function readAssets(file: string): Record<string, string> {
  if (!existsSync(file)) return {}
  return Object.fromEntries(
    Object.values(readJson<AssetManifest>(file).files).flatMap(({ source, destinations }) =>
      Object.values(destinations).map(({ objectKey }) => [objectKey, source.path]),
    ),
  )
}

function readResource<P>(stacks: Stack[], stack: Stack, logicalId: string): Resource<P> {
  const { type, ref, attributes } = identify(stacks, stack, logicalId)
  return {
    stack: stack.name,
    logicalId,
    type,
    ref,
    arn: attributes.Arn ?? ref,
    get properties() {
      return resolve(stacks, stack, stack.template.Resources?.[logicalId]?.Properties ?? {}) as P
    },
  }
}

function identify(stacks: Stack[], stack: Stack, logicalId: string) {
  const resource = stack.template.Resources?.[logicalId]
  if (!resource) throw new Error(`${stack.name} refers to ${logicalId}, which is not in its template.`)
  const given = (name: string) => {
    const value = resource.Properties?.[name]
    return value === undefined ? undefined : String(resolve(stacks, stack, value))
  }
  return { type: resource.Type, ...localIdentity(resource.Type, logicalId, stack.name, given) }
}

function resolve(stacks: Stack[], stack: Stack, value: Json): Json | undefined {
  if (typeof value === 'string' && value.includes('{{resolve:')) {
    throw new Error(`${stack.name} uses ${value}, which has no local counterpart.`)
  }
  if (Array.isArray(value))
    return value.map((item) => resolve(stacks, stack, item)).filter((item) => item !== undefined)
  if (value === null || typeof value !== 'object') return value
  const [first, ...others] = Object.entries(value)
  if (first && others.length === 0 && (first[0] === 'Ref' || first[0].startsWith('Fn::'))) {
    return resolveIntrinsic(stacks, stack, first[0], first[1])
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [key, resolve(stacks, stack, item)] as const)
      .filter((entry): entry is [string, Json] => entry[1] !== undefined),
  )
}

function resolveIntrinsic(stacks: Stack[], stack: Stack, intrinsic: string, argument: Json): Json | undefined {
  const text = (value: Json) => String(resolve(stacks, stack, value))
  const list = () => argument as Json[]
  switch (intrinsic) {
    case 'Ref':
      if (argument === 'AWS::NoValue') return undefined
      return pseudoParameter(String(argument), stack.name) ?? identify(stacks, stack, String(argument)).ref
    case 'Fn::GetAtt': {
      const [logicalId = '', ...attribute] = Array.isArray(argument)
        ? argument.map(String)
        : String(argument).split('.')
      return readAttribute(stacks, stack, logicalId, attribute.join('.'))
    }
    case 'Fn::Join':
      return (resolve(stacks, stack, list()[1] ?? []) as Json[]).join(String(list()[0]))
    case 'Fn::Select':
      return (resolve(stacks, stack, list()[1] ?? []) as Json[])[Number(list()[0])]
    case 'Fn::Split':
      return text(list()[1] ?? '').split(String(list()[0]))
    case 'Fn::Sub':
      return substitute(stacks, stack, argument)
    case 'Fn::ImportValue':
      return readExport(stacks, text(argument))
    default:
      throw new Error(`${stack.name} uses ${intrinsic}, which the local stack cannot resolve.`)
  }
}

function readAttribute(stacks: Stack[], stack: Stack, logicalId: string, attribute: string): string {
  const { type, attributes } = identify(stacks, stack, logicalId)
  const value = attributes[attribute]
  if (value === undefined)
    throw new Error(`${stack.name} reads ${attribute} of ${logicalId} (${type}), which has no local value.`)
  return value
}

function substitute(stacks: Stack[], stack: Stack, argument: Json): string {
  const [pattern, variables] = (Array.isArray(argument) ? argument : [argument, {}]) as [string, Properties]
  return pattern
    .replace(/\$\{([^!}][^}]*)\}/g, (_, name: string) => {
      if (variables[name] !== undefined) return String(resolve(stacks, stack, variables[name]))
      return String(resolveIntrinsic(stacks, stack, name.includes('.') ? 'Fn::GetAtt' : 'Ref', name))
    })
    .replaceAll('${!', '${')
}

function readExport(stacks: Stack[], name: string): Json | undefined {
  for (const stack of stacks) {
    for (const output of Object.values(stack.template.Outputs ?? {})) {
      if (output.Export && resolve(stacks, stack, output.Export.Name) === name)
        return resolve(stacks, stack, output.Value)
    }
  }
  throw new Error(`No stack exports ${name}.`)
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T
