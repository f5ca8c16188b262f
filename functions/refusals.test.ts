import { expect, it } from 'vitest'
import { contracts } from '#shared/api-contract.ts'
import { bookingLifecycle } from '#shared/bookings/bookings.lifecycle.ts'
import { availabilityLifecycle } from '#shared/calendar/availability.lifecycle.ts'
import { companyApprovalLifecycle } from '#shared/companies/approval.lifecycle.ts'
import { companySuspensionLifecycle } from '#shared/companies/suspension.lifecycle.ts'
import { accountSuspensionLifecycle } from '#shared/identity/suspension.lifecycle.ts'
import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import type { Operation } from '#shared/kernel/define-contract.ts'
import type { Lifecycle } from '#shared/kernel/define-lifecycle.ts'
import { errorCodesOf } from '#shared/kernel/operation-errors.ts'
import { applicationLifecycle } from '#shared/offers/applications.lifecycle.ts'
import { offerLifecycle } from '#shared/offers/offers.lifecycle.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import { placementLifecycle } from '#shared/placements/placements.lifecycle.ts'
import { approvalLifecycle } from '#shared/professionals/approval.lifecycle.ts'

const { bookings, calendar, companies, identity, offers, placements, professionals, requests } = contracts

const actionByState = [
  availabilityLifecycle.name,
  companyApprovalLifecycle.name,
  approvalLifecycle.name,
  accountSuspensionLifecycle.name,
  companySuspensionLifecycle.name,
]

/** The operations of each action; none for actions that only the system takes. */
const rows = <State extends string, Facts, Emits extends Record<keyof Facts, string>>(
  { name, transitions }: Lifecycle<State, Facts, Emits>,
  takenBy: Record<keyof Facts, readonly Operation[]>,
) =>
  Object.entries<readonly Operation[]>(takenBy).flatMap(([action, operations]) => {
    const { by, from, when = [] } = transitions[action as keyof Facts]
    // What is newly created has no other state; days and approvals can only be changed by the action of their state.
    const stale = from.join() !== 'none' && !actionByState.includes(name)
    const codes: ErrorCode[] = [...when.map(({ code }) => code), ...(stale ? (['STALE_STATE'] as const) : [])]
    return [{ name, action, by, operations, codes }]
  })

const ofDays = [calendar.changeCalendar, calendar.postAvailability, calendar.editAvailability]

it.each([
  ...rows(accountSuspensionLifecycle, { suspend: [identity.suspendAccount], lift: [identity.suspendAccount] }),
  ...rows(companySuspensionLifecycle, { suspend: [companies.suspendCompany], lift: [companies.suspendCompany] }),
  ...rows(offerLifecycle, {
    post: [offers.postOffer],
    release: [],
    edit: [offers.editOffer],
    editNotes: [offers.editOffer],
    cancel: [offers.cancelOffer],
    delete: [offers.deleteOffer],
  }),
  ...rows(applicationLifecycle, {
    apply: [offers.applyToOffer],
    change: [offers.applyToOffer],
    withdraw: [offers.applyToOffer],
    reject: [offers.rejectApplication],
    confirm: [offers.confirmApplication],
    lapse: [],
    restore: [],
  }),
  ...rows(requestLifecycle, {
    send: [requests.requestBooking, requests.sendPrivateOffer],
    bookNow: [requests.bookNow],
    book: [requests.createBooking],
    edit: [requests.editPrivateOffer],
    withdraw: [requests.cancelBookingRequest, requests.cancelPrivateOffer],
    close: [],
    decline: [requests.rejectBookingRequest, requests.rejectPrivateOffer],
    accept: [requests.acceptBookingRequest, requests.acceptPrivateOffer],
    lapse: [],
    restore: [],
    reopen: [],
    counter: [requests.suggestRate],
    acceptCounter: [requests.acceptSuggestedRate],
    declineCounter: [requests.declineSuggestedRate],
    remind: [],
    expire: [],
  }),
  ...rows(bookingLifecycle, {
    cancel: [bookings.cancelBooking],
    undo: [bookings.undoBooking],
    reportLate: [bookings.reportLate],
    changeNotes: [bookings.updateBooking],
    changeDays: [bookings.updateBooking],
    delete: [bookings.deleteBooking],
  }),
  ...rows(availabilityLifecycle, {
    post: ofDays,
    change: ofDays,
    remove: [calendar.changeCalendar, calendar.removeAvailability],
  }),
  ...rows(companyApprovalLifecycle, {
    approve: [companies.decideCompanyApproval],
    sendBack: [companies.sendBackCompany],
    correct: [companies.updateCompany, companies.saveCompanyAddress],
    revokeApproval: [companies.decideCompanyApproval],
  }),
  ...rows(placementLifecycle, {
    request: [placements.requestPlacement],
    contact: [placements.decidePlacement],
    place: [placements.decidePlacement],
    close: [placements.decidePlacement],
    reopen: [placements.decidePlacement],
    addNote: [placements.decidePlacement],
  }),
  ...rows(approvalLifecycle, {
    approve: [professionals.decideApproval],
    sendBack: [professionals.sendBackProfessional],
    setRegistration: [professionals.decideApproval],
    correct: [professionals.saveVerification, professionals.saveExperience],
    revokeApproval: [professionals.decideApproval],
    changeRegistration: [professionals.saveVerification],
  }),
])('the errors of $action (lifecycle $name) are declared by its operations', ({ by, operations, codes }) => {
  expect(operations.length === 0).toBe(by.every((actor) => actor === 'System'))
  for (const operation of operations) expect(errorCodesOf(operation)).toEqual(expect.arrayContaining(codes))
})
