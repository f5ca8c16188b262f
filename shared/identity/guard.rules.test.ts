import { describe, expect, it } from 'vitest'
import { redirectOf, type Visitor } from './guard.rules.ts'

const locum = (nextStep?: string): Visitor => ({ role: 'Locum', nextStep })
const practice = (approved?: boolean, toldUnapproved = false): Visitor => ({
  role: 'CompanyAdmin',
  company: approved === undefined ? undefined : { approved },
  toldUnapproved,
})
const admin: Visitor = { role: 'SuperAdmin' }

describe('navigation guard', () => {
  it.each<[string, Visitor, string, string | undefined]>([
    ['a new locum', locum('verification-step'), '/locum/dashboard', '/locum/verification'],
    ['a new locum who is there', locum('verification-step'), '/locum/verification', undefined],
    ['a verified locum', locum('experience-step'), '/locum/dashboard', '/locum/complete-signup'],
    ['a verified locum back at verification', locum('experience-step'), '/locum/verification', '/locum/complete-signup'],
    ['a locum without rates', locum('rates-step'), '/', '/locum/complete-signup'],
    ['a complete locum', locum(), '/', '/locum/dashboard'],
    ['a complete locum', locum(), '/locum/dashboard/offers/off_1', undefined],
    ['a complete locum', locum(), '/locum/complete-signup', '/locum/dashboard'],
    ['a locum', locum(), '/practice/dashboard', '/locum/dashboard'],
    ['a locum', locum(), '/admin/dashboard', '/locum/dashboard'],
    ['a practice without a company', practice(), '/practice/dashboard', '/practice/verification'],
    ['an unapproved practice', practice(false), '/practice/dashboard', '/user-unapproved'],
    ['an unapproved practice that was told', practice(false, true), '/practice/dashboard', undefined],
    ['an approved practice', practice(true), '/practice/verification', '/practice/dashboard'],
    ['an approved practice', practice(true), '/company/complete-signup', '/practice/dashboard'],
    ['a practice', practice(true), '/locum/dashboard', '/practice/dashboard'],
    ['a super admin', admin, '/', '/admin/dashboard'],
    ['a super admin', admin, '/locum/dashboard', '/admin/dashboard'],
    ['a super admin', admin, '/admin/dashboard', undefined],
  ])('%s (%#) at %s', (_, visitor, path, to) => {
    expect(redirectOf(path, visitor)).toBe(to)
  })
})
