import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { formatRand, formatRate } from '#shared/kernel/money.ts'
import type { ProvinceOption } from '#shared/options/options.schema.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ChatIconButton } from '#web/components/chat/chat-button.tsx'
import { FavouriteButton } from '#web/components/people/favourite-button.tsx'
import { ProfileImage } from '#web/components/people/profile-image.tsx'
import { formatCount, joinWords } from '#web/components/format/format-words.ts'
import { formatRateLine } from '#web/components/format/format-days.ts'
import { StatusWord } from '#web/ui/status-pill.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { paths } from '#shared/kernel/paths.ts'
import type { SeenMatch } from './own-days.ts'
import { type SearchCriteria, filteredParts } from './search-criteria.ts'
import { MatchDays } from './match-days.tsx'
import { MatchScore } from './match-score.tsx'
import { matchEstimate, requestableDays } from './estimate.ts'
import { daysSummary, requestedByRequest } from './days-summary.ts'
import { formatHome } from './format-home.ts'
import { reasonsOf } from './score-reasons.ts'

const moreSkills = (count: number) => formatCount(count, 'more skill')

/** Enough to compare locums; their page lists all. */
const SKILLS_SHOWN = 3

interface Props {
  match: SeenMatch
  criteria: SearchCriteria
  provinces: readonly ProvinceOption[]
  /** `province,region`: where distances start. */
  nearTo: string
  skillName: (code: string) => string
  /** The locum's page, or this page with the locum beside the list. */
  to: string
  /** Whether the locum is shown beside the list. */
  showing: boolean
  hasPane: boolean
}

const Card = chakra('article', {
  base: {
    mx: { base: '-2', md: '-4' },
    px: { base: '2', md: '4' },
    py: '4',
    position: 'relative',
    '&:active': { bg: 'bg.subtle' },
    // As wide as what it divides; a chosen card is wider.
    _before: {
      content: '""',
      position: 'absolute',
      top: '0',
      insetX: { base: '2', md: '4' },
      borderTop: '1px solid',
      borderColor: 'border',
    },
    // Of a long list, only what is in view is drawn.
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 200px',
  },
  variants: {
    showing: {
      true: {
        bg: 'secondary.subtle',
        borderRadius: 'l',
        boxShadow: 'inset 0 0 0 1.5px {colors.secondary.line}',
        '&::before, & + article::before': { display: 'none' },
      },
    },
  },
})

const Name = chakra(Link, {
  base: {
    fontWeight: 'bold',
    color: 'fg',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
})

function PaySummary({ match, criteria }: Pick<Props, 'match' | 'criteria'>) {
  const { rates } = match
  if (!rates) return <Small>No rates yet</Small>
  const days = requestableDays(match)
  const estimate = days.length > 0 ? matchEstimate(match, criteria) : undefined
  return (
    <Box
      textAlign={{ base: 'left', sm: 'right' }}
      color="fg.muted"
      whiteSpace={{ sm: 'nowrap' }}
      display={{ base: 'flex', sm: 'block' }}
      flexWrap="wrap"
      justifyContent="space-between"
      columnGap="3"
      width={{ base: 'full', sm: 'auto' }}
    >
      <Box fontVariantNumeric="tabular-nums">
        {estimate ? formatRateLine(estimate.parts) : `${formatRate(Number(rates.weekdays))} on weekdays`}
      </Box>
      {estimate && (
        <Box>
          <Box as="span" textStyle="s">
            {formatCount(days.length, 'day')}, estimated{' '}
          </Box>
          <Box as="b" color="fg">
            {formatRand(estimate.pay)}
          </Box>
        </Box>
      )}
    </Box>
  )
}

function MatchHeader({
  match,
  criteria,
  provinces,
  nearTo,
  to,
}: Pick<Props, 'match' | 'criteria' | 'provinces' | 'nearTo' | 'to'>) {
  const { name, id, avatar_file, profession, experience, willing_to_travel } = match
  const home = formatHome(match, provinces, nearTo)
  return (
    <Row gap="3" align="flex-start">
      <ProfileImage ownerId={id} document="avatar" file={avatar_file} name={name} />
      <Row flex="1" minWidth="0" wrap={{ base: 'wrap', sm: 'nowrap' }} justify="space-between" columnGap="4">
        <Box minWidth="0">
          <chakra.h3 fontSize="inherit" lineHeight="inherit" fontWeight="bold" overflowWrap="anywhere">
            <Name to={to} preventScrollReset>
              {name}
            </Name>
            <Box as="span" fontWeight="normal">
              {' · '}
              {profession}
              {experience > 0 && ` · ${formatCount(experience, 'year').replace(' ', '\u00a0')}`}
            </Box>
          </chakra.h3>
          <Row gap="1" color="fg.muted">
            <Icon name="place" size={18} />
            <span>
              {home}
              {willing_to_travel && ` · willing to travel`}
            </span>
          </Row>
        </Box>
        <PaySummary match={match} criteria={criteria} />
      </Row>
      <FavouriteButton id={id} name={name} mt="-2.5" mr="-2.5" />
    </Row>
  )
}

function MatchAction({
  match,
  to,
  showing,
  hasPane,
  dated,
}: Pick<Props, 'match' | 'to' | 'showing' | 'hasPane'> & { dated: boolean }) {
  if (showing && hasPane)
    return (
      <Row align="center" gap="1" minHeight="8" fontWeight="bold" color="secondary.fg">
        Selected
        <Icon name="next" size={18} />
      </Row>
    )
  const label = dated && requestableDays(match).length > 0 ? 'View and request' : 'View profile'
  return (
    <ButtonLink
      size="s"
      to={to}
      preventScrollReset
      aria-label={`${label}: ${match.name}`}
      flex={{ base: '1', sm: 'none' }}
    >
      {label}
    </ButtonLink>
  )
}

/** A match: the locum, their region, rate and days, and how they were scored. Choosing one redraws no other. */
export const MatchCard = memo(function MatchCard(props: Props) {
  const { match, criteria, skillName, showing, hasPane } = props
  const dated = match.days.length > 0
  return (
    <Card aria-label={match.name} showing={showing && hasPane} aria-current={showing && hasPane ? 'true' : undefined}>
      <MatchHeader {...props} />
      {dated && (
        <Row mt="2.5" textStyle="s" wrap columnGap="3">
          {daysSummary(match)}
          {requestedByRequest(match).map(({ request, explanation }) => (
            <TextLink key={request} inline color="status.pending.fg" to={paths.practice.request(request)}>
              <StatusWord family="pending" label={explanation} />
            </TextLink>
          ))}
        </Row>
      )}
      <MatchDays days={match.days} />
      <Row
        wrap={{ base: 'wrap', sm: 'nowrap' }}
        justify="space-between"
        align="flex-start"
        gap="3"
        mt={dated ? '2.5' : '1'}
      >
        <Box flex="1" minWidth="0" pl={{ sm: dated ? '0' : '52px' }}>
          {!dated && (
            <Small overflowWrap="anywhere">
              {[joinWords(match.languages), ...match.skills.slice(0, SKILLS_SHOWN).map(skillName)]
                .filter(Boolean)
                .join(' · ')}
              {match.skills.length > SKILLS_SHOWN && ` · ${moreSkills(match.skills.length - SKILLS_SHOWN)}`}
            </Small>
          )}
          {filteredParts(criteria).length > 0 && (
            <MatchScore score={match.score} reasons={reasonsOf(match, criteria, skillName)} />
          )}
        </Box>
        <Row ml="auto" width={{ base: 'full', sm: 'auto' }} flex="none" align="center" gap="2">
          <ChatIconButton id={match.id} name={match.name} height={{ base: 'tap', sm: '8' }} />
          <MatchAction {...props} dated={dated} />
        </Row>
      </Row>
    </Card>
  )
})
