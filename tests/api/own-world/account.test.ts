import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, describe, expect, it } from 'vitest'
import type { Notification } from '#shared/notifications/notifications.schema.ts'
import { calendarsRepository } from '#functions/stores/calendars.repository.ts'
import { userPoolRepository } from '#functions/stores/user-pool.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { clock, type Context } from '#functions/platform/context.ts'
import { auditOf } from '#shared/kernel/caller.ts'
import { callerOf } from '#functions/platform/http/access.ts'
import { runCommand } from '#functions/platform/dynamo/command.ts'
import { devicesRepository } from '#functions/stores/devices.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { createProfessional } from '#functions/professionals/create-professional.ts'
import { createCalendarFeed } from '#functions/calendar-feed/calendar-feed.ts'
import { calendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import { endSessions } from '#functions/identity/end-sessions.ts'
import { apiContract } from '#shared/api-contract.ts'
import { AccountExport } from '#shared/exports/account-export.schema.ts'
import { admits, isPublicAccess, type Operation } from '#shared/kernel/define-contract.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import type { Caller, OperationName } from '#tests/support/api.ts'
import { eventually } from '#tests/support/events.ts'
import { exported } from '#tests/support/exports.ts'
import { ensureDocument, targetOf } from '#tests/support/documents.ts'
import {
  ahead,
  aboutMe,
  apply,
  approvalBody,
  bankAccount,
  confirm,
  createLocum,
  createPractice,
  post,
  practiceNamed,
  qualification,
  verification,
  workHours,
  onDays,
  readOffer,
} from '#tests/support/people.ts'
import { requests } from '#tests/support/requests.ts'

const operations = Object.keys(apiContract) as OperationName[]

const { api, events, admin, newLocum, notesOf, notified, mailed, signUpToSignIn, canSignIn, stop } =
  await startApiWithEvents()
afterAll(stop)

const settingsFor = (offers: boolean, bookings: boolean) => ({
  contact: '083 765 4321',
  locale: 'en-ZA' as const,
  notification_channels: {
    email: { offers, bookings, messages: true },
    push: { offers: true, bookings: true, messages: true },
  },
})

describe('settings of a locum', () => {
  it('are the phone number of the profile and, by default, all notifications', async () => {
    const locum = await createLocum(api)
    expect(await api.call('getProfessionalSettings', locum, {})).toEqual({
      contact: '082 123 4567',
      locale: 'en-ZA',
      notification_channels: settingsFor(true, true).notification_channels,
      version: expect.any(String),
    })
    const early = await api.signUp('Locum', 'early@account.test')
    await api.call('createProfessional', early, { body: {} })
    expect((await api.call('getProfessionalSettings', early, {})).contact).toBe('')
  })

  it('are saved with the profile and the account, and keep the approval', async () => {
    const locum = await newLocum()
    const settings = settingsFor(false, true)
    const { body } = await api.send('saveProfessionalSettings', locum, { body: settings, key: 'settings' })
    expect(body.data).toEqual({ ...settings, version: expect.any(String) })
    expect(await api.call('getProfessionalSettings', locum, {})).toEqual(body.data)
    expect(await api.call('getOwnProfessional', locum, {})).toMatchObject({
      contact: settings.contact,
      approved: true,
      idpassport: verification().idpassport,
    })
    expect(await api.item('users', locum.id, 'USER')).toMatchObject({
      email: locum.email,
      notification_channels: settings.notification_channels,
    })
    expect(await api.eventsOf(locum, 'settings')).toMatchObject([{ type: 'professional.saved', subject: locum.id }])
  })

  it('are changed one by one: fields not sent stay unchanged, and an empty body is refused', async () => {
    const locum = await createLocum(api)
    const save = (body: object) => api.send('saveProfessionalSettings', locum, { body })
    const { notification_channels } = settingsFor(false, true)
    expect((await save({ notification_channels })).body.data).toEqual({
      contact: '082 123 4567',
      locale: 'en-ZA',
      notification_channels,
      version: expect.any(String),
    })
    expect((await save({ contact: '083 765 4321' })).body.data).toEqual({
      contact: '083 765 4321',
      locale: 'en-ZA',
      notification_channels,
      version: expect.any(String),
    })
    const quiet_hours = { from: '21:00', to: '06:00' }
    const push = { offers: false, bookings: true, messages: true }
    const channels = async (change: object) =>
      (await save({ notification_channels: change })).body.data.notification_channels as object
    expect(await channels({ quiet_hours })).toEqual({ ...notification_channels, quiet_hours })
    expect(await channels({ push })).toEqual({ ...notification_channels, push, quiet_hours })
    expect(await channels({ quiet_hours: null })).toEqual({ ...notification_channels, push })
    expect((await save({ notification_channels: { quiet_hours: { from: '21:00', to: '21:00' } } })).status).toBe(400)
    expect((await save({})).status).toBe(400)
  })

  it('decide about mails on offers and bookings; in the app everything is notified, and account matters are always mailed', async () => {
    const [locum, practice] = [await createLocum(api), await createPractice(api)]
    await api.call('saveProfessionalSettings', locum, { body: settingsFor(true, false) })
    await api.call('decideApproval', admin, { params: { id: locum.id }, body: { approved: true } })
    const [booked, withdrawn] = [await post(api, practice), await post(api, practice, onDays(30))]
    for (const offer of [booked, withdrawn]) await apply(api, locum, offer)
    await confirm(api, practice, booked, locum)
    await api.call('cancelOffer', practice.member, {
      params: { offerId: withdrawn.id },
      body: { status_reason: 'We close that week.' },
    })
    await eventually(async () => (await notesOf(locum)).length === 3)
    await eventually(() => events.mailsTo(locum.email).length === 2)
    expect((await notesOf(locum)).some(({ title }) => title.startsWith('You are booked: '))).toBe(true)
    expect(
      events
        .mailsTo(locum.email)
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual([expect.stringMatching(/^Offer cancelled: /), 'Your profile is approved'])
  })
})

describe('all data about a locum', () => {
  it('is exported completely, to the locum only', async () => {
    const [locum, other, practice] = [await newLocum(), await newLocum(), await createPractice(api)]
    await api.call('saveBankAccount', locum, { body: bankAccount })
    await api.call('saveAboutMe', locum, { body: aboutMe })
    await api.call('saveQualification', locum, { body: qualification })
    const offer = await post(api, practice)
    for (const applicant of [locum, other]) await apply(api, applicant, offer)
    const booking = await confirm(api, practice, offer, locum, offer.available_dates.slice(0, 1))
    const day = await api.call('postAvailability', locum, { body: { date: ahead(40), status: 'unavailable' } })
    await eventually(async () => (await notesOf(locum)).some(({ title }) => title.startsWith('You are booked: ')))

    const whole = await exported(api, locum)
    expect(whole).toMatchObject({
      professional: {
        id: locum.id,
        idpassport: verification().idpassport,
        payment_info: bankAccount,
        qualifications: qualification,
        short_bio: aboutMe.short_bio,
      },
      account: { id: locum.id, email: locum.email, role: 'Locum' },
      applications: [{ id: offer.id, offers_requests: [{ id: locum.id }] }],
      bookings: [{ id: booking.id, booking_type: 'professional' }],
      availability: [
        { id: locum.id, days: [{ date: offer.available_dates[0], booked: [{ booking: booking.id }] }] },
        { id: day.id, days: [{ date: ahead(40), posted: 'unavailable' }] },
      ],
      documents: [],
      views: [],
    })
    expect(whole.notifications.some(({ title }: Notification) => title.startsWith('You are booked: '))).toBe(true)
    expect(JSON.stringify(whole)).not.toMatch(new RegExp(`${other.id}|"fee"|"credits"`))
  })
})

/** A locum who can sign in. */
const locumWithSignIn = async (): Promise<{ locum: Caller; sub: string }> => {
  const { caller: locum, sub } = await signUpToSignIn('Locum')
  await api.call('createProfessional', locum, { body: {} })
  await api.call('saveVerification', locum, { body: verification() })
  await api.call('saveExperience', locum, {
    body: { start_date: '2018-03-01', companies_worked_for: ['Clicks'], skills: [] },
  })
  await api.call('saveAboutMe', locum, { body: aboutMe })
  await api.call('decideApproval', admin, { params: { id: locum.id }, body: { approved: true } })
  return { locum, sub }
}
const entriesIn = async (market: string, { id }: Caller) => api.item('search', market, id)

describe('deleting an account', () => {
  it('is refused while there are upcoming shifts, says what to do and changes nothing', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    const booking = await confirm(api, practice, offer, locum)
    const before = await api.partition('professionals', locum.id)
    const { status, body } = await api.send('deleteProfessional', locum, {})
    expect([status, body.error.code, body.error.message]).toEqual([
      409,
      'SHIFTS_AHEAD',
      expect.stringContaining('Cancel those bookings'),
    ])
    expect(await api.partition('professionals', locum.id)).toEqual(before)
    await api.call('cancelBooking', locum, {
      params: { bookingId: booking.id, accountId: locum.id },
      body: { status_reason: 'I am leaving.' },
    })
    expect((await api.send('deleteProfessional', locum, {})).status).toBe(200)
  })

  it('removes profile, personal data, calendar lock, search entries and account at once', async () => {
    const { locum } = await locumWithSignIn()
    const market = 'Pharmacist#Western Cape,Overberg'
    expect(await entriesIn(market, locum)).toBeDefined()
    const first = await api.send('deleteProfessional', locum, { key: 'leave' })
    expect(first.body.data).toEqual({ id: locum.id })
    expect(await api.partition('professionals', locum.id)).toEqual([])
    expect(await api.item('calendars', locum.id, 'LOCK')).toBeUndefined()
    expect(await api.item('users', locum.id, 'USER')).toBeUndefined()
    expect(await entriesIn(market, locum)).toBeUndefined()
    expect(await api.send('deleteProfessional', locum, { key: 'leave' })).toEqual(first)
    expect((await api.send('deleteProfessional', locum, { key: 'again' })).body.error.code).toBe(
      'PROFESSIONAL_NOT_FOUND',
    )
  })

  it('leaves a valid token without access to anything', async () => {
    const { locum } = await locumWithSignIn()
    await api.call('deleteProfessional', locum, {})
    const responseOf = async (
      name:
        | 'createProfessional'
        | 'saveAboutMe'
        | 'getOwnProfessional'
        | 'getProfessionalExport'
        | 'saveProfessionalSettings',
      body?: object,
    ) => (await api.send(name, locum, { body })).body.error?.code
    expect(await responseOf('createProfessional', {})).toBe('UNAUTHENTICATED')
    expect(await responseOf('saveAboutMe', aboutMe)).toBe('UNAUTHENTICATED')
    expect(await responseOf('getOwnProfessional')).toBe('PROFESSIONAL_NOT_FOUND')
    expect(await responseOf('getProfessionalExport')).toBe('UNAUTHENTICATED')
    expect(await responseOf('saveProfessionalSettings', settingsFor(true, true))).toBe('UNAUTHENTICATED')
    expect(await api.item('professionals', locum.id, 'PROFILE')).toBeUndefined()
    const form = await api.send('openUpload', locum, {
      params: { document: 'identity_document', ownerId: locum.id },
      body: { type: 'image/png', size: 100 },
    })
    expect([form.status, form.body.error?.code]).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('ends sign-in, notifications, documents and pending applications, and confirms it by mail', async () => {
    const [{ locum, sub }, practice] = [await locumWithSignIn(), await createPractice(api)]
    await eventually(async () => (await notesOf(locum)).length > 0)
    await api.call('saveWorkHours', locum, { body: workHours() })
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    await ensureDocument(api, targetOf(locum))
    await api.call('postAvailability', locum, { body: { date: ahead(20), end_date: ahead(60), status: 'unavailable' } })
    expect(api.files(`documents/${locum.id}/`).length).toBeGreaterThan(0)
    await api.call('deleteProfessional', locum, {})
    await eventually(async () => !(await canSignIn(sub)))
    await eventually(async () => api.files(`documents/${locum.id}/`).length === 0)
    await eventually(async () => (await api.partition('users', locum.id)).length === 0)
    expect(await api.partition('calendars', locum.id)).toEqual([])
    await eventually(async () =>
      events.mailsTo(locum.email).some(({ subject }) => subject === 'Your account has been deleted'),
    )
    const { offers_requests } = await readOffer(api, practice.member, offer)
    expect(offers_requests).toMatchObject([
      {
        status: 'cancelled',
        live_dates: [],
        name: 'Former',
        surname: 'locum',
        region: '',
        suburb: '',
        status_reason: 'The locum has closed their account.',
      },
    ])
    expect(JSON.stringify(await api.partition('offers', offer.id))).not.toMatch(
      /Thandi|Nkosi|Gardens|082 123|"(380|430|520)"/,
    )
    await eventually(async () =>
      (await notesOf(practice.member)).some(({ title }) => title.startsWith('Application lapsed: ')),
    )
    expect(
      (await notesOf(practice.member)).find(({ title }) => title.startsWith('Application lapsed: '))?.text,
    ).toMatch(/^This locum has closed their account, so their application for .+ \(Pharmacist\) has lapsed\. /)
    expect(
      (await api.send('confirmApplication', practice.member, { params: { offerId: offer.id }, body: { id: locum.id } }))
        .status,
    ).toBeGreaterThanOrEqual(400)
  })

  it('and a booking at the same moment exclude each other', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [locum, practice] = [await newLocum(), await createPractice(api)]
      const offer = await post(api, practice)
      await apply(api, locum, offer)
      const [left, booked] = await Promise.all([
        api.send('deleteProfessional', locum, {}),
        api.send('confirmApplication', practice.member, { params: { offerId: offer.id }, body: { id: locum.id } }),
      ])
      expect([left.status === 200, booked.status === 200].filter(Boolean)).toHaveLength(1)
    }
  })
})

/** The same user with a token of a sign-in at this time. */
const signedIn = (caller: Caller, at: number): Caller => ({
  ...caller,
  claims: { ...caller.claims, auth_time: String(Math.floor(at / 1000)) },
})
const minutes = (count: number) => Date.now() + count * 60_000

describe('signing out everywhere', () => {
  it.each(['Locum', 'CompanyAdmin'] as const)(
    'ends every existing session of a %s: its tokens no longer work, a new sign-in does',
    async (role) => {
      const { caller } = await signUpToSignIn(role)
      if (role === 'Locum') await api.call('createProfessional', caller, { body: {} })
      const [thisOne, other] = [signedIn(caller, minutes(-10)), signedIn(caller, minutes(-60))]
      const companyId =
        role === 'CompanyAdmin'
          ? (await api.call('createCompany', other, { body: practiceNamed('Quay Pharmacy') })).id
          : undefined
      const reads: [OperationName, object][] =
        role === 'Locum'
          ? [
              ['getOwnProfessional', {}],
              ['getProfessionalExport', {}],
              ['saveBankAccount', { body: bankAccount }],
              ['listNotifications', { query: {} }],
              ['updateLastActive', { params: { userId: caller.id }, body: {} }],
              ['getUser', { query: { id: caller.id } }],
              ['deleteProfessional', {}],
            ]
          : [
              ['listMyPractices', {}],
              ['getCompany', { params: { companyId } }],
              ['createCompany', { body: practiceNamed('Another Pharmacy') }],
              ['getPracticeChatHash', { params: { companyId } }],
              ['deleteCompany', { params: { companyId } }],
            ]
      const { body } = await api.send('endSessions', thisOne, { key: 'once' })
      expect(Date.parse(body.data.endedAt)).toBeLessThanOrEqual(Date.now())
      expect((await api.send('endSessions', thisOne, { key: 'once' })).body).toEqual(body)
      for (const session of [thisOne, other]) {
        for (const [name, request] of reads)
          expect([name, (await api.send(name, session, request)).body.error?.code]).toEqual([name, 'UNAUTHENTICATED'])
        expect((await api.send('endSessions', session, {})).status).toBe(401)
      }
      // What is the same for everyone needs no session.
      expect((await api.send('listOptions', other, {})).status).toBe(200)
      const again = signedIn(caller, minutes(1))
      for (const [name, request] of reads.slice(0, 2))
        expect([name, (await api.send(name, again, request)).status]).toEqual([name, 200])
    },
  )

  it('revokes the refresh tokens too, and applies to a profile created afterwards', async () => {
    const { caller } = await signUpToSignIn('Locum')
    const [before, again] = [signedIn(caller, minutes(-10)), signedIn(caller, minutes(1))]
    await api.call('endSessions', before, {})
    expect((await api.send('createProfessional', before, { body: {} })).status).toBe(401)
    await api.call('createProfessional', again, { body: {} })
    await api.call('saveProfessionalSettings', again, { body: { contact: '083 765 4321' } })
    expect((await api.send('getOwnProfessional', before, {})).status).toBe(401)
    expect((await api.send('getOwnProfessional', again, {})).status).toBe(200)
  })

  it.each(['being ended', 'creating a profile', 'creating a calendar address'])(
    'applies to a profile and a calendar address that are created at that moment: the account was read for %s',
    async (first) => {
      const { caller } = await signUpToSignIn('Locum')
      const before = signedIn(caller, minutes(-10))
      const [users, devices, feeds, professionals, calendars] = [
        usersRepository(api.db, 'users'),
        devicesRepository(api.db, 'users'),
        calendarFeedsRepository(api.db, 'users'),
        professionalsRepository(api.db, 'professionals'),
        calendarsRepository(api.db, 'calendars'),
      ]
      const time = clock()
      const self = callerOf({ user: caller.id, role: 'Locum', signedInAt: minutes(-10) / 1000 })
      const execute: Context['execute'] = (decide) =>
        runCommand(
          api.db,
          'commands',
          { id: `${caller.id}#${first}`, hash: '', by: auditOf(first, self) },
          time.now,
          decide,
        )
      const context = {
        ...time,
        execute,
        users,
        devices,
        feeds,
        professionals,
        calendars,
        caller: self,
        checkSession: (account: { sessionsValidAfter?: string }) => expect(account.sessionsValidAfter).toBeUndefined(),
        tenantId: 'demo',
      }
      let others = 0
      /** Runs the other command once, between its own reading and writing. */
      const interrupted =
        <T>(read: (id: UserId) => Promise<T>, other: () => Promise<unknown>) =>
        async (id: UserId) => {
          const found = await read(id)
          others += 1
          if (others === 1) await other()
          return found
        }
      if (first === 'creating a calendar address') {
        const get = interrupted(feeds.get, () => api.call('endSessions', before, {}))
        await expect(
          createCalendarFeed({ ...context, feeds: { ...feeds, get }, newSecret: () => '' }),
        ).rejects.toThrow()
        expect(await api.item('users', caller.id, 'FEED')).toBeUndefined()
        return
      }
      if (first === 'creating a profile') {
        await createProfessional({
          ...context,
          users: { ...users, get: interrupted(users.get, () => api.call('endSessions', before, {})) },
        })
      } else {
        const userPool = userPoolRepository(new CognitoIdentityProviderClient(), process.env.USER_POOL_ID ?? '')
        await endSessions({
          ...context,
          userPool,
          professionals: {
            ...professionals,
            getProfile: interrupted(professionals.getProfile, async () => {
              await api.call('createCalendarFeed', before, {})
              await api.call('createProfessional', before, { body: {} })
            }),
          },
        })
        expect(await api.item('users', caller.id, 'FEED')).toBeUndefined()
      }
      expect(await api.item('professionals', caller.id, 'PROFILE')).toMatchObject({
        sessionsValidAfter: expect.any(String),
      })
      expect((await api.send('getOwnProfessional', before, {})).status).toBe(401)
    },
  )
})

it('the tokens of a deleted account only read what is the same for everyone', async () => {
  const { locum } = await locumWithSignIn()
  await api.call('deleteProfessional', locum, {})
  const { caller: member } = await signUpToSignIn('CompanyAdmin')
  const { id: companyId } = await api.call('createCompany', member, { body: practiceNamed('Quay Pharmacy') })
  await api.call('deleteCompany', member, { params: { companyId } })
  const open: string[] = []
  for (const caller of [locum, member]) {
    for (const name of operations) {
      const { request } = requests[name]
      const { access }: Operation = apiContract[name]
      if (isPublicAccess(access) || !admits(access, caller.role)) continue
      const parts = await Promise.resolve(
        request({ api, pair: { locum, practice: { member, companyId } }, owner: caller }),
      ).catch(() => undefined)
      const { status } = parts ? await api.send(name, caller, parts) : { status: 401 }
      if (![401, 404].includes(status)) open.push(`${name} ${status}`)
    }
  }
  expect(open).toEqual([
    'listOptions 200',
    'listIndustries 200',
    'listOptionsOfCategory 200',
    'listOptions 200',
    'listIndustries 200',
    'listOptionsOfCategory 200',
  ])
})

it('a practice awaiting approval is notified when it is approved, and when the approval is undone', async () => {
  const { member, companyId } = await createPractice(api, 'Waiting Pharmacy')
  const decide = (approved: boolean) =>
    api.call('decideCompanyApproval', admin, { params: { companyId }, body: approvalBody(approved) })
  await decide(false)
  await notified(member, 'Waiting Pharmacy is pending approval again')
  await decide(true)
  expect(await notified(member, 'Waiting Pharmacy is approved')).toMatchObject({
    link: `/practice/dashboard?practice=${companyId}`,
  })
  await mailed(member, 'Waiting Pharmacy is approved')
})

describe('an account whose sign-up was never finished', () => {
  const exportOf = async (caller: Caller) => {
    const [start, read] =
      caller.role === 'Locum'
        ? (['startProfessionalExport', 'getProfessionalExport'] as const)
        : (['startAccountExport', 'getAccountExport'] as const)
    expect((await api.send(start, caller, { body: {} })).status).toBe(200)
    const { url } = await eventually(async () => {
      const { data } = (await api.send(read, caller, {})).body
      return data.status === 'ready' && data
    })
    return AccountExport.parse(await (await fetch(url)).json())
  }

  it.each(['Locum', 'CompanyAdmin'] as const)(
    'of a %s without a profile or a practice is exported and deleted',
    async (role) => {
      const { caller, sub } = await signUpToSignIn(role)
      const { account, notifications } = await exportOf(caller)
      expect([account, notifications]).toEqual([
        expect.objectContaining({ id: caller.id, email: caller.email, role }),
        [],
      ])
      expect(api.files(`exports/${caller.id}/`)).toHaveLength(2)
      const first = await api.send('deleteAccount', caller, { key: 'leave' })
      expect([first.status, first.body.data]).toEqual([200, { id: caller.id }])
      expect(await api.send('deleteAccount', caller, { key: 'leave' })).toEqual(first)
      expect((await api.send('deleteAccount', caller, { key: 'again' })).body.error.code).toBe('UNAUTHENTICATED')
      await eventually(async () => !(await canSignIn(sub)))
      await eventually(() =>
        events.mailsTo(caller.email).some(({ subject }) => subject === 'Your account has been deleted'),
      )
      await expect.poll(() => api.files(`exports/${caller.id}/`)).toEqual([])
      expect(await api.partition('users', caller.id)).toEqual([])
    },
  )

  it('of a locum with a new profile is deleted with the profile', async () => {
    const { caller, sub } = await signUpToSignIn('Locum')
    await api.call('createProfessional', caller, { body: {} })
    expect((await api.send('deleteAccount', caller, {})).body.error.code).toBe('ACCOUNT_IN_USE')
    await api.call('deleteProfessional', caller, {})
    await eventually(async () => !(await canSignIn(sub)))
  })

  it('of a practice user is deleted with their only practice', async () => {
    const { caller, sub } = await signUpToSignIn('CompanyAdmin')
    const { id: companyId } = await api.call('createCompany', caller, { body: practiceNamed('Half Begun Pharmacy') })
    expect((await api.send('deleteAccount', caller, {})).body.error.code).toBe('ACCOUNT_IN_USE')
    await api.call('deleteCompany', caller, { params: { companyId } })
    await eventually(async () => !(await canSignIn(sub)))
  })
})
