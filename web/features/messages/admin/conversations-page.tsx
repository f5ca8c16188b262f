import { useOutletContext, useParams } from 'react-router-dom'
import { isCompanyId } from '#shared/kernel/ids.ts'
import { paths } from '#shared/kernel/paths.ts'
import type { ChatPartyId, ConversationOfParty } from '#shared/messages/messages.schema.ts'
import { formatLastAt } from '#web/components/chat/chat-time.ts'
import { PartyPicture } from '#web/components/chat/party-picture.tsx'
import { formatCount } from '#web/components/format/format-words.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { currentDay } from '#web/platform/clock.ts'
import { useList } from '#web/platform/use-list.ts'
import { Box, chakra, Row, Small, Stack } from '#web/ui/chakra.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { conversationsOfParty, reportsOfParty } from './conversations.api.ts'
import { ReportCard } from './report-card.tsx'

const nameOf = (id: ChatPartyId, name: string): string =>
  name || (isCompanyId(id) ? 'A practice' : 'A locum without a name yet')

interface LineProps {
  chat: ConversationOfParty
  party: ChatPartyId
  partyName: string
}

function ConversationLine({ chat, party, partyName }: LineProps) {
  const { sentByID: other, picture_file, messages, unread, lastAt, lastSentByID } = chat
  const [own, name] = [nameOf(party, partyName), nameOf(other, chat.name)]
  return (
    <Row as="li" align="center" gap="3" py="3" borderTop="1px solid" borderColor="border">
      <PartyPicture id={other} file={picture_file} name={name} />
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        {own} and{' '}
        <TextLink inline to={isCompanyId(other) ? paths.admin.practice(other) : paths.admin.person(other)}>
          {name}
        </TextLink>
        <Small>
          {[
            formatCount(messages, 'message'),
            ...(unread > 0 ? [`${unread} not seen`] : []),
            `last message from ${lastSentByID === party ? own : name}`,
          ].join(' · ')}
        </Small>
      </Box>
      <chakra.time flex="none" textStyle="s" color="fg.muted" dateTime={lastAt}>
        {formatLastAt(lastAt, currentDay())}
      </chakra.time>
    </Row>
  )
}

function Reports({ party }: { party: ChatPartyId }) {
  const { data, error, refetch, loadMore, busy } = useList(reportsOfParty(party), { automaticItems: 0 })
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data || data.length === 0) return null
  return (
    <Section title="Reported messages">
      <ul aria-label="Reported messages">
        {data.map((report) => (
          <li key={report.id}>
            <ReportCard report={report} />
          </li>
        ))}
      </ul>
      <LoadMore loadMore={loadMore} busy={busy} />
    </Section>
  )
}

/** With whom a person or a practice writes, how much and when, but not what; and messages that were reported. */
export function ConversationsPage() {
  const { userId, companyId } = useParams()
  const party = (companyId ?? userId) as ChatPartyId
  const partyName = useOutletContext<string>()
  const { data, error, refetch, loadMore, busy } = useList(conversationsOfParty(party), { automaticItems: 0 })
  return (
    <Stack gap="8" maxWidth="840px" gridTemplateColumns="minmax(0, 1fr)">
      <Reports party={party} />
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Skeleton height="240px" borderRadius="m" role="status" aria-label="Loading the conversations" />
      )}
      {data?.length === 0 && (
        <EmptyState icon="message" title="No conversations" action={null}>
          Conversations appear here once a first message was sent.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Section title="Conversations">
          <Small mb="2">The text stays between the two parties.</Small>
          <ul aria-label="Conversations">
            {data.map((chat) => (
              <ConversationLine key={chat.sentByID} chat={chat} party={party} partyName={partyName} />
            ))}
          </ul>
          <LoadMore loadMore={loadMore} busy={busy} />
        </Section>
      )}
    </Stack>
  )
}
