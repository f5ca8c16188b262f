import { synthesiseTenant, type Template } from '#bin/stacks/synthesise-tenant.ts'

export type Resource = Template['Resources'][string] & {
  stack: string
  id: string
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a template's properties have no type
  Properties: Record<string, any>
}

/** The demo tenant as it would be deployed; throws if cdk-nag finds a problem. */
export async function synthesise() {
  const { app, templates } = await synthesiseTenant({ validated: false })
  const resources = Object.entries(templates).flatMap(([stack, { Resources }]) =>
    Object.entries(Resources).map(([id, resource]): Resource => ({ Properties: {}, ...resource, id, stack })),
  )
  const ofType = (type: string): Resource[] => resources.filter((resource) => resource.Type === type)
  const protocolOf = ({ Ref }: { Ref: string }) =>
    ofType('AWS::ApiGatewayV2::Api').find(({ id }) => id === Ref)?.Properties.ProtocolType as string
  /** Parts of the API of this protocol. */
  const ofPart = (type: string, protocol: 'HTTP' | 'WEBSOCKET'): Resource[] =>
    ofType(type).filter(({ Properties }) => protocolOf(Properties.ApiId) === protocol)
  return { app, templates, resources, ofType, ofPart }
}

export type Synthesised = Awaited<ReturnType<typeof synthesise>>
