import { Box, chakra, Row, Stack } from '#web/ui/chakra.ts'
import { Outlet } from 'react-router-dom'
import { Brand, IMAGE_BEHIND_TEXT } from '#web/components/page/brand.tsx'
import { DateTile } from '#web/components/cards/date-tile.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { OfflineNote } from '#web/components/page/offline-note.tsx'
import type { StatusFamily } from '#web/ui/status-pill.tsx'
import { runtime } from '#web/platform/runtime.ts'
import { PageFooter } from './page-footer.tsx'

const benefits: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'wallet',
    title: 'See the pay before you commit',
    text: 'Every shift shows its rate, its hours and the estimated total.',
  },
  {
    icon: 'calendar',
    title: 'All the days, or only some',
    text: 'Apply for the days that suit you; confirm the days you need.',
  },
  { icon: 'shield', title: 'No double bookings', text: 'A locum is never booked twice for the same hours.' },
]

const week: readonly { first: string; family: StatusFamily }[] = [
  { first: '2026-12-07', family: 'booked' },
  { first: '2026-12-08', family: 'booked' },
  { first: '2026-12-09', family: 'pending' },
  { first: '2026-12-10', family: 'available' },
  { first: '2026-12-11', family: 'available' },
]

function Benefits() {
  const hasImage = runtime().tenant.settings.dashboardImages.length > 0
  return (
    <chakra.aside
      aria-label="What you get"
      display={{ base: 'none', lg: 'flex' }}
      flex="1"
      flexDirection="column"
      justifyContent="center"
      bg="secondary.deep"
      bgImage={hasImage ? IMAGE_BEHIND_TEXT : undefined}
      bgSize="cover"
      backgroundPosition="center"
      color="#FFFFFF"
      px="16"
      py="12"
    >
      <Box maxWidth="480px">
        <Row gap="3" mb="10" aria-hidden="true">
          {week.map(({ first, family }) => (
            <DateTile key={first} dates={{ first }} family={family} />
          ))}
        </Row>
        <chakra.p fontSize="40px" lineHeight="48px" fontWeight="bold" letterSpacing="-0.02em" mb="10">
          Cover for practices.
          <br />
          Shifts for locums.
        </chakra.p>
        <Stack as="ul" gap="6">
          {benefits.map(({ icon, title, text }) => (
            <Row as="li" key={title} gap="4">
              <Icon name={icon} size={24} />
              <Box>
                <b>{title}</b>
                <Box opacity="0.8">{text}</Box>
              </Box>
            </Row>
          ))}
        </Stack>
      </Box>
    </chakra.aside>
  )
}

/** Around the sign-in pages: one column with one task, and on a wide screen a panel about the product. */
export function PublicLayout() {
  return (
    <Row flex="1">
      <Box flex="1" display="flex" flexDirection="column" minWidth="0">
        <chakra.header px={{ base: '4', md: '8' }} pt={{ base: '2', md: '5' }}>
          <Brand />
        </chakra.header>
        <OfflineNote />
        <chakra.main
          id="content"
          flex="1"
          display="flex"
          flexDirection="column"
          justifyContent={{ md: 'center' }}
          width="full"
          maxWidth="464px"
          mx="auto"
          px={{ base: '4', sm: '8' }}
          pt={{ base: '5', md: '8' }}
          pb="12"
        >
          <Outlet />
        </chakra.main>
        <PageFooter />
      </Box>
      <Benefits />
    </Row>
  )
}

/** Around pages of text. */
export function TextLayout() {
  return (
    <>
      <chakra.header
        px={{ base: '4', md: '8' }}
        py={{ base: '2', md: '3' }}
        borderBottom="1px solid"
        borderColor="border"
      >
        <Brand />
      </chakra.header>
      <chakra.main
        id="content"
        flex="1"
        width="full"
        maxWidth="text"
        mx="auto"
        px="4"
        pt={{ base: '5', md: '10' }}
        pb="12"
      >
        <Outlet />
      </chakra.main>
      <PageFooter />
    </>
  )
}
