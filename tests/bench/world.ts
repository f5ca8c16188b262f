import type { Operation } from '#shared/kernel/define-contract.ts'
import { apiContract } from '#shared/api-contract.ts'
import { startApi, type OperationName } from '#tests/support/api.ts'
import { requests } from '#tests/support/requests.ts'
import { createWorld, firstCaller } from '#tests/support/world.ts'
import { startCapacityMeter, type CapacityMeter } from './capacity.ts'

export const operations = Object.entries(apiContract) as [OperationName, Operation][]

/** The product over metered tables, with related people. */
export async function startWorld() {
  let meter: CapacityMeter | undefined
  const api = await startApi({ through: async (endpoint) => (meter = await startCapacityMeter(endpoint)).endpoint })
  const people = await createWorld(api)
  return {
    api,
    meter: meter as CapacityMeter,
    people,
    /** Calls an operation with valid input by an allowed caller; creates what it needs first. */
    requestFor: async (name: OperationName) => {
      const caller = firstCaller(apiContract[name], people)
      const request = await requests[name].request({ api, pair: people.own, owner: caller ?? people.admin })
      return { name, operation: apiContract[name] as Operation, caller, request }
    },
    stop: async () => {
      await api.stop()
      await meter?.stop()
    },
  }
}

export type World = Awaited<ReturnType<typeof startWorld>>
