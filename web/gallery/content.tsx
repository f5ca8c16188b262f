import { Box, Pair, Row, Small, Stack } from '#web/ui/chakra.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { Icon, iconNames } from '#web/ui/icon.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { PagedSections } from '#web/components/page/paged-sections.tsx'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { SumList } from '#web/ui/sum-list.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ViewSwitch } from '#web/ui/view-switch.tsx'
import { LONG_NAME, Part, State } from './specimen.tsx'

const nothing = () => undefined
const items = (count: number) => Array.from({ length: count }, (_, at) => `Booking ${at + 1}`)

export function Content() {
  return (
    <>
      <Part name="Layout">
        <State name="row, which wraps">
          <Row wrap align="center" justify="space-between" gap="3">
            <Icon name="place" />
            <div>{LONG_NAME}</div>
            <Button>View</Button>
          </Row>
        </State>
        <State name="stack, with small text">
          <Stack gap="2">
            <b>Thu 27 Nov</b>
            <Small>08:00–17:00</Small>
          </Stack>
        </State>
        <State name="pair">
          <Pair>
            <TextField label="First name" />
            <TextField label="Last name" hint="One below the other on a phone." />
          </Pair>
        </State>
      </Part>
      <Part name="Avatar, icons">
        <State name="every size" row>
          {(['s', 'm', 'l'] as const).map((size) => (
            <Avatar key={size} name="Thandi Nkosi" size={size} />
          ))}
        </State>
        <State name="every icon" row>
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </State>
      </Part>
      <Part name="Icon tiles">
        <State name="both sizes" row>
          <IconTile icon="calendar" />
          <IconTile icon="calendar" large />
        </State>
      </Part>
      <Part name="Facts, sums">
        <State name="facts, one of them missing">
          <FactList
            facts={[
              ['Name', LONG_NAME],
              ['Missing', undefined],
              ['Region', 'Cape Town Metro'],
            ]}
          />
        </State>
        <State name="sums, quiet and strong">
          <SumList
            sums={[
              { label: 'Locum pay for 8 h', amount: 'R 2 800.00' },
              { label: LONG_NAME, amount: 'R 420.00' },
              { label: 'Credits', amount: 'R 140.00', quiet: true },
              { label: 'Total cost', amount: 'R 3 220.00', strong: true },
            ]}
          />
        </State>
      </Part>
      <Part name="Lists">
        <State name="list views">
          <ViewSwitch
            label="Bookings"
            current="upcoming"
            views={[
              { value: 'upcoming', label: 'Upcoming' },
              { value: 'history', label: 'History' },
            ]}
          />
        </State>
        <State name="load more, loading" row>
          <LoadMore loadMore={nothing} busy={false} />
          <LoadMore loadMore={nothing} busy label="Show more applicants" />
        </State>
        <State name="in sections, paged">
          <PagedSections
            parts={[{ title: 'December', items: items(27).map((id) => ({ id })) }]}
            loadMore={undefined}
            busy={false}
            empty=""
          >
            {({ id }) => <Box>{id}</Box>}
          </PagedSections>
        </State>
        <State name="empty">
          <PagedSections parts={[]} loadMore={undefined} busy={false} empty="No upcoming bookings">
            {nothing}
          </PagedSections>
        </State>
      </Part>
      <Part name="Sticky footer" wide>
        <StickyFooter as="div">
          <Box flex="1">You would earn R 2 800.00</Box>
          <Button look="primary">Apply for Thursday</Button>
        </StickyFooter>
      </Part>
    </>
  )
}
