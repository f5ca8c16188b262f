import { daysBetween, formatCardDate, todayAt } from '#shared/kernel/dates.ts'
import { paths } from '#shared/kernel/paths.ts'
import type { Redemption } from '#shared/wallets/wallets.schema.ts'
import { currentDay } from '#web/platform/clock.ts'
import { Box } from '#web/ui/chakra.ts'
import { Note } from '#web/ui/note.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { formatAmount } from './format-transaction.ts'

/** For how long the answer to a redemption is shown above the transactions, which keep it. */
const SHOWN_DAYS = 30

function sentencesAbout({ amount, status, answerBy, decidedAt }: Redemption): [title: string, text: string] {
  const shown = formatAmount(amount)
  const day = decidedAt ? formatCardDate(todayAt(decidedAt)) : ''
  if (status === 'settled') return [`We settled your request for ${shown} on ${day}.`, '']
  if (status === 'refused')
    return [`We refused your request for ${shown} on ${day}.`, 'The amount is back in your balance.']
  return [`Your request for ${shown} is with us.`, `We answer by ${formatCardDate(answerBy)}.`]
}

/** The redemption that is open, or the answer to the last one. */
export function LatestRedemption({ redemption }: { redemption: Redemption }) {
  const { id, decidedAt, note } = redemption
  if (decidedAt && daysBetween(todayAt(decidedAt), currentDay()) > SHOWN_DAYS) return null
  const [title, text] = sentencesAbout(redemption)
  return (
    <Box mb="4">
      <Note title={title}>
        {text}{' '}
        <TextLink inline to={paths.practice.redemption(id)}>
          {id}
        </TextLink>
        {note && <Box whiteSpace="pre-line">{note}</Box>}
      </Note>
    </Box>
  )
}
