import { Box, chakra } from '@chakra-ui/react'
import { rateGroups } from '../../../shared/bookings/bookings.schema.ts'
import { formDate } from '../../../shared/kernel/dates.ts'
import { formatRate } from '../../../shared/kernel/money.ts'
import type { OfferRequest } from '../../../shared/offers/offers.schema.ts'
import type { PublicProfessional } from '../../../shared/professionals/professionals.schema.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { LoadError } from '../../components/load-error.tsx'
import { Note } from '../../components/note.tsx'
import { counted, daysWords, groupNames } from '../../components/shift-words.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useIndustries } from '../options/options.api.ts'
import { canDecline, nameOf } from './applicants.ts'
import { useApplicantProfile } from './offers.api.ts'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
    columnGap: '4',
    '& dt': { color: 'fg.muted', pt: '2' },
    '& dd': { pb: '2', pt: { sm: '2' }, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
})

/** Skills are kept as codes; a code that options no longer know is left out. */
function useSkillNames(industry: string, codes: readonly string[]): string[] {
  const { data = [] } = useIndustries()
  const skills = data.find(({ name }) => name === industry)?.skills ?? []
  return skills.flatMap(({ options }) => options.filter(({ code }) => codes.includes(code)).map(({ name }) => name))
}

const ratesOf = ({ rates }: OfferRequest): string => rateGroups.map((group) => `${groupNames[group]} ${formatRate(Number(rates[group]))}`).join('\n')

function Profile({ professional, request }: { professional: PublicProfessional; request: OfferRequest }) {
  const { address, experience, industry, profession, professional_body } = professional
  const skills = useSkillNames(industry, professional.skills)
  const facts: [string, string | undefined][] = [
    ['Profession', `${profession}, ${industry}`],
    ['Registered with', professional_body],
    ['Home', [address.suburb, address.region, address.province].filter(Boolean).join(', ')],
    ['Experience', experience && `${counted(experience.years_experience, 'year')}, since ${formDate(experience.start_date)}`],
    ['Worked at', experience?.companies_worked_for.join(', ')],
    ['Skills', skills.join(', ')],
    ['Rates', ratesOf(request)],
    ['Asks for', daysWords(request.booking_dates)],
    ['Contact', [request.contact, request.email].filter(Boolean).join(', ')],
  ]
  return (
    <>
      <Facts>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <Box key={label} display="contents">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Box>
          ))}
      </Facts>
      {!request.contact && (
        <Box mt="4">
          <Note>Phone number and e-mail address are shown to both of you once you have booked.</Note>
        </Box>
      )}
    </>
  )
}

function Body({ request }: { request: OfferRequest }) {
  const { data, error, refetch } = useApplicantProfile(request.id)
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (data) return <Profile professional={data} request={request} />
  return (
    <Box role="status" aria-label="Loading the profile" display="grid" gap="4">
      {[70, 55, 80, 45].map((width) => (
        <Skeleton key={width} style={{ width: `${width}%` }} />
      ))}
    </Box>
  )
}

interface Props {
  request: OfferRequest | undefined
  onClose: () => void
  onDecline: (request: OfferRequest) => void
}

/** What a practice may know of an applicant before it books. */
export function ApplicantDetails({ request, onClose, onDecline }: Props) {
  return (
    <Dialog
      open={request !== undefined}
      onClose={onClose}
      title={request ? nameOf(request) : ''}
      lead={request && `Application ${request.uniqueAppReference}`}
      footer={
        request && canDecline(request) ? (
          <>
            <Button look="danger" onClick={() => onDecline(request)}>
              Decline
            </Button>
            <Button onClick={onClose}>Back to the applicants</Button>
          </>
        ) : undefined
      }
    >
      {request && <Body request={request} />}
    </Dialog>
  )
}
