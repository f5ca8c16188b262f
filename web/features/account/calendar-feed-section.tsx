import { formatFormDate, todayAt } from '#shared/kernel/dates.ts'
import { Box, Row, Stack } from '#web/ui/chakra.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarFeedContract } from '#shared/calendar-feed/calendar-feed.contract.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useParty } from '#web/platform/session.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { calendarFeed } from './account.api.ts'
import { CalendarAddress } from './calendar-address.tsx'
import { text } from './calendar-feed.text.ts'
import { Setting } from './setting.tsx'

const sentences = {
  setting: 'Private calendar address',
}

type Asked = 'replacing' | 'revoking' | undefined

function useFeedCommands(onDone: () => void) {
  const client = useQueryClient()
  const create = useApiMutation(calendarFeedContract.createCalendarFeed, () => ({}), { onSuccess: onDone })
  const revoke = useApiMutation(calendarFeedContract.revokeCalendarFeed, () => ({}), {
    onSuccess: (state) => {
      client.setQueryData(calendarFeed.queryKey, state)
      create.reset()
      showToast('The address has been revoked.')
      onDone()
    },
  })
  return { create, revoke }
}

function FeedSetting({ createdAt }: { createdAt: string | undefined }) {
  const [asked, setAsked] = useState<Asked>()
  const { create, revoke } = useFeedCommands(() => setAsked(undefined))
  const command = asked === 'revoking' ? revoke : create
  const ask = (what: Asked) => {
    create.reset()
    revoke.reset()
    setAsked(what)
  }
  const token = create.data?.token
  return (
    <>
      <Setting
        title={sentences.setting}
        state={
          createdAt && !token
            ? `In use since ${formatFormDate(todayAt(createdAt))}. It was shown only once; if you have lost it, create a new one.`
            : 'A calendar app reads this address by itself and keeps up with changes and cancellations. Anyone who has the address can read it, so don’t share it.'
        }
        action={
          createdAt ? undefined : (
            <Button busy={create.isPending} onClick={() => create.mutate()}>
              Create address
            </Button>
          )
        }
      >
        {(createdAt ?? create.error) && (
          <Stack gap="4">
            {token && <CalendarAddress token={token} />}
            {!asked && <FailureNote error={create.error} />}
            {createdAt && (
              <Row wrap gap="3">
                <Button onClick={() => ask('replacing')}>Create new address</Button>
                <Button look="danger" onClick={() => ask('revoking')}>
                  Revoke
                </Button>
              </Row>
            )}
          </Stack>
        )}
      </Setting>
      {asked && (
        <ConfirmDialog
          open
          onClose={() => setAsked(undefined)}
          title={text[asked].title}
          confirmLabel={text[asked].confirm}
          keepLabel={text[asked].keep}
          look={asked === 'revoking' ? 'danger' : 'primary'}
          busy={command.isPending}
          failure={<FailureNote error={command.error} />}
          onConfirm={() => command.mutate()}
        >
          {text[asked].body}
        </ConfirmDialog>
      )}
    </>
  )
}

export function CalendarFeedSection() {
  const { data, error, refetch } = useQuery(calendarFeed)
  const party = useParty()
  return (
    <Section title="Calendar">
      <Box maxWidth="text" color="fg.muted" mb="4">
        {text.lead[party]}
      </Box>
      <Box borderTop="1px solid" borderColor="border" maxWidth="720px">
        {data ? (
          <FeedSetting createdAt={data.createdAt} />
        ) : (
          <Setting title={sentences.setting} state={error ? null : <Skeleton width="240px" my="1.5" />}>
            {error && <LoadError error={error} onRetry={() => void refetch()} />}
          </Setting>
        )}
      </Box>
    </Section>
  )
}
