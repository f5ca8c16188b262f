/** For `parseArgs`: `-c tenant=acme`, as the CDK’s command line has it. */
export const context = { context: { type: 'string', short: 'c', multiple: true, default: [] as string[] } } as const

export const tenantArgument = (context: readonly string[]): string | undefined =>
  context.find((pair) => pair.startsWith('tenant='))?.slice('tenant='.length)
