import type { ReactNode } from 'react'
import type { Company } from '#shared/companies/companies.schema.ts'
import { companySteps } from '#shared/companies/steps.rules.ts'
import { formatInstant } from '#shared/kernel/dates.ts'
import type { SentBack } from '#shared/kernel/approval.schema.ts'
import { paths } from '#shared/kernel/paths.ts'
import { formatMissing, stillMissing } from '#shared/kernel/sent-back.rules.ts'
import { sectionOf } from '#shared/kernel/steps.ts'
import { locumSteps } from '#shared/professionals/booster-steps.rules.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { Note } from '#web/ui/note.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface Props {
  title: string
  sentBack: SentBack | undefined
  steps: readonly { name: string; title: string }[]
  profile: string
  /** Shown once all of it is corrected. */
  children?: ReactNode
}

function AskedFor({ title, sentBack, steps, profile, children }: Props) {
  const missing = stillMissing(sentBack)
  if (missing.length === 0) return children
  return (
    <Note title={title}>
      <ul>
        {missing.map(({ step, ...one }) => (
          <li key={step}>
            <TextLink inline to={`${profile}?section=${sectionOf(step)}`}>
              {steps.findLast(({ name }) => name === step)?.title}
            </TextLink>
            : {formatMissing(one)}
          </li>
        ))}
      </ul>
      Once it is saved, you are back in the queue at your old place.
    </Note>
  )
}

/** What a locum was asked to correct. */
export const AskedForByLocum = ({ professional, children }: { professional: Professional; children: ReactNode }) => (
  <AskedFor
    title="We need something from you before we can approve you."
    sentBack={professional.sent_back}
    steps={locumSteps}
    profile={paths.locum.profile}
  >
    {children}
  </AskedFor>
)

/** Why a practice can’t be used as usual: it is suspended, or was asked to correct something. */
export function AskedForByPractice({ company: { name, suspended, sent_back } }: { company: Company }) {
  if (suspended)
    return (
      <Note title={`${name} has been suspended since ${formatInstant(suspended.at)}.`}>
        It can’t find locums, post offers or confirm applications, and its offers are not shown, until the suspension is
        lifted. Bookings stay. The reason: {suspended.reason}
      </Note>
    )
  return (
    <AskedFor
      title={`We need something before we can approve ${name}.`}
      sentBack={sent_back}
      steps={companySteps}
      profile={paths.practice.profile}
    />
  )
}
