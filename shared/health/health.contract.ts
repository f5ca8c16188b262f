import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'

const anybody = { public: true } as const

export const healthContract = defineContract({
  getHealth: {
    method: 'GET',
    path: '/health',
    summary: 'Whether the API is up',
    access: anybody,
    response: z.strictObject({ status: z.literal('ok') }),
    errors: [],
    reads: [],
  },
  getOpenApi: {
    method: 'GET',
    path: '/openapi.json',
    summary: 'This API as an OpenAPI 3.1 document',
    access: anybody,
    raw: 'application/json',
    errors: [],
    reads: [],
  },
  readDocs: {
    method: 'GET',
    path: '/docs',
    summary: 'This API as a web page',
    access: anybody,
    raw: 'text/html',
    errors: [],
    reads: [],
  },
  readDocsStyle: {
    method: 'GET',
    path: '/docs/style.css',
    summary: 'The style sheet of that page',
    access: anybody,
    raw: 'text/css',
    errors: [],
    reads: [],
  },
})
