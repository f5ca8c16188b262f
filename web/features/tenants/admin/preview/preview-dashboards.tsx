import { addDays, formatCardDate } from '#shared/kernel/dates.ts'
import { BookedHead, buttonOnDark, DarkCard, dimOnDark } from '#web/components/cards/dark-card.tsx'
import { DateTile } from '#web/components/cards/date-tile.tsx'
import { ShiftCard } from '#web/components/cards/shift-card.tsx'
import { BrandImages } from '#web/components/page/brand-images.tsx'
import { currentDay } from '#web/platform/clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Box, chakra, Row, Stack } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Page, Section } from '#web/ui/page.tsx'
import type { StatusFamily } from '#web/ui/status-pill.tsx'
import { type Sample, SampleBar } from './preview-parts.tsx'

const week: readonly StatusFamily[] = ['available', 'booked', 'pending', 'available', 'booked', 'unavailable', 'booked']

const tabs = ['Dashboard', 'Calendar', 'Search', 'Offers', 'Requests', 'Bookings']

const Tab = chakra('span', {
  base: { display: 'flex', alignItems: 'center', height: 'full', color: 'fg.muted', borderY: '2px solid transparent' },
  variants: { current: { true: { color: 'fg', fontWeight: 'bold', borderBottomColor: 'primary.mark' } } },
})

const hours = '08:00–17:00 · 1 h unpaid lunch'

/** A practice's dashboard on a desktop. */
export function SamplePractice({ sample }: { sample: Sample }) {
  const today = currentDay()
  const { profession } = sample
  return (
    <>
      <SampleBar sample={sample}>
        {tabs.map((tab) => (
          <Tab key={tab} current={tab === 'Dashboard'}>
            {tab}
          </Tab>
        ))}
        <Box ml="auto" color="wallet.mark">
          <Icon name="wallet" size={20} />
        </Box>
      </SampleBar>
      <Page>
        <Row align="center" justify="space-between" mb="5">
          <Box textStyle="xl">Harbour Road</Box>
          <Button look="primary" icon="plus">
            Post an offer
          </Button>
        </Row>
        <Row gap="3" mb="8">
          {week.map((family, at) => (
            <DateTile key={at} dates={{ first: addDays(today, at) }} family={family} today={at === 0} />
          ))}
        </Row>
        <Box display="grid" gridTemplateColumns="1fr 1fr" gap="12">
          <Section title="Needs attention" count={2} link={<Box color="accent.fg">All offers</Box>}>
            {[2, 5].map((days) => (
              <ShiftCard
                key={days}
                dates={{ first: addDays(today, days) }}
                title={profession}
                status={{ family: 'pending', label: 'Pending · 3 applied' }}
                hours={hours}
                place="Sea Point, Cape Town Metro"
                money={{ detail: 'R 380/h', total: 'R 3 040.00', note: '8 h' }}
                action={<Button size="s">Review applications</Button>}
              />
            ))}
          </Section>
          <Section title="Upcoming bookings" count={2} link={<Box color="accent.fg">All bookings</Box>}>
            {[1, 4].map((days) => (
              <ShiftCard
                key={days}
                dates={{ first: addDays(today, days) }}
                title={`${profession} · Thandi Nkosi`}
                status={{ family: 'booked', label: 'Booked' }}
                hours={hours}
                place="Sea Point, Cape Town Metro"
                money={{ detail: 'R 370/h', total: 'R 2 960.00', note: '8 h' }}
                action={<Button size="s">View booking</Button>}
              />
            ))}
          </Section>
        </Box>
        <BrandImages images={sample.images} />
      </Page>
    </>
  )
}

/** A locum's dashboard on a phone. */
export function SampleLocum({ sample }: { sample: Sample }) {
  const today = currentDay()
  return (
    <>
      <SampleBar sample={sample} />
      <Page>
        <DarkCard>
          <BookedHead>Next shift · tomorrow</BookedHead>
          <Box textStyle="l" fontWeight="bold" mt="2">
            {formatCardDate(addDays(today, 1))}
          </Box>
          <Box textStyle="xl" fontWeight="bold">
            08:00–17:00
          </Box>
          <Box color={dimOnDark}>Harbour Road · Cape Town Metro</Box>
          <Row gap="2" mt="3" css={{ '& > *': { flex: '1' } }}>
            <Button {...buttonOnDark}>Call</Button>
            <Button {...buttonOnDark}>View booking</Button>
          </Row>
        </DarkCard>
        <Stack mt="6" gap="2">
          <Section title="Offers near you" count={1} link={<Box color="accent.fg">See all</Box>}>
            <ShiftCard
              dates={{ first: addDays(today, 4) }}
              title={`${sample.profession} · Vineyard Road`}
              status={{ family: 'available', label: 'Open' }}
              hours={hours}
              place="Claremont, Cape Town Metro"
              money={{ detail: 'R 390/h', total: 'R 3 120.00', note: '8 h', lead: 'You would earn' }}
              action={
                <Button size="s" look="primary">
                  Apply
                </Button>
              }
            />
          </Section>
        </Stack>
        <BrandImages images={sample.images} />
      </Page>
    </>
  )
}
