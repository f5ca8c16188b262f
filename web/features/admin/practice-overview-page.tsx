import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { Company } from '#shared/companies/companies.schema.ts'
import { addDays, formatFormDate, MAX_PERIOD_DAYS, todayAt } from '#shared/kernel/dates.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { paths } from '#shared/kernel/paths.ts'
import { plans } from '#shared/kernel/plans.ts'
import { approvalOf } from '#shared/kernel/sent-back.rules.ts'
import { practiceFacts } from '#web/components/review/practice-facts.ts'
import { practiceBookings } from '#web/features/bookings/bookings.api.ts'
import { currentDay } from '#web/platform/clock.ts'
import { type Fact, FactList } from '#web/ui/fact-list.tsx'
import { Section } from '#web/ui/page.tsx'
import { practiceQuery } from './accounts.api.ts'
import { DocumentRows } from './document-rows.tsx'
import { NextBookings } from './next-bookings.tsx'
import { Overview } from './overview.tsx'
import { PracticeActions } from './practice-actions.tsx'
import { WaitsNote } from './waits-note.tsx'

/** Every field that a practice has entered. */
const factsOf = (practice: Company): Fact[] => [
  ...Object.values(practiceFacts(practice)).flat(),
  ['Last saved', formatFormDate(todayAt(practice.updatedAt))],
]

function LoadedOverview({ practice }: { practice: Company }) {
  const { id, files, plans: periods, createdAt, suspended } = practice
  const today = currentDay()
  const plan = periods.findLast(({ from }) => from <= today)
  const isWaiting = approvalOf(practice) === 'waiting' && !suspended
  return (
    <>
      {isWaiting && <WaitsNote title="Waiting for approval" to={paths.admin.practicePart(id, 'approval')} />}
      <Overview
        entered={
          <Section title="Profile">
            <FactList facts={factsOf(practice)} />
          </Section>
        }
        checked={
          <Section title="Pictures">
            <DocumentRows
              ownerId={id}
              documents={[
                { document: 'logo', label: 'Logo', file: files.logo },
                { document: 'imageA', label: 'Picture A', file: files.imageA },
                { document: 'imageB', label: 'Picture B', file: files.imageB },
                { document: 'imageC', label: 'Picture C', file: files.imageC },
              ]}
            />
          </Section>
        }
        more={
          <>
            <Section title="Account">
              <FactList
                facts={[
                  ['Signed up', formatFormDate(todayAt(createdAt))],
                  ['Plan', plan && plans[plan.plan].name],
                  ['Suspended', suspended && `Since ${formatFormDate(todayAt(suspended.at))}: ${suspended.reason}`],
                ]}
              />
              <PracticeActions practice={practice} />
            </Section>
            <NextBookings
              list={practiceBookings(id, today, addDays(today, MAX_PERIOD_DAYS))}
              of="practice"
              to={paths.admin.practicePart(id, 'bookings')}
            />
          </>
        }
      />
    </>
  )
}

/** What a practice has entered, and how it stands. */
export function PracticeOverviewPage() {
  const { data } = useQuery(practiceQuery(useParams()['companyId'] as CompanyId))
  return data && <LoadedOverview practice={data} />
}
