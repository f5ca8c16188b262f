import { expect, it, vi } from 'vitest'
import { contracts } from '#shared/api-contract.ts'
import { isAudited, isCommand, isPublicAccess, type Operation } from '#shared/kernel/define-contract.ts'
import { environmentOf } from './environment.ts'
import { type Lambda, lambdas } from './lambdas.ts'

it('has the commands table for the slices that run commands, and for no other', () => {
  for (const [name, contract] of Object.entries(contracts)) {
    const { writes = [] }: Lambda = lambdas[name as keyof typeof contracts]
    const runsCommands = Object.values(contract).some((operation: Operation) => isCommand(operation))
    expect(writes.includes('commands'), name).toBe(runsCommands)
  }
})

it('has the grants for slices whose operations look at one, and the audit for those whose requests it has', () => {
  for (const [name, contract] of Object.entries(contracts)) {
    const { writes = [] }: Lambda = lambdas[name as keyof typeof contracts]
    const guarded = Object.values(contract).flatMap(({ access }: Operation) =>
      isPublicAccess(access) || access.session === 'unchecked' ? [] : [access],
    )
    const needed = [name, guarded.length > 0, guarded.some(isAudited)]
    expect([name, writes.includes('grants'), writes.includes('audit')]).toEqual(needed)
  }
})

it('names a variable that is missing', () => {
  vi.stubEnv('TENANT_ID', undefined)
  expect(() => environmentOf('options').TENANT_ID).toThrow('The Lambda options has no TENANT_ID')
  vi.unstubAllEnvs()
})
