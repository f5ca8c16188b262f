import { Box } from '@chakra-ui/react'
import type { Offer } from '../../../shared/offers/offers.schema.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { daysWords } from '../../components/shift-words.ts'
import { paths } from '../../platform/paths.ts'
import { requestsText as text } from './requests.text.ts'

/** What happens next. */
export function RequestSent({ request, name, onAgain }: { request: Offer; name: string; onAgain: () => void }) {
  return (
    <Box role="status">
      <EmptyState
        icon="send"
        title={text.sentTitle(name)}
        action={
          <Box display="flex" flexWrap="wrap" gap="3">
            <ButtonLink look="primary" to={paths.practice.request(request.id)}>
              {text.seeRequest}
            </ButtonLink>
            <Button onClick={onAgain}>{text.askMore}</Button>
          </Box>
        }
      >
        <Box color="fg" fontWeight="bold" mt="1">
          {daysWords(request.request_dates.map(({ date }) => date))}
        </Box>
        {text.sentWhat}
      </EmptyState>
    </Box>
  )
}
