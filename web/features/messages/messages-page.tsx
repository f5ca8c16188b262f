import { use } from 'react'
import { hasWords } from '#shared/kernel/folded-text.ts'
import { partyOfId } from '#shared/messages/chat-parties.ts'
import { conversationsList, unreadChatsList } from '#web/components/chat/chats.api.ts'
import { usePolling } from '#web/components/chat/polling.ts'
import { useChatParty } from '#web/components/chat/use-chat-party.ts'
import { ListSearch } from '#web/components/page/list-toolbar.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { currentDay } from '#web/platform/clock.ts'
import { paths, pathsOf } from '#shared/kernel/paths.ts'
import { useDeferredData } from '#web/platform/draw-late.ts'
import { useList } from '#web/platform/use-list.ts'
import { Box, chakra, Row, Stack } from '#web/ui/chakra.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { PaneContext, useFirstItem } from '#web/ui/pane.ts'
import { SegmentLink, Segments } from '#web/ui/segments.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useListWords, useView, useViewParams } from '#web/ui/view-switch.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { messagesText as text } from './messages.text.ts'
import { useConversationSubjects } from './use-conversation-subjects.ts'

const showAll = 'Show all'

const views = ['all', 'unread'] as const
type View = (typeof views)[number]

/** With more conversations than this, names can be searched. */
const MAX_UNSEARCHED = 8
/** As many as a desktop shows; the rest is loaded by a button. */
const SHOWN_AT_FIRST = 25
/** How many of the latest a search looks through before it asks whether to go on. */
const MAX_SEARCHED = 250

function Filter({ view }: { view: View }) {
  return (
    <Segments role="group" aria-label="Show">
      {views.map((value) => (
        <SegmentLink
          key={value}
          to={{ search: value === 'all' ? '' : `?show=${value}` }}
          replace
          aria-current={view === value ? 'page' : undefined}
        >
          {text[value]}
        </SegmentLink>
      ))}
    </Segments>
  )
}

function Empty({ view, isPractice }: { view: View; isPractice: boolean }) {
  if (view === 'unread')
    return (
      <EmptyState icon="message" title="You have read everything" action={<TextLink to="?">{showAll}</TextLink>}>
        New messages appear here, and in the top bar.
      </EmptyState>
    )
  return (
    <EmptyState
      icon="message"
      title="No messages yet"
      action={
        isPractice ? (
          <TextLink to={paths.practice.search}>Find a locum</TextLink>
        ) : (
          <TextLink to={paths.locum.offers}>See offers near you</TextLink>
        )
      }
    >
      {isPractice
        ? 'You can write to a locum from the search, from their application, from a request or from a booking. What you write to each other stays here.'
        : 'You can write to a practice from your requests, applications and bookings. A practice may also write to you first.'}
    </EmptyState>
  )
}

/** No name among the loaded conversations has the words. */
function NotFound({ words, count, hasMore }: { words: string; count: number; hasMore: boolean }) {
  return (
    <EmptyState icon="search" title={`No conversation with “${words}”`} action={<TextLink to="?">{showAll}</TextLink>}>
      {hasMore
        ? `None of the latest ${count} conversations is with someone of that name. Load more to look further.`
        : 'Check the spelling, or look for a part of the name.'}
    </EmptyState>
  )
}

function LoadingRows() {
  return [1, 2, 3, 4].map((at) => (
    <Row key={at} gap="3" py="3" borderTop="1px solid" borderColor="border" aria-hidden="true">
      <Skeleton width="40px" height="40px" borderRadius="full" flex="none" />
      <Stack flex="1" gap="2" alignContent="center">
        <Skeleton width="50%" />
        <Skeleton width="80%" />
      </Stack>
    </Row>
  ))
}

/** The chosen list; with words, those of it whose name has them. */
function useConversations(view: View, words: string, areSubjectsSettled: boolean) {
  const { id: own } = useChatParty()
  const { unread: pollMs } = usePolling()
  // A search looks through more of them, which are not asked for again and again.
  const options = words ? { automaticItems: MAX_SEARCHED } : { automaticItems: SHOWN_AT_FIRST, pollMs }
  const all = useList(conversationsList(own), { ...options, enabled: view === 'all' })
  const unread = useList(unreadChatsList(own), { ...options, enabled: view === 'unread' })
  const { data: chats, ...list } = view === 'all' ? all : unread
  // A subject that came later would make a row higher.
  const data = useDeferredData(areSubjectsSettled ? chats : undefined, `${own} ${view}`)
  return { ...list, loadedCount: data?.length ?? 0, data: data?.filter(({ name }) => hasWords(name, words)) }
}

export function MessagesPage() {
  const { id: own, practice } = useChatParty()
  const view = useView(views)
  const viewParams = useViewParams()
  const words = useListWords()
  const { subjects, areSettled } = useConversationSubjects()
  const { data, loadedCount, error, refetch, loadMore, busy } = useConversations(view, words, areSettled)
  const chosen = use(PaneContext)?.chosen
  // Nothing is opened by itself.
  useFirstItem(data && (view === 'all' && loadedCount === 0 ? null : ''))
  const { conversation: conversationPath } = pathsOf[partyOfId(own)]
  return (
    <Page>
      <Box maxWidth="840px">
        <PageHeader title={text.title} actions={<Filter view={view} />} />
        {(loadedCount > MAX_UNSEARCHED || words) && <ListSearch label="Name" />}
        {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <LoadingRows />)}
        {data?.length === 0 && words && <NotFound words={words} count={loadedCount} hasMore={loadMore !== undefined} />}
        {data?.length === 0 && !words && <Empty view={view} isPractice={practice !== undefined} />}
        <chakra.ul aria-label={text.title}>
          {data?.map((chat) => (
            <li key={chat.sentByID}>
              <ConversationRow
                chat={chat}
                own={own}
                to={conversationPath(chat.sentByID) + viewParams}
                chosen={chat.sentByID === chosen}
                today={currentDay()}
                subject={subjects.get(chat.sentByID)}
              />
            </li>
          ))}
        </chakra.ul>
        <LoadMore loadMore={loadMore} busy={busy} label="Load more" />
      </Box>
    </Page>
  )
}
