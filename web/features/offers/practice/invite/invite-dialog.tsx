import { Box, chakra, Row, Small, Stack } from '#web/ui/chakra.ts'
import { usePlan } from '#web/components/account/use-plan.ts'
import { useState } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { formatRate } from '#shared/kernel/money.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { responseWindowOf } from '#shared/offers/response-window.rules.ts'
import { formatCount, joinWords } from '#web/components/format/format-words.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { ProfileImage } from '#web/components/people/profile-image.tsx'
import { RequestFacts } from '#web/components/status/request-facts.tsx'
import { estimateOf } from '#web/features/offers/practice/estimate.ts'
import { formatRange } from '#web/features/offers/practice/estimate-panel.tsx'
import { useMinute } from '#web/platform/use-minute.ts'
import { paths } from '#shared/kernel/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choices.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { Section } from '#web/ui/page.tsx'
import { SumList } from '#web/ui/sum-list.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { type Invitee, MAX_INVITED } from './invitees.ts'
import { type SendResult, useSendInvites } from './use-send-invites.ts'

interface Props {
  offer: Offer
  title: string
  /** What is pressed: `Invite` 3 locums. */
  verb: 'Ask' | 'Invite'
  invitees: readonly Invitee[]
  onClose: () => void
}

function Outcome({ offer, results }: { offer: Offer; results: readonly SendResult[] }) {
  const invited = results.filter(({ error }) => !error)
  return (
    <Stack gap="3">
      {invited.length > 0 && (
        <Note
          title={`Sent to ${joinWords(invited.map(({ invitee }) => invitee.name))}.`}
          action={<TextLink to={paths.practice.requestsFor(offer.offer_code)}>View requests</TextLink>}
        >
          They have been notified.
        </Note>
      )}
      {results.map(
        ({ invitee, error }) =>
          error && <Note key={invitee.id} kind="error" title={`${invitee.name}: ${error.message}`} />,
      )}
    </Stack>
  )
}

function InviteeChoices({ offer, invitees, chosenIds, onToggle }: Pick<Props, 'offer' | 'invitees'> & ChoicesProps) {
  const isFull = chosenIds.length >= MAX_INVITED
  return (
    <Stack gap="4">
      <chakra.ul aria-label="Locums">
        {invitees.map(({ id, name, avatar_file, summary }) => (
          <chakra.li key={id} borderTop="1px solid" borderColor="border" py="2">
            <Checkbox
              checked={chosenIds.includes(id)}
              disabled={isFull && !chosenIds.includes(id)}
              onChange={() => onToggle(id)}
              label={
                <Row as="span" gap="3">
                  <ProfileImage ownerId={id} document="avatar" file={avatar_file} name={name} size="s" />
                  <Box as="span" minWidth="0">
                    <Box as="b" overflowWrap="anywhere">
                      {name}
                    </Box>
                    <Small>{summary}</Small>
                  </Box>
                </Row>
              }
            />
          </chakra.li>
        ))}
      </chakra.ul>
      <Note>
        {offer.available_dates.length > 1 ? 'Whoever accepts a day first' : 'Whoever accepts first'} is booked, and your
        offer closes for {offer.available_dates.length > 1 ? 'that day' : 'it'}. What you sent to the others then ends.
        Until then your offer stays open to applications.
        {invitees.length > MAX_INVITED && ` You can invite ${MAX_INVITED} at a time.`}
      </Note>
    </Stack>
  )
}

/** What each of them is asked for, in all of the days. */
function RequestPreview({ offer, dates }: { offer: Offer; dates: readonly LocalDate[] }) {
  const { lunch, notes, rates, request_dates } = offer
  const shifts = request_dates.filter(({ date }) => dates.includes(date))
  const { until } = responseWindowOf(undefined, shifts, useMinute())
  const { pay, total } = estimateOf(shifts, lunch, rates, usePlan())
  return (
    <Section title="What you ask for">
      <RequestFacts
        days={shifts}
        lunch={lunch}
        pay={`Their own rates, within ${formatRate(Number(rates[0]), Number(rates[1]))}`}
        notes={notes}
        respondBy={until}
      />
      <Box borderTop="1px solid" borderColor="border" pt="2" fontVariantNumeric="tabular-nums">
        <SumList
          sums={[
            { label: 'Locum pay for all of these days', amount: formatRange(pay) },
            { label: 'Total with the facilitation fee', amount: formatRange(total), strong: true },
          ]}
        />
      </Box>
    </Section>
  )
}

interface ChoicesProps {
  chosenIds: readonly UserId[]
  onToggle: (id: UserId) => void
}

/** Sends private offers for the open days to chosen locums. */
export function InviteDialog({ offer, title, verb, invitees, onClose }: Props) {
  const [chosenIds, setChosenIds] = useState<readonly UserId[]>(() =>
    invitees.slice(0, MAX_INVITED).map(({ id }) => id),
  )
  const { sendInvites, busy, results } = useSendInvites(offer)
  const toggle = (id: UserId) =>
    setChosenIds((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]))
  const send = () => void sendInvites(invitees.filter(({ id }) => chosenIds.includes(id)))
  const isDone = results.length > 0
  const dates = [
    ...new Set((isDone ? results.map(({ invitee }) => invitee) : invitees).flatMap(({ dates }) => dates)),
  ].sort()
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={title}
      lead={`A private offer for ${formatDays(dates)}, within your budget.`}
      footer={
        isDone ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button disabled={busy} onClick={onClose}>
              Back to the offer
            </Button>
            <Button look="primary" icon="send" busy={busy} disabled={chosenIds.length === 0} onClick={send}>
              {verb} {formatCount(chosenIds.length, 'locum')}
            </Button>
          </>
        )
      }
    >
      {isDone ? (
        <Outcome offer={offer} results={results} />
      ) : (
        <Stack gap="6">
          <InviteeChoices offer={offer} invitees={invitees} chosenIds={chosenIds} onToggle={toggle} />
          <RequestPreview offer={offer} dates={dates} />
        </Stack>
      )}
    </Dialog>
  )
}
