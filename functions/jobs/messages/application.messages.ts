import * as z from 'zod/mini'
import { LocalDate } from '../../../shared/kernel/dates.ts'
import { CompanyId, OfferId, UserId } from '../../../shared/kernel/ids.ts'
import { ANOTHER_CHOSEN } from '../../../shared/offers/offers.rules.ts'
import { daysInWords, telling, type Messages } from './message.ts'

const Application = z.object({
  offerId: OfferId,
  companyId: CompanyId,
  companyName: z.string(),
  professionalId: UserId,
  professionalName: z.string(),
  profession: z.string(),
  dates: z.array(LocalDate),
})
const OtherApplicant = z.omit(Application, { companyId: true, professionalName: true })
const Declined = z.extend(Application, { reason: z.string() })

type ToPractice = { title: string; verb: string; mail: boolean }

const toPractice = ({ title, verb, mail }: ToPractice) =>
  telling(Application, ({ offerId, companyId, professionalName, profession, dates }) => [
    {
      kind: 'offers',
      to: { practice: companyId },
      title,
      text: `${professionalName} ${verb} ${profession}, ${daysInWords(dates)}.`,
      link: `/practice/dashboard/offers/${offerId}`,
      mail,
    },
  ])

/** To a locum whose days went to somebody else, or came back. */
const toOther = (text: (days: string) => string) =>
  telling(OtherApplicant, ({ offerId, companyName, professionalId, profession, dates }) => [
    {
      kind: 'offers',
      to: { professional: professionalId },
      title: `${companyName}: ${profession}, ${daysInWords(dates)}`,
      text: text(daysInWords(dates)),
      link: `/locum/dashboard/offers/${offerId}`,
      mail: true,
    },
  ])

export const applicationMessages: Messages = {
  'application.sent': toPractice({ title: 'New application', verb: 'has applied for', mail: true }),
  'application.changed': toPractice({ title: 'Application changed', verb: 'has changed the application for', mail: false }),
  'application.withdrawn': toPractice({ title: 'Application withdrawn', verb: 'has withdrawn from', mail: false }),
  'application.lapsed': toPractice({ title: 'Applicant booked elsewhere', verb: 'is no longer free for', mail: false }),
  'application.rejected': telling(Declined, ({ offerId, companyName, professionalId, profession, dates, reason }) => [
    {
      kind: 'offers',
      to: { professional: professionalId },
      title: `${companyName}: ${profession}, ${daysInWords(dates)}`,
      text: reason,
      link: `/locum/dashboard/offers/${offerId}`,
      mail: true,
    },
  ]),
  'application.passed-over': toOther(() => ANOTHER_CHOSEN),
  'application.reopened': toOther((days) => `${days}: open again after all. Apply again if you are still free.`),
}
