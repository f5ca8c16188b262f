import { expect, it } from 'vitest'
import { apiContract } from './api-contract.ts'
import type { Operation } from './kernel/define-contract.ts'

const operations = Object.entries(apiContract) as [string, Operation][]
const causingMail = operations.filter(([, { causesMail }]) => causesMail)

it('operations that cause mail can exceed the quota, except those that end something', () => {
  expect(causingMail.map(([name]) => name)).toContain('requestBooking')
  expect(causingMail.filter(([, { errors }]) => !errors.includes('QUOTA_EXCEEDED'))).toEqual([])
  const closing = [
    'cancelBooking',
    'cancelBookingRequest',
    'cancelOffer',
    'deleteCompany',
    'deleteProfessional',
    'rejectApplication',
    'rejectBookingRequest',
  ]
  expect(causingMail.map(([name]) => name).filter((name) => closing.includes(name))).toEqual([])
})
