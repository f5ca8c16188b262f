import { useQueries } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Company } from '#shared/companies/companies.schema.ts'
import { nextCompanyStep } from '#shared/companies/steps.rules.ts'
import { roleTexts } from '#shared/members/role-texts.ts'
import { unreadCountQuery } from '#web/components/chat/chats.api.ts'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { UnreadCount } from '#web/components/chat/unread-count.tsx'
import { addressFor } from '#shared/companies/practice-address.rules.ts'
import { paths } from '#shared/kernel/paths.ts'
import { Box, Row, Small } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MenuButton, MenuLink } from '#web/ui/menu.tsx'
import { PracticeLogo } from './portrait.tsx'
import { pageAfterSwitch } from './page-after-switch.ts'

/** One request each; with more practices, only these first ones show what is unread. */
const MAX_COUNTED_PRACTICES = 10

/** Role and place, or what a practice still waits for. */
function formatRole(practice: Company): string {
  const { role, approved, address } = practice
  const detail = nextCompanyStep(practice)
    ? 'Sign-up not complete'
    : approved
      ? (address?.suburb ?? address?.region)
      : 'Pending approval'
  return [role && roleTexts[role].label, detail].filter(Boolean).join(' · ')
}

interface EntryProps {
  practice: Company
  isActive: boolean
  unread: number
  onChoose: () => void
}

const Entry = ({ practice, isActive, unread, onChoose }: EntryProps) => (
  <MenuButton
    aria-current={isActive ? 'true' : undefined}
    onClick={onChoose}
    py="1.5"
    minHeight="52px"
    {...(isActive && { bg: 'secondary.subtle' })}
  >
    <PracticeLogo practice={practice} size="s" square={isActive ? 'active' : 'quiet'} />
    <Box flex="1" minWidth="0" overflowWrap="anywhere">
      <Box fontWeight="bold">{practice.name}</Box>
      <Small>{formatRole(practice)}</Small>
    </Box>
    {unread > 0 && <UnreadCount count={unread} />}
    {isActive && (
      <Row color="secondary.fg">
        <Icon name="check" size={18} />
      </Row>
    )}
  </MenuButton>
)

const AddAnother = ({ onChoose }: { onChoose: (() => void) | undefined }) => (
  <Box borderTop="1px solid" borderColor="border" mt="2" pt="2">
    <MenuLink to={paths.practice.another} onClick={onChoose} fontWeight="bold" {...viewLock.ownerAlone}>
      <Box
        display="grid"
        placeItems="center"
        flex="none"
        width="32px"
        height="32px"
        borderRadius="7px"
        border="1.5px dashed"
        borderColor="border.control"
      >
        <Icon name="plus" size={16} />
      </Box>
      Add another practice
    </MenuLink>
  </Box>
)

interface Props {
  active: Company
  practices: readonly Company[]
  /** Closes what the list is in, where that doesn’t close by itself. */
  onChoose?: () => void
}

/** The user’s practices; another one opens on the same page, or on the list that the page belongs to. */
export function PracticeList({ active, practices, onChoose }: Props) {
  const location = useLocation()
  const navigate = useNavigate()
  const others = practices.filter(({ id }) => id !== active.id).slice(0, MAX_COUNTED_PRACTICES)
  const counts = useQueries({ queries: others.map(({ id }) => unreadCountQuery(id)) })
  const unreadOf = (id: string): number => counts[others.findIndex((other) => other.id === id)]?.data?.count ?? 0
  const open = (practice: Company) => {
    onChoose?.()
    if (practice.id !== active.id) void navigate(addressFor(practice.id, pageAfterSwitch(location)))
  }
  return (
    <>
      <Box px="3" pt="1" pb="1.5" textStyle="s" fontWeight="bold" color="fg.subtle" data-keep-open>
        Your practices
      </Box>
      <Box maxHeight="min(420px, 60dvh)" overflowY="auto">
        {practices.map((practice) => (
          <Entry
            key={practice.id}
            practice={practice}
            isActive={practice.id === active.id}
            unread={unreadOf(practice.id)}
            onChoose={() => open(practice)}
          />
        ))}
      </Box>
      <AddAnother onChoose={onChoose} />
    </>
  )
}
