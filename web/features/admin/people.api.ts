import { adminContract } from '#shared/admin/admin.contract.ts'
import { apiList } from '#web/platform/api-query.ts'

const orders = ['newest', 'name'] as const
export type PeopleOrder = (typeof orders)[number]

/** The order in an address; the newest first. */
export const peopleOrder = (show: string | null): PeopleOrder => orders.find((order) => order === show) ?? 'newest'

export const allPeople = (order: PeopleOrder) => apiList(adminContract.listPeople, { query: { order } })
