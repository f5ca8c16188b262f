import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import type { DemoPeople } from './demo-calendars.ts'
import { pdfOf } from './pdf.ts'
import type { SeedApi } from './seed-api.ts'

/** Who writes, and as which party. */
export type Writer<A> = { account: A; id: ChatPartyId }
type Pdf = { name: string; file: Buffer }
/** A message of the practice (`P`) or the locum (`L`); `read` is when a party opens the conversation. */
type Line = ['P' | 'L', text: string, pdf?: Pdf] | ['P read' | 'L read']

const pdf = (heading: string, lines: readonly string[]): Pdf => ({
  name: `${heading}.pdf`,
  file: pdfOf(heading, lines),
})

export const handoverNotes = pdf('Handover notes', [
  '1. Scripts on hold are in the blue tray, sorted by collection day.',
  '2. Cold chain: record the fridge temperature at 08:30 and at 16:30.',
  '3. Schedule 6 register: the key is with the manager on duty.',
  '4. The clinic room opens at 10:00; the next clinic sister is on the wall planner.',
])

const checklist = pdf('Dispensary checklist', [
  'Opening: alarm, lights, fridge temperature, float.',
  'Scripts on hold: blue tray, sorted by collection day.',
  'Till: the manager on duty signs you in.',
  'Closing: Schedule 6 register, fridge temperature, alarm.',
])

const harbour = {
  thandi: [
    ['P', 'Hi Thandi, I am on leave on the days of my request. Could you take over?'],
    ['P', 'The handover notes are attached.', handoverNotes],
    ['L', 'Hi Hester, I’d like to. Is the clinic room open on both days?'],
    ['P', 'Yes, from 10:00 on both.'],
    ['L', 'Thank you, that’s clear.'],
    ['L', 'I’ll answer by midday tomorrow.'],
  ],
  lindiwe: [
    ['L', 'Thank you for the booking. Is there a checklist I should read before the shift?'],
    ['P', 'Hi Lindiwe, Hester here. This covers opening, scripts on hold and the till.', checklist],
    ['L', 'I’ve read it, all clear. Where do I park, and which door is open before 08:00?'],
    ['P', 'Bay 3 behind the shop. Ring at the back door; we open it from 07:45.'],
    ['L read'],
    ['P', 'One more thing: lunch is 13:00–14:00.'],
  ],
  sipho: [
    ['P', 'Hi Sipho, thank you for applying. See you at 08:00.'],
    ['L', 'Should I bring my own name badge?'],
  ],
  bongani: [
    ['P', 'Hi Bongani, we are at the corner of Harbour Road; the entrance is next to the post office.'],
    ['L', 'Thanks, I have the address. See you at 07:50.'],
    ['P read'],
  ],
  anele: [['P', 'The alarm code comes by SMS the evening before.'], ['L read']],
} satisfies Record<string, Line[]>

const vineyard: Line[] = [['P', 'Hi Thandi, we can also start at 10:00 if that is easier for you.']]
const kenilworth: Line[] = [
  ['P', 'Thank you for your suggestion, Naledi. We will answer it today.'],
  ['L', 'Thank you, I’ll keep the night free.'],
  ['P read'],
]

/** Uploads a PDF as a browser does; the response names it for a message. */
const uploadPdf = async <A extends { id: UserId }>(
  api: SeedApi<A>,
  { account, id }: Writer<A>,
  { name, file }: Pdf,
) => {
  const params = { sentByID: id }
  const { url, fields, uploadId } = await api.call('openAttachmentUpload', account, {
    params,
    body: { type: 'application/pdf', size: file.length },
  })
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([new Uint8Array(file)]), name)
  const sent = await fetch(url, { method: 'POST', body: form })
  if (!sent.ok) throw new Error(`${name} was not taken by storage: ${sent.status}`)
  const { upload } = await api.call('checkAttachment', account, { params, body: { uploadId } })
  return { upload, name }
}

/** Has two parties write to each other. A party that answers has read what it answers. */
export const chat = async <A extends { id: UserId }>(
  api: SeedApi<A>,
  { practice, locum }: { practice: Writer<A>; locum: Writer<A> },
  lines: readonly Line[],
): Promise<void> => {
  let unread: Writer<A> | undefined
  for (const [who, message, file] of lines) {
    const [writer, other] = who.startsWith('P') ? [practice, locum] : [locum, practice]
    if (unread === writer)
      await api.call('openConversation', writer.account, { params: { receivedByID: writer.id, sentByID: other.id } })
    unread = message === undefined ? undefined : other
    if (message === undefined) continue
    const attachment = file && (await uploadPdf(api, writer, file))
    const body = { receivedByID: other.id, sentByID: writer.id, message, ...(attachment && { attachment }) }
    await api.call('sendMessage', writer.account, { body })
  }
}

/** Conversations about requests and bookings, some with messages that are not read yet. */
export const seedDemoChats = async <A extends { id: UserId }>(
  api: SeedApi<A>,
  { people, places }: DemoPeople<A>,
): Promise<void> => {
  const asPractice = ({ account, companyId }: { account: A; companyId: CompanyId }) => ({ account, id: companyId })
  const asLocum = (account: A) => ({ account, id: account.id })
  const ofHarbour = async () => {
    for (const [key, lines] of Object.entries<Line[]>(harbour))
      await chat(
        api,
        { practice: asPractice(places.harbour), locum: asLocum(people[key as keyof typeof harbour]) },
        lines,
      )
  }
  await Promise.all([
    ofHarbour(),
    chat(api, { practice: asPractice(places.vineyard), locum: asLocum(people.thandi) }, vineyard),
    chat(api, { practice: asPractice(places.kenilworth), locum: asLocum(people.naledi) }, kenilworth),
  ])
}
