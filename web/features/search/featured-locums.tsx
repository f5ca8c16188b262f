import { Box, chakra } from '#web/ui/chakra.ts'
import { Link } from 'react-router-dom'
import { addDays } from '#shared/kernel/dates.ts'
import { formatRate } from '#shared/kernel/money.ts'
import { formatDistance } from '#shared/options/distance.rules.ts'
import { countAvailableDays } from '#shared/search/order.rules.ts'
import { Section } from '#web/ui/page.tsx'
import { ProfileImage } from '#web/components/profile-image.tsx'
import { formatCount } from '#web/components/format-shift.ts'
import { StatusWord } from '#web/ui/status-pill.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { shiftSelectionParams } from '#web/components/shift-selection.ts'
import { useActiveCompany } from '#web/components/account.ts'
import { today as currentDay } from '#web/platform/clock.ts'
import { paths } from '#web/platform/paths.ts'
import { store, useStored } from '#web/platform/storage.ts'
import { useOptions } from '#web/features/options/options.api.ts'
import { type MatchWithRequests, usePendingDays, withRequests } from './pending-days.ts'
import { type Criteria, criteriaOf } from './criteria.ts'
import { mergeMatches } from './ranking.ts'
import { useMatches, useUsualSearch } from './search.api.ts'

const MAX_FEATURED = 3
const FEATURED_DAYS = 14

const Name = chakra(Link, {
  base: {
    fontWeight: 'bold',
    color: 'fg',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
    _before: { content: '""', position: 'absolute', inset: '0' },
  },
})

/** The locums with Available days, most days first. */
const availableSoon = (matches: readonly MatchWithRequests[]): MatchWithRequests[] =>
  matches
    .filter((match) => countAvailableDays(match) > 0 && !match.related)
    .toSorted(
      (a, b) =>
        countAvailableDays(b) - countAvailableDays(a) || b.experience - a.experience || a.name.localeCompare(b.name),
    )
    .slice(0, MAX_FEATURED)

function Featured({ match, criteria }: { match: MatchWithRequests; criteria: Criteria }) {
  const { data: provinces = [] } = useOptions('provinces')
  const { id, name, avatar_file, profession, experience, home, rates, days } = match
  const availableDates = days.filter(({ status }) => status === 'available').map(({ date }) => date)
  const params = new URLSearchParams(shiftSelectionParams({ ...criteria, dates: availableDates.slice(0, 1) }))
  const place = [home.region, formatDistance(provinces, criteria.location, `${home.province},${home.region}`)]
    .filter((part) => part !== 'in your region')
    .join(' · ')
  return (
    <chakra.li
      position="relative"
      display="flex"
      gap="3"
      borderTop="1px solid"
      borderColor="border"
      py="3"
      minWidth="0"
    >
      <ProfileImage ownerId={id} document="avatar" file={avatar_file} name={name} />
      <Box minWidth="0" flex="1">
        <Name to={`${paths.practice.locum(id)}?${params}`}>{name}</Name>
        <Box color="fg.muted" overflowWrap="anywhere">
          {[profession, experience > 0 && formatCount(experience, 'year'), place].filter(Boolean).join(' · ')}
        </Box>
        <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3">
          <StatusWord
            family="available"
            label={`Available on ${availableDates.length} of the next ${FEATURED_DAYS} days`}
          />
          {rates && (
            <Box textStyle="s" color="fg.muted">
              {formatRate(Number(rates.weekdays))}
            </Box>
          )}
        </Box>
      </Box>
    </chakra.li>
  )
}

function FeaturedList({ usual }: { usual: Pick<Criteria, 'profession' | 'location'> }) {
  const { company } = useActiveCompany()
  const today = currentDay()
  const criteria = {
    ...criteriaOf(new URLSearchParams(), usual, today),
    dates: Array.from({ length: FEATURED_DAYS }, (_, at) => addDays(today, at + 1)),
  }
  const { data } = useMatches('search', company.id, criteria, 1)
  const pending = usePendingDays(true)
  const best = availableSoon(mergeMatches(data?.pages ?? []).map((match) => withRequests(match, pending)))
  if (best.length === 0) return null
  return (
    <Section
      title="Featured locums"
      link={
        <TextButton onClick={() => store('featuredLocumsDismissed', true)} aria-label="Hide featured locums">
          Hide
        </TextButton>
      }
    >
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
        columnGap="8"
      >
        {best.map((match) => (
          <Featured key={match.id} match={match} criteria={criteria} />
        ))}
      </chakra.ul>
      <TextLink to={paths.practice.search}>Find a locum</TextLink>
    </Section>
  )
}

/**
 * Up to three locums available soon, of the practice's usual profession and region. Once hidden, they stay hidden until
 * the next sign-in.
 */
export function FeaturedLocums() {
  const dismissed = useStored('featuredLocumsDismissed')
  const usual = useUsualSearch()
  return !dismissed && usual?.profession ? <FeaturedList usual={usual} /> : null
}
