import { documentClient } from '#functions/platform/dynamo/client.ts'
import { environmentOf } from './environment.ts'
import type { LambdaName } from './lambdas.ts'

/** What the repositories of a Lambda are opened with. */
export const wire = <N extends LambdaName>(name: N) => ({ db: documentClient(), env: environmentOf(name) })
