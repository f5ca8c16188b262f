import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Instant } from '#shared/kernel/dates.ts'
import { formatInstant } from '#shared/kernel/dates.ts'
import { paths } from '#shared/kernel/paths.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { nextAfter, useQueue } from './queue.ts'

interface Props {
  id: string
  /** Until it is loaded there is none. */
  name: string | undefined
  since: Instant | undefined
  lead: string | undefined
  children: (review: { onDecided: (sentence: string) => void; children: ReactNode }) => ReactNode
}

/** One review of the queue; a decision leads on to the next. */
export function ReviewFrame({ id, name, since, lead, children }: Props) {
  const navigate = useNavigate()
  // Where this one was in the queue, which it leaves with the decision.
  const [place] = useState(since)
  const next = nextAfter(useQueue(), { id, since: since ?? place })
  return (
    <Page>
      <PageHeader title={name ?? 'Review'} back={{ to: paths.admin.approvals, label: 'Pending approval' }}>
        {[lead, since && `Waiting since ${formatInstant(since)}`].filter(Boolean).join(' · ')}
      </PageHeader>
      {children({
        onDecided: (sentence) => {
          showToast(sentence)
          void navigate(next?.link ?? paths.admin.approvals)
        },
        children: next && (
          <>
            Next in line:{' '}
            <TextLink inline to={next.link}>
              {next.name}
            </TextLink>
          </>
        ),
      })}
    </Page>
  )
}
