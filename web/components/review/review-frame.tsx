import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatInstant, type Instant } from '#shared/kernel/dates.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useWalk } from './queue.ts'

interface Props {
  id: string
  /** Until it is loaded there is none. */
  name: string | undefined
  since: Instant | undefined
  lead?: string | undefined
  children: (review: { onDecided: (sentence: string, what?: 'undone') => void; children: ReactNode }) => ReactNode
}

/** One of those that wait; a decision leads on to the next. */
export function ReviewFrame({ id, name, since, lead, children }: Props) {
  const navigate = useNavigate()
  const { back, place, next } = useWalk(id)
  return (
    <Page>
      <PageHeader title={name ?? 'Review'} back={back}>
        {[place, lead, since && `Waiting since ${formatInstant(since)}`].filter(Boolean).join(' · ')}
      </PageHeader>
      {children({
        onDecided: (sentence, what) => {
          showToast(sentence)
          if (what === 'undone') return
          if (next) void navigate(next.link, { state: next.state })
          else void navigate(back.to)
        },
        children: next && (
          <>
            Next in line:{' '}
            <TextLink inline to={next.link} state={next.state}>
              {next.name}
            </TextLink>
          </>
        ),
      })}
    </Page>
  )
}
