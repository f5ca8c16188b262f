import { documentClient } from '#functions/platform/dynamo/client.ts'
import { adoptPlans, type PlansOfTenant } from '#shared/kernel/plans.ts'
import { environmentOf } from './environment.ts'
import type { LambdaName } from './lambdas.ts'

/** What the repositories of a Lambda are opened with. A tenant's own figures for the plans come first. */
export const wire = <N extends LambdaName>(name: N) => {
  const { PLANS } = process.env
  if (PLANS) adoptPlans(JSON.parse(PLANS) as PlansOfTenant)
  return { db: documentClient(), env: environmentOf(name) }
}
