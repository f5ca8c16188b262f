import { Box, chakra, Row, Stack } from '#web/ui/chakra.ts'
import { formatSuburb } from '#shared/kernel/format-shift.ts'
import type { Company, PublicCompany } from '#shared/companies/companies.schema.ts'
import { Icon } from '#web/ui/icon.tsx'
import { openingLines } from '#web/components/format/format-opening-hours.ts'
import { PracticePicture } from './practice-picture.tsx'
import { ProfileImage } from './profile-image.tsx'

const text = {
  hours: 'Opening hours',
  languages: 'Languages',
  systems: 'Systems used',
  insured: 'Professional insurance cover',
  yes: 'Yes',
  no: 'No',
  picture: (name: string, number: number) => `${name}, picture ${number}`,
}

type ShownPractice = PublicCompany | Company

const Term = chakra('dt', { base: { color: 'fg.muted', textStyle: 's' } })
const Value = chakra('dd', { base: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } })

const pictures = ['imageA', 'imageB', 'imageC'] as const

function Head({ practice: { id, name, industry, type, address, logo_file } }: { practice: ShownPractice }) {
  const place = address && formatSuburb(address)
  return (
    <Row align="center" gap="4">
      <ProfileImage document="logo" ownerId={id} file={logo_file} name={name} size="l" />
      <Box minWidth="0" overflowWrap="anywhere">
        <b>{name}</b>
        <Box color="fg.muted">{[type, industry].filter((word, at, all) => all.indexOf(word) === at).join(' · ')}</Box>
        {place && (
          <Row gap="1.5" color="fg.muted">
            <Icon name="place" size={18} />
            {place}
          </Row>
        )}
      </Box>
    </Row>
  )
}

function Pictures({ practice: { id, name, files } }: { practice: ShownPractice }) {
  const kept = pictures.filter((picture) => files[picture])
  if (kept.length === 0) return null
  return (
    <Box
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(240px, 1fr))' }}
    >
      {kept.map((document, at) => (
        <PracticePicture
          key={document}
          ownerId={id}
          document={document}
          file={files[document]}
          alt={text.picture(name, at + 1)}
        />
      ))}
    </Box>
  )
}

/** A practice as locums see it before a booking; also the preview for its members. */
export function PracticeCard({ practice }: { practice: ShownPractice }) {
  const { short_bio, working_hours, languages, systemsUsed, professionalInsuranceCover: insured } = practice
  const facts = [
    [text.hours, working_hours ? openingLines(working_hours).join('\n') : ''],
    [text.languages, languages.join(', ')],
    [text.systems, systemsUsed.join(', ')],
    [text.insured, insured === undefined ? '' : insured ? text.yes : text.no],
  ].filter(([, value]) => value)
  return (
    <Stack gap="4" maxWidth={{ base: 'text', lg: 'none' }}>
      <Head practice={practice} />
      {short_bio && (
        <Box overflowWrap="anywhere" whiteSpace="pre-line">
          {short_bio}
        </Box>
      )}
      {facts.length > 0 && (
        <Stack as="dl" gap="3">
          {facts.map(([term, value]) => (
            <div key={term}>
              <Term>{term}</Term>
              <Value>{value}</Value>
            </div>
          ))}
        </Stack>
      )}
      <Pictures practice={practice} />
    </Stack>
  )
}
