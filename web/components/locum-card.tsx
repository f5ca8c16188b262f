import { Box } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'
import { formDate } from '../../shared/kernel/dates.ts'
import type { Industry } from '../../shared/options/options.schema.ts'
import type { PublicProfessional } from '../../shared/professionals/professionals.schema.ts'
import { today } from '../platform/clock.ts'
import { FactList } from './fact-list.tsx'
import { Icon } from './icon.tsx'
import { indemnityWords, lastActiveWords, locationLines, rateLines, skillLines } from './locum-words.ts'
import { counted } from './shift-words.ts'

interface Props {
  professional: PublicProfessional
  industries: readonly Industry[]
  /** The profile picture, or what stands for it. */
  picture: ReactNode
  /** Where no title above says it. */
  named?: boolean
}

const Missing = ({ children }: { children: string }) => (
  <Box as="span" display="inline-flex" gap="1.5" color="fg.muted">
    <Icon name="possible" size={18} />
    {children}
  </Box>
)

const some = (lines: readonly string[], missing: string): string | ReactElement => (lines.length > 0 ? lines.join('\n') : <Missing>{missing}</Missing>)

function Head({ professional, picture, named }: Pick<Props, 'professional' | 'picture' | 'named'>) {
  const { name, profession, industry, experience, address, willing_to_travel, lastActiveAt } = professional
  const place = [address.suburb, address.region].filter(Boolean).join(', ')
  return (
    <Box display="flex" alignItems="center" gap={{ base: '4', sm: '5' }}>
      {picture}
      <Box minWidth="0" overflowWrap="anywhere">
        {named && (
          <Box textStyle="l" fontWeight="bold">
            {name}
          </Box>
        )}
        <Box fontWeight={named ? undefined : 'bold'}>{[profession, industry, experience && counted(experience.years_experience, 'year')].filter(Boolean).join(' · ')}</Box>
        {place && (
          <Box display="flex" gap="1.5" color="fg.muted">
            <Icon name="place" size={18} />
            <span>
              {place}
              {willing_to_travel && ' · travels'}
            </span>
          </Box>
        )}
        {lastActiveAt && (
          <Box display="flex" gap="1.5" color="fg.muted">
            <Icon name="clock" size={18} />
            {lastActiveWords(lastActiveAt, today())}
          </Box>
        )}
      </Box>
    </Box>
  )
}

function qualificationLines({ qualifications }: PublicProfessional): string[] {
  if (!qualifications) return []
  const { qualification, institution, year_qualified, other_qualifications } = qualifications
  return [qualification, `${institution}, ${formDate(year_qualified)}`, ...(other_qualifications ? [other_qualifications] : [])]
}

/** A locum as practices see them. Where something is not filled in, it says so: that is what the practice misses. */
export function LocumCard({ professional, industries, picture, named = false }: Props) {
  const { short_bio, languages, experience, locations } = professional
  const skills = industries.find(({ name }) => name === professional.industry)?.skills ?? []
  return (
    <Box display="grid" gap="5">
      <Head professional={professional} picture={picture} named={named} />
      <Box maxWidth="text" overflowWrap="anywhere" whiteSpace="pre-line">
        {short_bio || <Missing>No bio yet</Missing>}
      </Box>
      <FactList
        facts={[
          ['Languages', some(languages.length > 0 ? [languages.join(', ')] : [], 'No languages yet')],
          ['Skills', some(skillLines(skills, professional.skills), 'No skills yet')],
          ['Experience', experience ? `${counted(experience.years_experience, 'year')}, since ${formDate(experience.start_date)}` : <Missing>No experience yet</Missing>],
          ['Worked at', experience?.companies_worked_for.join(', ')],
          ['Qualifications', some(qualificationLines(professional), 'No qualifications yet')],
          ['Registered with', professional.professional_body],
          ['Works in', some(locationLines(locations), 'No preferred locations yet')],
          ['Rates', some(rateLines(professional), 'No rates yet')],
          ['Indemnity insurance', indemnityWords(professional, today()) ?? <Missing>Not said yet</Missing>],
        ]}
      />
    </Box>
  )
}
