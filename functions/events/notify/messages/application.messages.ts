import * as z from 'zod/mini'
import { OfferId } from '#shared/kernel/ids.ts'
import { lapseCauses } from '#shared/offers/endings.rules.ts'
import { ANOTHER_CHOSEN } from '#shared/offers/offers.rules.ts'
import { BetweenTwo, daysInWords, telling, type Message, type Messages } from './message.ts'

const Application = z.extend(BetweenTwo, { offerId: OfferId })
const Lapsed = z.extend(Application, { cause: z.enum(lapseCauses) })
const OtherApplicant = z.omit(Application, { companyId: true, professionalName: true })
const Cancelled = z.extend(OtherApplicant, { reason: z.string() })
const Declined = z.extend(Application, { reason: z.string() })

type ToPractice = { title: string; verb: string; mail: boolean }

const practiceMessages = (
  { title, verb, mail }: ToPractice,
  { offerId, companyId, professionalName, profession, dates }: z.output<typeof Application>,
): Message[] => [
  {
    kind: 'offers',
    to: { practice: companyId },
    title,
    text: `${professionalName} ${verb} ${profession}, ${daysInWords(dates)}.`,
    link: `/practice/dashboard/offers/${offerId}`,
    mail,
  },
]

const toPractice = (words: ToPractice) => telling(Application, (application) => practiceMessages(words, application))

/** Why an application no longer stands, as the practice may know it. */
const lapses: Record<z.output<typeof Lapsed>['cause'], ToPractice> = {
  'booked-elsewhere': { title: 'Applicant booked elsewhere', verb: 'is no longer free for', mail: false },
  left: { title: 'Applicant has left', verb: 'has closed their account and no longer applies for', mail: false },
  'approval-removed': {
    title: 'Applicant being checked again',
    verb: 'is being checked again and cannot be booked for',
    mail: false,
  },
  off: { title: 'Applicant no longer available', verb: 'is no longer available for', mail: false },
}

/** To a locum whose days went to somebody else, or came back. */
const toOther = (text: (days: string) => string) =>
  telling(OtherApplicant, ({ offerId, companyName, professionalId, profession, dates }) => [
    {
      kind: 'offers',
      to: { user: professionalId },
      title: `${companyName}: ${profession}, ${daysInWords(dates)}`,
      text: text(daysInWords(dates)),
      link: `/locum/dashboard/offers/${offerId}`,
      mail: true,
    },
  ])

export const applicationMessages: Messages = {
  'application.sent': toPractice({ title: 'New application', verb: 'has applied for', mail: true }),
  'application.changed': toPractice({
    title: 'Application changed',
    verb: 'has changed the application for',
    mail: false,
  }),
  'application.withdrawn': toPractice({ title: 'Application withdrawn', verb: 'has withdrawn from', mail: false }),
  'application.lapsed': telling(Lapsed, (application) => practiceMessages(lapses[application.cause], application)),
  'application.rejected': telling(Declined, ({ offerId, companyName, professionalId, profession, dates, reason }) => [
    {
      kind: 'offers',
      to: { user: professionalId },
      title: `${companyName}: ${profession}, ${daysInWords(dates)}`,
      text: reason,
      link: `/locum/dashboard/offers/${offerId}`,
      mail: true,
    },
  ]),
  'application.offer-cancelled': telling(
    Cancelled,
    ({ offerId, companyName, professionalId, profession, dates, reason }) => [
      {
        kind: 'offers',
        to: { user: professionalId },
        title: 'An offer you applied for was cancelled',
        text: `${companyName} has cancelled its offer for ${profession}, ${daysInWords(dates)}.\n${reason}`,
        link: `/locum/dashboard/offers/${offerId}`,
        mail: true,
      },
    ],
  ),
  'application.passed-over': toOther(() => ANOTHER_CHOSEN),
  'application.reopened': toOther((days) => `${days}: open again after all. Apply again if you are still free.`),
}
