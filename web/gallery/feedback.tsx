import { Button } from '#web/ui/button.tsx'
import { Completeness } from '#web/ui/completeness.tsx'
import { WarningText } from '#web/ui/field.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FullPage } from '#web/ui/full-page.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Note } from '#web/ui/note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type StatusFamily, StatusPill, StatusWord } from '#web/ui/status-pill.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { LONG_NAME, Part, State } from './specimen.tsx'

const statuses: [StatusFamily, string][] = [
  ['available', 'Available'],
  ['possible', 'Possibly Available'],
  ['pending', 'Requested'],
  ['booked', 'Booked'],
  ['unavailable', 'Unavailable'],
  ['past', 'Cancelled'],
]

export function Feedback() {
  return (
    <>
      <Part name="Status">
        <State name="pill" row>
          {statuses.map(([family, label]) => (
            <StatusPill key={family} family={family} label={label} />
          ))}
        </State>
        <State name="word" row>
          {statuses.map(([family, label]) => (
            <StatusWord key={family} family={family} label={label} />
          ))}
        </State>
      </Part>
      <Part name="Note, warning">
        <State name="information">
          <Note title="You are booked.">Both of you now see each other’s contact details.</Note>
        </State>
        <State name="failure, with a retry">
          <Note kind="error" title="Failed to load offers." action={<TextButton>Try again</TextButton>}>
            {LONG_NAME}
          </Note>
        </State>
        <State name="a warning about an entry">
          <WarningText>Is this really your ID number?</WarningText>
        </State>
      </Part>
      <Part name="Empty, loading, completeness">
        <State name="empty">
          <EmptyState
            icon="calendar"
            title="No upcoming bookings"
            action={<Button look="primary">Find a locum</Button>}
          >
            Bookings appear here once you confirm an applicant.
          </EmptyState>
        </State>
        <State name="loading">
          <Loading />
          <Skeleton height="72px" borderRadius="m" aria-hidden="true" />
        </State>
        <State name="empty">
          <Completeness label="Your profile" percent={0} />
        </State>
        <State name="full">
          <Completeness label="Your practice" percent={100} />
        </State>
      </Part>
      <Part name="Toast, full page">
        <State name="done, failed, with undo" row>
          <Button onClick={() => showToast('Your application is withdrawn.')}>Done</Button>
          <Button onClick={() => showToast('Error signing out', 'error')}>Failed</Button>
          <Button onClick={() => showToast('3 days removed.', 'done', { label: 'Undo', run: () => undefined })}>
            Undo
          </Button>
        </State>
        <State name="not found">
          <FullPage icon="search" title="Kit" action={<Button>Back to the dashboard</Button>}>
            There is nothing at this address.
          </FullPage>
        </State>
      </Part>
    </>
  )
}
