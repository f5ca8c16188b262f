import type { healthContract } from '#shared/health/health.contract.ts'
import type { OutputOf } from '#shared/kernel/define-contract.ts'
import { getHealth } from './get-health.ts'
import { getOpenApi } from './get-open-api.ts'
import { readDocsStyle, readDocs } from './read-docs.ts'

type ResponseBody = { [K in keyof typeof healthContract]: () => Promise<OutputOf<(typeof healthContract)[K]>> }

export const healthRoutes = { getHealth, getOpenApi, readDocs, readDocsStyle } satisfies ResponseBody
