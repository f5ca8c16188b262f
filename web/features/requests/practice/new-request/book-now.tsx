import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatRand } from '#shared/kernel/money.ts'
import type { PublicProfessional } from '#shared/professionals/professionals.schema.ts'
import { dayRatesOf, placeOf } from '#shared/professionals/professionals.rules.ts'
import { instantFacts } from '#shared/professionals/instant-booking.rules.ts'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { ActionButton, refusalText } from '#web/components/actions/action-button.tsx'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { SKIP_LEAVE_GUARD } from '#web/components/forms/leave-guard.tsx'
import { formatDaysByHours } from '#web/components/format/format-days.ts'
import { paths } from '#shared/kernel/paths.ts'
import { useMinute } from '#web/platform/use-minute.ts'
import { Box, Small, Stack } from '#web/ui/chakra.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SumList } from '#web/ui/sum-list.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { bookNowAction } from '#web/features/requests/request-actions.ts'
import { RequestError } from '#web/features/requests/request-errors.tsx'
import { instantLimitsQuery } from '#web/features/requests/instant-limits.api.ts'
import { useBookNow, type LocumDays } from '#web/features/requests/requests.api.ts'
import { usePlan } from '#web/components/account/use-plan.ts'
import { newRequestText as text } from './new-request.text.ts'
import { isPostedIn } from './locum-days.ts'
import { requestEstimate } from './request-draft.ts'
import type { RequestFormState } from './use-request-form.ts'

interface Props {
  form: RequestFormState
  professional: PublicProfessional
  days: LocumDays
}

/** What an instant booking costs: it is at the locum's own rates, whatever the request offers. */
function Cost({ form: { draft }, professional }: Props) {
  const rates = professional.working_hours && dayRatesOf(professional.working_hours)
  const cost = requestEstimate({ ...draft, budget: undefined }, rates, usePlan())
  return (
    <Stack gap="3">
      <ul>
        {formatDaysByHours(draft.days).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {cost && (
        <SumList
          sums={[
            { label: text.usualRatesOf(professional.name), amount: formatRand(cost.pay) },
            { label: text.facilitationFee, amount: formatRand(cost.fee) },
            { label: 'Total cost', amount: formatRand(cost.pay + cost.fee), strong: true },
          ]}
        />
      )}
      <Box color="fg.muted">
        {professional.name} lets your practice book without a request. The booking is confirmed as soon as you press
        Book now.
      </Box>
    </Stack>
  )
}

/** For a locum who lets this practice book at once; shown once days are chosen. */
export function BookNow(props: Props) {
  const { form, professional, days } = props
  const { company } = useActiveCompany()
  const { data: terms } = useQuery(instantLimitsQuery(company.id, professional.id))
  const book = useBookNow(company.id, professional.id)
  const navigate = useNavigate()
  const now = useMinute()
  const [open, setOpen] = useState(false)
  if (!terms?.possible || form.chosen.length === 0 || !professional.working_hours) return null
  const shifts = form.draft.days
  const action = bookNowAction(company, {
    ...instantFacts(terms, { shifts, location: company.address ? placeOf(company.address) : '', now }),
    posted: shifts.every((shift) => isPostedIn(days.get(shift.date), shift)),
  })
  // A booker’s request is possible all the same.
  if (action?.disabled === 'MANAGERS_ONLY') return null
  if (action?.disabled) return <Small>{refusalText(action)}</Small>
  const confirm = () =>
    book.mutate(
      { request_dates: [...shifts], lunch: form.draft.lunch, notes: form.draft.notes.trim() },
      {
        onSuccess: ({ id }) => {
          form.discard()
          showToast(`${professional.name} is booked. You can now see each other’s contact details.`)
          void navigate(paths.practice.booking(id), SKIP_LEAVE_GUARD)
        },
      },
    )
  return (
    <>
      <ActionButton
        action={action}
        disabledReason={viewLock.ownerAlone?.title}
        minHeight="12"
        width="full"
        onClick={() => setOpen(true)}
      >
        Book {professional.name} now
      </ActionButton>
      <ConfirmDialog
        open={open}
        onClose={() => {
          setOpen(false)
          book.reset()
        }}
        title={`Book ${professional.name} at once?`}
        confirmLabel="Book now"
        keepLabel="Not yet"
        look="primary"
        busy={book.isPending}
        failure={<RequestError error={book.error} when="asking" />}
        onConfirm={confirm}
      >
        <Cost {...props} />
      </ConfirmDialog>
    </>
  )
}
