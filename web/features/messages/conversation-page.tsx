import { use } from 'react'
import { Link } from 'react-router-dom'
import { partyOfId } from '#shared/messages/chat-parties.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import { chatText } from '#web/components/chat/chat.text.ts'
import { ConversationView } from '#web/components/chat/conversation-view.tsx'
import { ConversationMenu } from '#web/components/chat/conversation-menu.tsx'
import { PinnedSubject } from '#web/components/chat/pinned-subject.tsx'
import { RefreshButton } from '#web/components/chat/refresh-button.tsx'
import { useChatParty } from '#web/components/chat/use-chat-party.ts'
import type { OpenConversation } from '#web/components/chat/use-conversation.ts'
import type { PartyIds } from '#web/components/chat/conversation.api.ts'
import { paths, pathsOf } from '#shared/kernel/paths.ts'
import { PartyPicture } from '#web/components/chat/party-picture.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { chakra, Row } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { PaneContext, useDetailId } from '#web/ui/pane.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useViewParams } from '#web/ui/view-switch.tsx'
import { messagesText as text } from './messages.text.ts'
import { useConversationSubjects } from './use-conversation-subjects.ts'

const Back = chakra(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'tap',
    height: 'tap',
    ml: '-3',
    color: 'fg.muted',
    flex: 'none',
  },
})

function ConversationHeader({
  parties,
  conversation,
  isPractice,
}: {
  parties: PartyIds
  conversation: OpenConversation
  isPractice: boolean
}) {
  const pane = use(PaneContext)
  const viewParams = useViewParams()
  const name = conversation.data?.summary.name
  usePageTitle(name ? chatText.title(name) : text.title)
  return (
    <Row
      as="header"
      wrap
      align="center"
      columnGap="3"
      flex="none"
      minHeight="64px"
      py="2"
      pl={{ base: '4', md: '6' }}
      pr={{ base: '2', md: '6' }}
      borderBottom="1px solid"
      borderColor="border"
    >
      {pane?.side !== 'detail' && (
        <Back to={pathsOf[partyOfId(parties.own)].messages + viewParams} aria-label={text.title}>
          <Icon name="back" />
        </Back>
      )}
      {name && <PartyPicture id={parties.other} file={conversation.data?.summary.picture_file} name={name} />}
      {!name && !conversation.error && <Skeleton width="40px" height="40px" borderRadius="full" flex="none" />}
      <chakra.h1 flex="1 1 5rem" minWidth="0" textStyle="l" overflowWrap="anywhere" lineClamp="2">
        {name ?? <chakra.span srOnly={conversation.error ? undefined : true}>{text.title}</chakra.span>}
        {!name && !conversation.error && <Skeleton width="160px" height="20px" />}
      </chakra.h1>
      <Row align="center" flex="none" ml="auto">
        <RefreshButton {...conversation} />
        <ConversationMenu parties={parties} conversation={conversation} />
        {isPractice && name && (
          <ButtonLink
            to={paths.practice.locum(parties.other)}
            size="s"
            ml="2"
            display={{ base: 'none', sm: 'inline-flex' }}
          >
            View profile
          </ButtonLink>
        )}
      </Row>
    </Row>
  )
}

/** As high as the window below the top bar: the messages scroll, the field to write stays. */
const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    position: 'sticky',
    top: { base: 'calc(56px + var(--offline-note, 0px))', md: 'calc(64px + var(--offline-note, 0px))' },
    height: {
      base: 'calc(100dvh - 56px - var(--impersonation, 0px) - var(--offline-note, 0px))',
      md: 'calc(100dvh - 64px - var(--impersonation, 0px) - var(--offline-note, 0px))',
    },
    width: 'full',
    maxWidth: '1040px',
    mx: { md: 'auto' },
    '[data-panes] &': { maxWidth: 'none' },
  },
})

export function ConversationPage() {
  const other = useDetailId() as ChatPartyId
  const { id: own, practice } = useChatParty()
  const parties = { own, other }
  const subject = useConversationSubjects().subjects.get(other)
  return (
    // On a phone the navigation gives its place to the field.
    <Frame data-alone="chat">
      <ConversationView
        key={`${own} ${other}`}
        parties={parties}
        pinned={subject && <PinnedSubject subject={subject} linked />}
        takesFocus
      >
        {(conversation) => (
          <ConversationHeader parties={parties} conversation={conversation} isPractice={practice !== undefined} />
        )}
      </ConversationView>
    </Frame>
  )
}
