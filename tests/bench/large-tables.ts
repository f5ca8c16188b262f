import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { LargePractice } from '#bin/seed/world/large/practices.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import { startApi } from '#tests/support/api.ts'
import { startCapacityMeter, type CapacityMeter } from './capacity.ts'

export type LargeTables = { db: DynamoDBDocumentClient; meter: CapacityMeter }

/** Separate tables, filled by the product's own code; the environment points to them while `work` runs. */
export async function withLargeTables<T>(work: (tables: LargeTables) => Promise<T>): Promise<T> {
  const before = { ...process.env }
  let meter: CapacityMeter | undefined
  const api = await startApi({ through: async (endpoint) => (meter = await startCapacityMeter(endpoint)).endpoint })
  try {
    return await work({ db: api.db, meter: meter as CapacityMeter })
  } finally {
    await api.stop()
    await meter?.stop()
    Object.assign(process.env, before)
  }
}

/**
 * Without a logo a practice’s sign-up is not complete and it cannot search; the large world has one only for its
 * busiest practice.
 */
export const withLogo = ({ company, member }: LargePractice): LargePractice => ({
  member,
  company: {
    ...company,
    files: { logo: { id: 'fil_0000000000000000' as FileId, type: 'image/png', size: 1000, at: company.createdAt } },
  },
})
