import { plans } from '#shared/kernel/plans.ts'
import { Box, Small, Stack } from '#web/ui/chakra.ts'
import { feeOn } from '#shared/bookings/pay.rules.ts'
import { formatRand } from '#shared/kernel/money.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { Note } from '#web/ui/note.tsx'
import { ChatIconButton } from '#web/components/chat/chat-button.tsx'
import { pendingSubject } from '#web/components/chat/conversation-subject.ts'
import { isPastOffer, relevantDates, locumName, planOfOffer } from '#web/components/status/offer-facts.ts'
import { EditOfferButton } from '#web/components/edit-offer/edit-offer-button.tsx'
import { Page, Section } from '#web/ui/page.tsx'
import { formatPercent } from '#shared/kernel/format-percent.ts'
import {
  payOfRequest,
  pendingSuggestion,
  candidateIn,
  requestStatusLabel,
} from '#web/components/status/request-status.ts'
import { formatHours } from '#shared/kernel/format-shift.ts'
import { formatDays, formatRateLine } from '#web/components/format/format-days.ts'
import { SumList } from '#web/ui/sum-list.tsx'
import { currentDay } from '#web/platform/clock.ts'
import { useTablet } from '#web/platform/media.ts'
import { codeOf } from '#shared/kernel/ids.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { paths } from '#shared/kernel/paths.ts'
import { AnswerSuggestion } from './answer-suggestion.tsx'
import { DeclinedDays } from './declined-days.tsx'
import { OfferedTerms } from '#web/features/requests/offered-terms.tsx'
import { sentRequestActions } from '#web/features/requests/request-actions.ts'
import { useEditRequest } from '#web/features/requests/requests.api.ts'
import { RequestDays } from '#web/features/requests/request-days.tsx'
import { RequestHeader, RequestPage } from '#web/features/requests/request-frame.tsx'
import { WithdrawRequest } from './withdraw-request.tsx'

/** The cost of the pending and booked days. Each day is rounded separately, as on the booking. */
function Cost({ offer }: { offer: Offer }) {
  const suggested = pendingSuggestion(offer)
  const plan = planOfOffer(offer)
  const pays = relevantDates(offer, candidateIn(offer)).map((date) => payOfRequest(offer, [date]))
  const [pay, fee] = [
    pays.reduce((sum, day) => sum + day.pay, 0),
    pays.reduce((sum, day) => sum + feeOn(day.pay, plan), 0),
  ]
  const hours = formatHours(pays.reduce((sum, day) => sum + day.hours, 0) * 60)
  return (
    <Section title={suggested ? `Cost at ${formatRateLine(pays.flatMap(({ parts }) => parts))}` : 'Cost'}>
      <Box borderTop="1px solid" borderColor="border" pt="2">
        <SumList
          sums={[
            { label: `Locum pay for ${hours}`, amount: formatRand(pay) },
            { label: `Facilitation fee ${formatPercent(plans[plan].fee)}`, amount: formatRand(fee) },
            { label: 'Total cost', amount: formatRand(pay + fee), strong: true },
          ]}
        />
        <Small mt="3" maxWidth="text">
          {candidateIn(offer).live_dates.length > 0 &&
            (suggested
              ? 'The fee is due once you accept. '
              : 'Sending a request is free: the fee is only due once the locum accepts. ')}
          You pay the locum directly. The facilitation fee is invoiced separately; no payment is made here.
        </Small>
      </Box>
    </Section>
  )
}

const hasEnded = (offer: Offer): boolean => requestStatusLabel(offer, 'practice').family === 'past'

function LoadedRequest({ offer }: { offer: Offer }) {
  const candidate = candidateIn(offer)
  const tablet = useTablet()
  const actions = sentRequestActions(offer)
  const edit = useEditRequest(offer.id)
  const change = (
    <EditOfferButton
      offer={offer}
      action={actions.edit?.disabled ? undefined : actions.edit}
      edit={edit}
      label="Change request"
      done="The request has been changed. The locum has been notified."
    />
  )
  const profile = <ButtonLink to={paths.practice.locum(candidate.id)}>View profile</ButtonLink>
  const message = !isPastOffer(offer, currentDay()) && (
    <ChatIconButton
      id={candidate.id}
      name={locumName(candidate)}
      subject={pendingSubject(offer, 'practice', candidate.id)}
    />
  )
  return (
    <WithdrawRequest offer={offer} action={actions.withdraw}>
      {(button) => (
        <>
          <Page pb="5">
            <RequestHeader
              offer={offer}
              party="practice"
              title={`Request to ${locumName(candidate)}`}
              beside={!tablet && message}
              actions={
                tablet && (
                  <>
                    {message}
                    {profile}
                    {change}
                    {button}
                  </>
                )
              }
            >
              {candidate.profession} · {formatDays(offer.request_dates.map(({ date }) => date))}
            </RequestHeader>
            <Stack gap="3" css={{ '&:empty': { display: 'none' } }}>
              {offer.fills && (
                <Box>
                  Sent to fill your offer{' '}
                  <TextLink to={paths.practice.offer(offer.fills)}>{codeOf('O', offer.fills)}</TextLink>.
                </Box>
              )}
              <AnswerSuggestion offer={offer} />
              <DeclinedDays offer={offer} today={currentDay()} />
              {candidate.ended === 'filled' && (
                <Note title="Its days are no longer open on your offer, so this request has ended." />
              )}
              {candidate.ended === 'withdrawn' && (
                <Note title="You withdrew this request.">{candidate.status_reason}</Note>
              )}
            </Stack>
          </Page>
          <Columns
            aside={
              <Stack gap="8" minWidth="0">
                {!hasEnded(offer) && <Cost offer={offer} />}
                {!tablet && (
                  <Stack gap="3">
                    {profile}
                    {change}
                    {button}
                  </Stack>
                )}
              </Stack>
            }
          >
            <RequestDays offer={offer} party="practice" />
            <OfferedTerms offer={offer} />
          </Columns>
        </>
      )}
    </WithdrawRequest>
  )
}

export function PracticeRequestPage() {
  return <RequestPage party="practice">{(offer) => <LoadedRequest offer={offer} />}</RequestPage>
}
