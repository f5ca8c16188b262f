import { Box, Row, Stack } from '#web/ui/chakra.ts'
import { formatSuburb } from '#shared/kernel/format-shift.ts'
import type { ReactElement, ReactNode } from 'react'
import { formatFormDate } from '#shared/kernel/dates.ts'
import type { Industry } from '#shared/options/options.schema.ts'
import type { PublicProfessional } from '#shared/professionals/professionals.schema.ts'
import { currentDay } from '#web/platform/clock.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { Icon } from '#web/ui/icon.tsx'
import {
  formatIndemnity,
  formatLastActive,
  locationLines,
  rateLines,
  skillLines,
} from '#web/components/format/format-locum.ts'
import { formatCount } from '#web/components/format/format-words.ts'

interface Props {
  professional: PublicProfessional
  industries: readonly Industry[]
  /** The profile picture or its placeholder. */
  picture: ReactNode
  /** For the locum's own card: shows the name, and links to what is missing. */
  linkTo?: (section: Section) => ReactNode
}

type Section = 'about' | 'education' | 'experience' | 'locations' | 'rates'

/** A placeholder for what is not filled in, with a link on the locum’s own card. */
const placeholderWith = (linkTo: Props['linkTo']) =>
  function missing(section: Section, words: string): ReactElement {
    return (
      <Box as="span" display="inline-flex" alignItems="center" flexWrap="wrap" columnGap="1.5" color="fg.muted">
        <Icon name="possible" size={18} />
        {words}
        {linkTo?.(section)}
      </Box>
    )
  }

function Head({ professional, picture, showsName }: Pick<Props, 'professional' | 'picture'> & { showsName: boolean }) {
  const { name, profession, industry, experience, address, willing_to_travel, lastActiveAt } = professional
  const place = formatSuburb(address)
  return (
    <Row wrap={{ base: 'wrap', sm: 'nowrap' }} align="center" columnGap={{ base: '4', sm: '5' }} rowGap="2">
      {picture}
      <Box flex={{ base: '1 1 10rem', sm: 'initial' }} minWidth="0" overflowWrap="anywhere">
        {showsName && (
          <Box textStyle="l" fontWeight="bold">
            {name}
          </Box>
        )}
        <Box fontWeight={showsName ? undefined : 'bold'}>
          {[profession, industry, experience && formatCount(experience.years_experience, 'year')]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        {place && (
          <Row gap="1.5" color="fg.muted">
            <Icon name="place" size={18} />
            <span>
              {place}
              {willing_to_travel && ' · willing to travel'}
            </span>
          </Row>
        )}
        {lastActiveAt && (
          <Row gap="1.5" color="fg.muted">
            <Icon name="clock" size={18} />
            {formatLastActive(lastActiveAt, currentDay())}
          </Row>
        )}
      </Box>
    </Row>
  )
}

function qualificationLines({ qualifications }: PublicProfessional): string[] {
  if (!qualifications) return []
  const { qualification, institution, year_qualified, other_qualifications } = qualifications
  return [
    qualification,
    `${institution}, ${formatFormDate(year_qualified)}`,
    ...(other_qualifications ? [other_qualifications] : []),
  ]
}

/** A locum as practices see them; parts that are not filled in are named. */
export function LocumCard({ professional, industries, picture, linkTo }: Props) {
  const { short_bio, languages, experience, locations } = professional
  const missing = placeholderWith(linkTo)
  const linesOr = (lines: readonly string[], section: Section, words: string) =>
    lines.length > 0 ? lines.join('\n') : missing(section, words)
  const industry = industries.find(({ name }) => name === professional.industry)
  return (
    <Stack gap="5">
      <Head professional={professional} picture={picture} showsName={linkTo !== undefined} />
      <Box maxWidth="text" overflowWrap="anywhere" whiteSpace="pre-line">
        {short_bio || missing('about', 'No bio yet')}
      </Box>
      <FactList
        facts={[
          ['Languages', linesOr(languages.length > 0 ? [languages.join(', ')] : [], 'about', 'No languages yet')],
          ['Skills', linesOr(skillLines(industry, professional.skills), 'experience', 'No skills yet')],
          [
            'Experience',
            experience
              ? `${formatCount(experience.years_experience, 'year')}, since ${formatFormDate(experience.start_date)}`
              : missing('experience', 'No experience yet'),
          ],
          ['Worked at', experience?.companies_worked_for.join(', ')],
          ['Qualifications', linesOr(qualificationLines(professional), 'education', 'No qualifications yet')],
          ['Registered with', professional.professional_body],
          ['Preferred locations', linesOr(locationLines(locations), 'locations', 'No preferred locations yet')],
          ['Rates', linesOr(rateLines(professional), 'rates', 'No rates yet')],
          ['Indemnity insurance', formatIndemnity(professional, currentDay()) ?? missing('about', 'Not provided yet')],
        ]}
      />
    </Stack>
  )
}
