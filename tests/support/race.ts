import { startApi, type ApiResponse } from './api.ts'
import { startFaultyDynamo } from './faulty-dynamo.ts'
import { faultPlan } from './fault-plan.ts'
import { createAdmin, createPractice } from './people.ts'

export type Contender = () => Promise<ApiResponse>

export const EACH = 3
export const raceSeed = Number(process.env.RACE_SEED ?? Date.now() % 1e6)

/** Two practices that compete for the same thing while DynamoDB fails at random. */
export const startRace = async () => {
  const dynamo = await startFaultyDynamo()
  const api = await startApi({ through: dynamo.through })
  const plannedFault = faultPlan(raceSeed)
  const [practice, rival] = [await createPractice(api), await createPractice(api, 'Vineyard Pharmacy')]
  return {
    api,
    admin: await createAdmin(api),
    practice,
    rival,
    /** Makes both practices new ones, for rounds that would otherwise reach the limits of a practice. */
    renewPractices: async (): Promise<void> => {
      for (const each of [practice, rival]) Object.assign(each, await createPractice(api))
    },
    /** Starts all at the same moment, each several times. */
    race: async (contenders: readonly Contender[]): Promise<{ won: number; refused: ApiResponse[] }> => {
      dynamo.plan((action) => (action === 'TransactWriteItems' ? plannedFault() : undefined))
      const answers = await Promise.all(contenders.flatMap((contend) => Array.from({ length: EACH }, contend)))
      dynamo.plan(() => undefined)
      const refused = answers.filter(({ status }) => status !== 200)
      return { won: answers.length - refused.length, refused }
    },
    stop: async () => {
      await api.stop()
      await dynamo.stop()
    },
  }
}
