import { Box, chakra, Row, Small, Stack } from '#web/ui/chakra.ts'
import { Link } from 'react-router-dom'
import { addDays, type LocalDate } from '#shared/kernel/dates.ts'
import { formatRate } from '#shared/kernel/money.ts'
import { Section } from '#web/ui/page.tsx'
import { ProfileImage } from '#web/components/people/profile-image.tsx'
import { formatCount } from '#web/components/format/format-words.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatusWord } from '#web/ui/status-pill.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { shiftSelectionParams } from '#web/components/days/shift-selection.ts'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { currentDay } from '#web/platform/clock.ts'
import { paths } from '#shared/kernel/paths.ts'
import { store, useStored } from '#web/platform/storage.ts'
import { useList } from '#web/platform/use-list.ts'
import { useOptions } from '#web/features/options/options.api.ts'
import { type SeenMatch, useOwnDays, seenByPractice } from './own-days.ts'
import type { UsualSearch } from './search-criteria.ts'
import { featuredList } from './featured.api.ts'
import { formatHome } from './format-home.ts'
import { useUsualSearch } from './usual-search.ts'

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

/** Days on which the usual hours are free. */
const freeDates = ({ days }: Pick<SeenMatch, 'days'>): LocalDate[] =>
  days.filter(({ fit }) => fit === 'full').map(({ date }) => date)

function Featured({ match, nearTo }: { match: SeenMatch; nearTo: string }) {
  const { data: provinces = [] } = useOptions('provinces')
  const { id, name, avatar_file, profession, experience, rates } = match
  const dates = freeDates(match)
  const params = new URLSearchParams(shiftSelectionParams({ dates: dates.slice(0, 1) }))
  return (
    <Row as="li" position="relative" gap="3" borderTop="1px solid" borderColor="border" py="3" minWidth="0">
      <ProfileImage ownerId={id} document="avatar" file={avatar_file} name={name} />
      <Box minWidth="0" flex="1">
        <Name to={`${paths.practice.locum(id)}?${params}`}>{name}</Name>
        <Box color="fg.muted" overflowWrap="anywhere">
          {[profession, experience > 0 && formatCount(experience, 'year'), formatHome(match, provinces, nearTo)]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        <Row wrap justify="space-between" columnGap="3">
          <StatusWord family="available" label={`Available on ${dates.length} of the next ${FEATURED_DAYS} days`} />
          {rates && <Small>{formatRate(Number(rates.weekdays))}</Small>}
        </Row>
      </Box>
    </Row>
  )
}

const FeaturedSkeleton = () => (
  <Row as="li" gap="3" borderTop="1px solid" borderColor="border" py="3">
    <Skeleton width="10" height="10" borderRadius="full" flex="none" />
    <Stack flex="1" gap="2" minHeight="60px" alignContent="start">
      <Skeleton width="40%" />
      <Skeleton width="70%" />
      <Skeleton width="55%" />
    </Stack>
  </Row>
)

function FeaturedList({ usual }: { usual: UsualSearch }) {
  const { company } = useActiveCompany()
  const today = currentDay()
  const dates = Array.from({ length: FEATURED_DAYS }, (_, at) => addDays(today, at + 1))
  const { data, error } = useList(featuredList(company.id, usual, dates), { automaticItems: MAX_FEATURED })
  const own = useOwnDays(true)
  // The best score first, which here depends on the days alone.
  const best = (data ?? [])
    .map((match) => seenByPractice(match, own))
    .filter((match) => !match.related && freeDates(match).length > 0)
    .slice(0, MAX_FEATURED)
  if (error || (data && best.length === 0)) return null
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
        gridTemplateColumns="repeat(auto-fit, minmax(min(300px, 100%), 1fr))"
        columnGap="8"
      >
        {!data && [1, 2, 3].map((at) => <FeaturedSkeleton key={at} />)}
        {best.map((match) => (
          <Featured key={match.id} match={match} nearTo={usual.location} />
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
