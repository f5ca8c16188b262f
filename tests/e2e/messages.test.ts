import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locums, practices } from '#bin/seed/world/people.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { MAX_MESSAGE_LENGTH } from '#shared/messages/messages.schema.ts'
import { limitOf } from '#shared/documents/documents.rules.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { chatsIn, field, followLive, sendButton, shown } from '#tests/support/chat-pages.ts'
import { bookShifts, postShifts } from '#tests/support/demo-booking.ts'
import { jpegOf, pdfOf, pdfOfSize } from '#tests/support/documents.ts'
import { goTo } from '#tests/support/go-to.ts'
import { layoutShift } from '#tests/support/layout-shift.ts'
import { openOwnMenu } from '#tests/support/own-menu.ts'
import { ahead, approvalBody, shiftAhead } from '#tests/support/people.ts'
import { longRounds, widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { chatText } from '#web/components/chat/chat.text.ts'
import { paths } from '#shared/kernel/paths.ts'

const { stack, signInAs, signInWithoutScreens } = await openOwnStack('demo world')

/** A poll of a conversation, with time to spare. */
const soon = { timeout: 20_000 }

const { memberOf, partiesOf, write } = chatsIn(stack)

describe.each(widths)('a practice and a locum chat, at %i px', (width) => {
  const { email: locumEmail, ...person } = width < 600 ? locums.riaan : locums.kagiso
  const name = `${person.first_name} ${person.last_name}`
  // The demo world has no conversation of theirs.
  const { name: company, email: practiceEmail } = practices.gardens
  let [practice, locum]: Visitor[] = []
  let ids: { practice: CompanyId; locum: UserId }

  beforeAll(async () => {
    ;[practice, locum] = await Promise.all([signInAs(width, practiceEmail), signInAs(width, locumEmail)])
    ids = await partiesOf(locumEmail, practiceEmail)
  })
  afterAll(async () => {
    for (const visitor of [practice, locum]) {
      expect(visitor?.consoleErrors).toEqual([])
      await visitor?.leave()
    }
  })

  it('the practice writes from the search; nothing empty is sent', async () => {
    const { page } = practice as Visitor
    await goTo(page, `${paths.practice.directory}?profession=Pharmacist&location=`)
    await page
      .getByRole('article', { name })
      .getByRole('button', { name: `Message ${name}` })
      .click()
    const dialog = page.getByRole('dialog', { name: `Chat with ${name}` })
    await dialog.getByText(`No messages with ${name} yet`).waitFor()
    await practice?.expectAccessible('a chat without messages')
    const text = field(page, name)
    await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true)
    await text.fill('  \n ')
    expect(await sendButton(page).getAttribute('aria-disabled')).toBe('true')
    expect(await sendButton(page).getAttribute('title')).toBe('Write a message first.')
    await text.press('Enter')
    await sendButton(page).click({ force: true })
    expect(await dialog.getByText('Sending…').count()).toBe(0)
    await text.fill('Are you free on Thursday?')
    await text.press('Shift+Enter')
    await text.pressSequentially('<b>The keys</b> are at https://example.org/keys.')
    await text.press('Enter')
    await dialog.getByText('Sent', { exact: true }).waitFor()
    expect(await text.inputValue()).toBe('')
    // What was typed, with its line, and nothing of it as markup.
    const bubble = shown(page).filter({ hasText: 'Are you free' })
    expect(await bubble.innerText()).toContain(
      'Are you free on Thursday?\n<b>The keys</b> are at https://example.org/keys.',
    )
    const link = bubble.getByRole('link')
    expect(await link.getAttribute('href')).toBe('https://example.org/keys')
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
    await practice?.expectAccessible('a chat')
    const read = page.waitForRequest((request) => request.method() === 'PATCH')
    await dialog.getByRole('button', { name: 'Refresh' }).click()
    expect(new URL((await read).url()).pathname).toBe(`/api/messages/${ids.practice}/${ids.locum}`)
  })

  it('the locum sees it in the top bar, opens it and answers; each sees the other within seconds', async () => {
    const { page } = locum as Visitor
    const menu = page.getByRole('button', { name: 'Messages, 1 unread' })
    // At once when the window is looked at again, otherwise within half a minute.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await menu.waitFor()
    await menu.click()
    const chats = page.getByRole('group', { name: 'Messages' })
    await chats.getByRole('link', { name: company }).getByText('1 unread').waitFor()
    await locum?.expectAccessible('the unread messages')
    await chats.getByRole('link', { name: company }).click()
    await page.getByRole('heading', { level: 1, name: company }).waitFor()
    await page.getByText('1 new message').waitFor()
    await page.getByRole('button', { name: 'Messages', exact: true }).waitFor()
    await locum?.expectAccessible('a conversation')
    // SPEC 9: in UTC; beside it the time in South Africa.
    const time = shown(page).locator('time').last()
    await time.click()
    const at = (await time.getAttribute('datetime')) ?? ''
    expect(await time.innerText()).toContain(`${at.slice(0, 10)} ${at.slice(11, 16)} UTC`)
    await field(page, company).fill('Yes, from 08:00.')
    await sendButton(page).click()
    const { page: other } = practice as Visitor
    await shown(other).filter({ hasText: 'Yes, from 08:00.' }).waitFor(soon)
    await shown(other).getByText('Seen', { exact: true }).waitFor()
    await shown(page).getByText('Seen', { exact: true }).waitFor(soon)
    await field(other, name).fill('Wonderful')
    await field(other, name).press('Enter')
    await shown(page).filter({ hasText: 'Wonderful' }).waitFor(soon)
    await expect.poll(() => shown(page).filter({ hasText: 'Wonderful' }).count()).toBe(1)
    expect(await shown(other).filter({ hasText: 'Wonderful' }).count()).toBe(1)
  })

  it('keeps a draft for its conversation, also over a reload', async () => {
    const { page } = practice as Visitor
    await field(page, name).fill('Half a thought')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.goto(paths.practice.conversation(ids.locum))
    await expect.poll(() => field(page, name).inputValue()).toBe('Half a thought')
    // Typing scrolls nothing away.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)
    const long = `Long ${'word '.repeat(1_000)}end`
    await field(page, name).fill(long)
    const reason = `${long.length - MAX_MESSAGE_LENGTH} characters too many. Shorten the message.`
    await page.getByRole('status').getByText(reason).waitFor()
    expect(await sendButton(page).getAttribute('title')).toBe(reason)
    await field(page, name).press('Enter')
    expect(await field(page, name).inputValue()).toBe(long)
    await practice?.expectAccessible('a message that is too long')
    // An emoji is one character, as in the API.
    await field(page, name).fill('🙂'.repeat(MAX_MESSAGE_LENGTH))
    await page.getByRole('status').getByText(`0 of ${MAX_MESSAGE_LENGTH} characters left`).waitFor()
    await field(page, name).fill('')
  })

  it('shows a long history page by page, without losing the place', async () => {
    const { page } = locum as Visitor
    await goTo(page, paths.locum.dashboard)
    await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor()
    const texts = Array.from({ length: 70 }, (_, at) => `History ${at + 1}.`)
    await write(practiceEmail, ids.practice, ids.locum, texts)
    await goTo(page, paths.locum.conversation(ids.practice))
    const log = page.getByRole('region', { name: /^Messages with/ })
    // It opens at what is new, of which not everything is loaded.
    await page.getByText(/^\d+ new messages$/).waitFor()
    const placeOf = (text: string) => shown(page).filter({ hasText: text }).last().boundingBox()
    await shown(page).filter({ hasText: 'Are you free' }).or(page.getByText('History 41.')).first().waitFor()
    await log.evaluate((element) => element.scrollTo(0, -200))
    const before = await placeOf('History 60.')
    await expect
      .poll(async () => {
        await log.evaluate((element) => element.scrollBy(0, -element.scrollHeight))
        return shown(page).filter({ hasText: 'Are you free on Thursday?' }).count()
      }, soon)
      .toBe(1)
    expect(
      await shown(page)
        .filter({ hasText: /History \d+\./ })
        .count(),
    ).toBe(70)
    await log.evaluate((element) => element.scrollTo(0, -200))
    // Pages above have moved nothing below them.
    expect((await placeOf('History 60.'))?.y).toBe(before?.y)
    await page.getByRole('button', { name: 'Go to the latest message' }).click()
    await expect.poll(() => log.evaluate((element) => element.scrollTop)).toBe(0)
  })

  it('lists the conversations, all or the unread', async () => {
    const { page } = practice as Visitor
    // An open conversation would read them.
    await page.goto(paths.practice.messages)
    await write(locumEmail, ids.locum, ids.practice, ['Unread 1.', 'Unread 2.'])
    const list = page.getByRole('list', { name: 'Messages' })
    await list.getByRole('link', { name }).getByText('2 unread').waitFor()
    await practice?.expectAccessible('the conversations')
    await page.goto(`${paths.practice.messages}?q=zzz`)
    await page.getByText('No conversation with “zzz”').waitFor()
    await practice?.expectAccessible('a search without a result')
    await page.getByRole('searchbox', { name: 'Name' }).fill(name.slice(2, 6).toUpperCase())
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await list.getByRole('link', { name }).waitFor()
    await page.goto(paths.practice.messages)
    await page.getByRole('link', { name: 'Unread', exact: true }).click()
    await list.getByRole('link', { name }).getByText('Unread 2.').waitFor()
    await list.getByRole('link', { name }).click()
    await page.getByText('2 new messages').waitFor()
    await page.getByRole('button', { name: 'Messages', exact: true }).waitFor()
    if (width >= 1280) await page.getByText('You have read everything').waitFor()
  })

  it('carries pictures and PDFs, and nothing else', async () => {
    const { page } = practice as Visitor
    const { page: other } = locum as Visitor
    await goTo(page, paths.practice.conversation(ids.locum))
    await goTo(other, paths.locum.conversation(ids.practice))
    await field(page, name).waitFor()
    const choose = (file: string, mimeType: string, buffer: Buffer) =>
      page.getByLabel('Attach a picture or PDF').setInputFiles({ name: file, mimeType, buffer })
    await choose('notes.txt', 'text/plain', Buffer.from('Notes'))
    await page.getByText('notes.txt: Please choose a PNG, JPG, GIF or PDF file').waitFor()
    await choose('large.pdf', 'application/pdf', pdfOfSize(limitOf('attachment')))
    await page.getByText('large.pdf: File size should be less than 6 MB').waitFor()

    await choose('Clinic room.jpg', 'image/jpeg', jpegOf(800, 400))
    await page.getByText('Ready to send').waitFor()
    await practice?.expectAccessible('a file to be sent')
    await sendButton(page).click()
    // A picture alone needs no words; it can be seen larger.
    await other.getByRole('button', { name: 'View larger: Clinic room.jpg' }).click({ timeout: 20_000 })
    await other
      .getByRole('dialog', { name: 'Clinic room.jpg' })
      .getByRole('img', { name: 'Clinic room.jpg, large' })
      .waitFor()
    await locum?.expectAccessible('a picture of a message')
    await other.keyboard.press('Escape')

    await choose('Handover.pdf', 'application/pdf', pdfOf('Handover'))
    await field(page, name).fill('The handover notes')
    await page.getByText('Ready to send').waitFor()
    await field(page, name).press('Enter')
    const pdf = other.getByRole('button', { name: 'Download Handover.pdf' })
    await pdf.waitFor(soon)
    const [download] = await Promise.all([other.waitForEvent('download'), pdf.click()])
    expect(download.suggestedFilename()).toBe('Handover.pdf')
  })

  it('are reported to the super admin, who sees the message alone and decides', async () => {
    const { page } = locum as Visitor
    const picture = shown(page).filter({ has: page.getByRole('button', { name: 'View larger: Clinic room.jpg' }) })
    await picture.getByRole('button', { name: 'Report message' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report this message?' })
    await dialog.getByText(`${company} is not notified.`).waitFor()
    await locum?.expectAccessible('reporting a message')
    const reason = dialog.getByRole('textbox', { name: 'What is wrong with it?' })
    await reason.fill('Rude')
    await dialog.getByRole('button', { name: 'Report message' }).click()
    await dialog.getByText('Please write at least 5 characters').waitFor()
    await reason.fill('A patient can be recognised.')
    await dialog.getByRole('button', { name: 'Report message' }).click()
    await page.getByText('The message was reported to our team.').waitFor()

    const admin = await signInAs(width, 'admin@example.com')
    const { page: desk } = admin
    await goTo(desk, paths.admin.reports)
    const report = desk.getByRole('article').filter({ hasText: `${company} to ${name}` })
    await report.getByText('A patient can be recognised.').waitFor()
    expect(await desk.getByText('The handover notes').count()).toBe(0)
    await admin.expectAccessible('the reports')
    await report.getByRole('button', { name: 'View Clinic room.jpg' }).click()
    const large = desk.getByRole('dialog', { name: 'Clinic room.jpg' }).getByRole('img')
    await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await desk.keyboard.press('Escape')
    await report.getByRole('button', { name: `Close report about ${company}` }).click()
    const closing = desk.getByRole('dialog')
    await closing.getByRole('textbox').fill('We have asked the practice to take care.')
    await admin.expectAccessible('closing a report')
    await closing.getByRole('button', { name: 'Close report' }).click()
    await desk.getByText('The report was closed.').waitFor()
    await desk.getByRole('link', { name: 'Closed', exact: true }).click()
    await report.getByText('We have asked the practice to take care.').waitFor()
    await report.getByRole('button', { name: `Open again: the report about ${company}` }).click()
    await desk.getByText('No closed reports').waitFor()
    expect(admin.consoleErrors).toEqual([])
    await admin.leave()
  })

  it('can be blocked, and allowed again', async () => {
    const { page } = practice as Visitor
    await page.getByRole('button', { name: 'More about this conversation' }).click()
    await page.getByRole('button', { name: `Block messages from ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: `Block messages from ${name}?` })
    await dialog.getByText('is not notified').waitFor()
    await practice?.expectAccessible('blocking a conversation')
    await dialog.getByRole('button', { name: 'Block messages' }).click()
    await page.getByText(`You have blocked messages from ${name}`).waitFor()
    expect(await field(page, name).count()).toBe(0)
    await shown(page).filter({ hasText: 'Handover.pdf' }).getByText('Cannot be opened now').waitFor()
    const { page: other } = locum as Visitor
    await other.getByText(`You can’t write to ${company} now.`).waitFor(soon)
    await page.getByRole('button', { name: 'Allow messages', exact: true }).click()
    await field(page, name).waitFor()
    await field(other, company).waitFor(soon)
  })
})

describe.each(widths)('open pages are live, at %i px', (width) => {
  const { email: locumEmail, ...person } = width < 600 ? locums.sipho : locums.lindiwe
  const name = `${person.first_name} ${person.last_name}`
  const { name: company, email: practiceEmail } = practices.harbour

  it('two people chat live; a third without a connection polls, and has the same messages in the same order', async () => {
    const ids = await partiesOf(locumEmail, practiceEmail)
    await write(practiceEmail, ids.practice, ids.locum, ['Hello.'])
    const emails = [practiceEmail, locumEmail, practiceEmail]
    const visitors = (await Promise.all(emails.map((email) => signInWithoutScreens(width, email)))) as [
      Visitor,
      Visitor,
      Visitor,
    ]
    const [practice, locum, polling] = visitors
    const connections = [practice, locum].map(followLive)
    await polling.page.routeWebSocket('**/socket?*', (socket) => socket.close())
    for (const { page } of [practice, polling]) await page.goto(paths.practice.conversation(ids.locum))
    await locum.page.goto(paths.locum.conversation(ids.practice))
    for (const { received } of connections) await expect.poll(() => received).toContain('pong')

    const texts: string[] = []
    for (let at = 1; at <= 4; at += 1) {
      const [writer, reader, other] = at % 2 ? [practice, locum, name] : [locum, practice, company]
      texts.push(`Live ${at}.`)
      await field(writer.page, other).fill(`Live ${at}.`)
      await sendButton(writer.page).click()
      // Without a push it would take two minutes.
      await shown(reader.page)
        .filter({ hasText: `Live ${at}.` })
        .waitFor()
    }
    await shown(practice.page).getByText('Seen', { exact: true }).last().waitFor()
    for (const { received } of connections) expect(received).toContain('seen')
    await shown(polling.page).filter({ hasText: 'Live 4.' }).waitFor(soon)
    const live = ({ page }: Visitor) =>
      shown(page)
        .filter({ hasText: /Live \d\./ })
        .evaluateAll((items) => items.map((item) => /Live \d\./.exec(item.textContent ?? '')?.[0]))
    for (const visitor of visitors) expect(await live(visitor)).toEqual(texts)

    // The unread message of a page that shows something else.
    await goTo(locum.page, paths.locum.dashboard)
    await write(practiceEmail, ids.practice, ids.locum, ['Are you there?'])
    await locum.page.getByRole('button', { name: 'Messages, 1 unread' }).waitFor()
    const bell = locum.page.getByRole('button', { name: /^Notifications/ })
    const before = await bell.textContent()
    const approval = { method: 'PUT', path: `/professionals/${ids.locum}/approval` }
    await stack.send('admin@example.com', approval, approvalBody(false))
    await expect.poll(() => bell.textContent()).not.toBe(before)
    expect(connections[1]?.received).toContain('notification')
    for (const { consoleErrors } of visitors) expect(consoleErrors).toEqual([])

    // One signs out here, the other everywhere, on another device.
    await openOwnMenu(practice.page)
    await practice.page.getByRole('button', { name: 'Sign Out' }).click()
    await stack.send(locumEmail, { method: 'DELETE', path: '/users/sessions' })
    for (const { page } of [practice, locum]) await page.waitForURL('**/sign-in*')
    await expect.poll(() => connections.map(({ open }) => open)).toEqual([0, 0])
    for (const { leave } of visitors) await leave()
  })
})

describe('a long conversation', () => {
  const MESSAGES = longRounds({ usual: 40, full: 2_000 })
  const { email: locumEmail, ...person } = locums.anele
  const { name: company, email: practiceEmail } = practices.kenilworth
  const name = `${person.first_name} ${person.last_name}`
  type Writing = { visitor: Visitor; other: string; word: string }

  /** Of every twenty messages some are stored although their answer is lost, and one arrives nowhere. */
  const loseAnswers = ({ visitor: { page } }: Writing) => {
    let sent = 0
    return page.route('**/api/messages', async (route) => {
      const fault = (sent += 1) % 20
      if (fault === 3) return route.fulfill({ status: 503, json: { message: 'Service Unavailable' } })
      if (fault === 7 || fault === 11) await route.fetch()
      if (fault === 7) return route.fulfill({ status: 503, json: { message: 'Service Unavailable' } })
      return fault === 11 ? route.abort('connectionreset') : route.continue()
    })
  }
  const writeAll = async ({ visitor: { page }, other, word }: Writing) => {
    for (let at = 1; at <= MESSAGES / 2; at += 1) {
      await field(page, other).fill(`${word} ${at}.`)
      await sendButton(page).click()
    }
  }
  /** Until everything was sent; what arrived nowhere is sent again. */
  const sendRest = async ({ visitor: { page } }: Writing) => {
    const log = page.getByRole('region', { name: /^Messages with/ })
    await expect
      .poll(async () => {
        for (const again of (await log.getByRole('button', { name: 'Try again' }).all()).toReversed())
          await again.click().catch(() => undefined)
        return log.getByText(/^(Sending…|Not sent\.)/).count()
      }, long)
      .toBe(0)
  }
  const textsOn = ({ visitor: { page } }: Writing) =>
    shown(page).evaluateAll((items) =>
      items.flatMap((item) => /(Practice|Locum) \d+\./.exec(item.textContent ?? '')?.[0] ?? []),
    )
  const long = { timeout: 60_000 + MESSAGES * 300 }

  it(
    `of ${MESSAGES} messages, while connections break and answers are lost: none lost or doubled, and the same order for both`,
    async () => {
      const ids = await partiesOf(locumEmail, practiceEmail)
      const users = [ids.locum, await memberOf(ids.practice, practiceEmail)]
      await write(practiceEmail, ids.practice, ids.locum, ['Good morning.'])
      const [atDesk, onPhone] = await Promise.all([
        signInWithoutScreens(1280, practiceEmail),
        signInWithoutScreens(390, locumEmail),
      ])
      const sides: Writing[] = [
        { visitor: atDesk, other: name, word: 'Practice' },
        { visitor: onPhone, other: company, word: 'Locum' },
      ]
      const connections = sides.map(({ visitor }) => followLive(visitor))
      await atDesk.page.goto(paths.practice.conversation(ids.locum))
      await onPhone.page.goto(paths.locum.conversation(ids.practice))
      for (const { received } of connections) await expect.poll(() => received).toContain('pong')
      await Promise.all(sides.map(loseAnswers))

      let isWritten = false
      const breaking = (async () => {
        while (!isWritten) {
          await new Promise((resolve) => setTimeout(resolve, 1_500))
          for (const user of users) await stack.closeConnections(user)
        }
      })()
      await Promise.all(sides.map(writeAll))
      await Promise.all(sides.map(sendRest))
      isWritten = true
      await breaking

      const all = ['Practice', 'Locum'].flatMap((word) =>
        Array.from({ length: MESSAGES / 2 }, (_, at) => `${word} ${at + 1}.`),
      )
      // Without being loaded again.
      for (const side of sides)
        await expect.poll(async () => (await textsOn(side)).toSorted(), soon).toEqual(all.toSorted())
      const [theirs, hers] = [await textsOn(sides[0] as Writing), await textsOn(sides[1] as Writing)]
      expect(hers).toEqual(theirs)
      for (const { opened } of connections) expect(opened).toBeGreaterThan(2)
      for (const side of sides) {
        const { page } = side.visitor
        await page.reload()
        const log = page.getByRole('region', { name: /^Messages with/ })
        await expect
          .poll(async () => {
            await log.evaluate((element) => element.scrollBy(0, -element.scrollHeight))
            return shown(page).filter({ hasText: 'Good morning.' }).count()
          }, long)
          .toBe(1)
        expect(await textsOn(side)).toEqual(theirs)
        await side.visitor.leave()
      }
    },
    120_000 + MESSAGES * 600,
  )
})

describe.each(widths)('a chat is at hand where two parties deal with each other, at %i px', (width) => {
  const name = `${locums.thandi.first_name} ${locums.thandi.last_name}`
  const company = practices.harbour.name
  const day = width < 600 ? 190 : 200
  const shift = shiftAhead(day)
  let [practice, locum]: Visitor[] = []

  beforeAll(async () => {
    ;[practice, locum] = await Promise.all([
      signInAs(width, practices.harbour.email),
      signInAs(width, locums.thandi.email),
    ])
  })
  afterAll(async () => {
    for (const visitor of [practice, locum]) await visitor?.leave()
  })

  const opens = async ({ page }: Visitor, address: string, other: string) => {
    await goTo(page, address)
    await page
      .getByRole('button', { name: `Message ${other}` })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: `Chat with ${other}` })
    await field(page, other).waitFor()
    await dialog.getByRole('article', { name: 'The shift that this is about' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }

  it('on an offer: for its applicants, and for a locum also before they apply, as the practice has written first', async () => {
    const offer = await postShifts(stack, [shift])
    const { page } = locum as Visitor
    await goTo(page, paths.locum.offer(offer.id))
    await page.getByRole('button', { name: `Message ${company}` }).click()
    await field(page, company).waitFor()
    await page.keyboard.press('Escape')
    const path = `/offers/company/update-application-to-offer/${offer.id}`
    await stack.send(locums.thandi.email, { method: 'PUT', path }, { revision: 1, dates: [shift.date] })
    await page.reload()
    await opens(locum as Visitor, paths.locum.offer(offer.id), company)
    await opens(practice as Visitor, paths.practice.offer(offer.id), name)
  })

  it('on a booking, for both', async () => {
    const { id } = await bookShifts(stack, [{ ...shift, date: ahead(day + 2) }])
    await opens(locum as Visitor, paths.locum.booking(id), company)
    await opens(practice as Visitor, paths.practice.booking(id), name)
  })

  it('on a booking request, for both', async () => {
    for (const [visitor, { requests }, other] of [
      [practice, paths.practice, name],
      [locum, paths.locum, company],
    ] as const) {
      const { page } = visitor as Visitor
      await page.goto(requests)
      await page.locator('main article').filter({ hasText: other }).getByRole('link').last().click()
      await page
        .getByRole('button', { name: `Message ${other}` })
        .first()
        .click()
      await page.getByRole('dialog', { name: `Chat with ${other}` }).waitFor()
      await page.keyboard.press('Escape')
    }
  })

  it('not on what is past', async () => {
    const { page } = practice as Visitor
    const { id } = await bookShifts(stack, [{ ...shift, date: ahead(day + 4) }])
    await page.route(`**/api/bookings/${id}`, async (route) => {
      const response = await route.fetch()
      const { data } = (await response.json()) as { data: Booking }
      await route.fulfill({ response, json: { data: { ...data, phase: 'past' } } })
    })
    await page.goto(paths.practice.booking(id))
    await page.getByText('Book again').first().waitFor()
    expect(await page.getByRole('button', { name: /^Message / }).count()).toBe(0)
  })
})

it.each([390, 1280])('a conversation, and the shift over it, move nothing while they load, at %i px', async (width) => {
  const { practice } = await partiesOf(locums.thandi.email, practices.harbour.email)
  const visitor = await signInWithoutScreens(width, locums.thandi.email)
  const { page, sum, moved } = await layoutShift(visitor.page, paths.locum.conversation(practice))
  await page.getByRole('article', { name: chatText.about }).waitFor()
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.02)
  await visitor.leave()
})

describe.each(widths)('without a connection, at %i px', (width) => {
  it('keeps what was not sent, and sends it once, in order, when there is one again', async () => {
    const { email } = practices.harbour
    const name = `${locums.thandi.first_name} ${locums.thandi.last_name}`
    const { id } = await stack.get<Professional>(locums.thandi.email, '/professionals')
    const visitor = await signInAs(width, email)
    const { page } = visitor
    await goTo(page, paths.practice.conversation(id))
    await field(page, name).waitFor()
    await page.context().setOffline(true)
    await field(page, name).fill(`From the train ${width}`)
    await field(page, name).press('Enter')
    await page.getByText('Not sent.').waitFor()
    await field(page, name).fill(`From the platform ${width}`)
    await field(page, name).press('Enter')
    await expect.poll(() => page.getByText('It will be sent once you are back online.').count()).toBe(2)
    await visitor.expectAccessible('a message that was not sent')
    const note = await page.getByRole('status').filter({ hasText: 'You’ve been offline' }).boundingBox()
    const head = await page.getByRole('heading', { level: 1, name }).boundingBox()
    expect(head?.y).toBeGreaterThan((note?.y ?? 0) + (note?.height ?? 0))
    await page.context().setOffline(false)
    await expect.poll(() => page.getByText('Not sent.').count(), soon).toBe(0)
    const sent = shown(page).filter({ hasText: new RegExp(`From the .* ${width}`) })
    await sent.getByText('Sent', { exact: true }).last().waitFor(soon)
    await page.reload()
    await sent.last().waitFor()
    expect(await sent.evaluateAll((items) => items.map(({ textContent }) => textContent?.includes('train')))).toEqual([
      true,
      false,
    ])
    await page.goto(paths.practice.conversation('nonsense'))
    await page.getByText('We could not find that conversation.').waitFor()
    await visitor.leave()
  })
})
