import { Box, chakra, Stack } from '#web/ui/chakra.ts'
import { useParams, useSearchParams } from 'react-router-dom'
import type { UserId } from '#shared/kernel/ids.ts'
import type { PublicProfessional } from '#shared/professionals/professionals.schema.ts'
import { BlockedNote, BlockLocum } from '#web/components/people/block-locum.tsx'
import { useIsBlocked } from '#web/components/people/blocked.api.ts'
import { ChatIconButton } from '#web/components/chat/chat-button.tsx'
import { PoolChoices } from './pool-choices.tsx'
import { FavouriteButton } from '#web/components/people/favourite-button.tsx'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { PageLoadError } from '#web/components/page/page-load-error.tsx'
import { Page, PageHeader, Section } from '#web/ui/page.tsx'
import { ProfileImage } from '#web/components/people/profile-image.tsx'
import { formatCount } from '#web/components/format/format-words.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { currentDay } from '#web/platform/clock.ts'
import { backLinkOf, locumShiftSelection } from '#web/components/people/locum-address.ts'
import { useApplicantProfile } from '#web/features/offers/practice/practice-offers.api.ts'
import { useIndustries } from '#web/features/options/options.api.ts'
import { useFormattedPlace } from './locum-summary.tsx'
import { RequestForm } from './request-form.tsx'

const LocumCard = lazyPage(() => import('#web/components/people/locum-card.tsx'), 'LocumCard')

function AboutLocum({ professional }: { professional: PublicProfessional }) {
  const { id, name, avatar_file } = professional
  const { data: industries, error, refetch } = useIndustries()
  return (
    <Section title={`About ${name}`}>
      <Box borderTop="1px solid" borderColor="border" pt="4">
        {error && <LoadError error={error} onRetry={() => void refetch()} />}
        {industries && (
          <LocumCard
            professional={professional}
            industries={industries}
            picture={<ProfileImage ownerId={id} document="avatar" file={avatar_file} name={name} size="l" />}
          />
        )}
      </Box>
    </Section>
  )
}

function LoadedLocum({ professional }: { professional: PublicProfessional }) {
  const [params] = useSearchParams()
  const place = useFormattedPlace(professional)
  const shiftSelection = locumShiftSelection(params, currentDay())
  const { id, name, profession, experience } = professional
  const blocked = useIsBlocked(id)
  return (
    <Page>
      <PageHeader
        title={name}
        back={backLinkOf(params)}
        beside={
          !blocked && (
            <>
              <FavouriteButton id={id} name={name} />
              <ChatIconButton id={id} name={name} />
            </>
          )
        }
      >
        {[profession, experience && formatCount(experience.years_experience, 'year'), place]
          .filter(Boolean)
          .join(' · ')}
      </PageHeader>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 560px) minmax(0, 1fr)' }}
        columnGap="12"
        rowGap="8"
        alignItems="start"
      >
        <Box
          mx={{ base: '-4', md: '0' }}
          display="flex"
          flexDirection="column"
          border={{ md: '1px solid' }}
          borderColor={{ md: 'border' }}
          borderRadius={{ md: 'l' }}
          overflow={{ md: 'clip' }}
          pt={{ md: '4' }}
        >
          {blocked ? (
            <Box px={{ base: '4', md: '6' }} pb={{ md: '6' }}>
              <BlockedNote id={id} name={name} />
            </Box>
          ) : (
            <RequestForm key={params.toString()} professional={professional} shiftSelection={shiftSelection} />
          )}
        </Box>
        <div>
          <AboutLocum professional={professional} />
          {blocked === false && (
            <Stack gap="4" justifyItems="start" borderTop="1px solid" borderColor="border" mt="6" pt="3">
              <div>
                <chakra.h3 textStyle="m" fontWeight="bold" mb="1">
                  Pools
                </chakra.h3>
                <PoolChoices id={id} name={name} />
              </div>
              <BlockLocum id={id} name={name} />
            </Stack>
          )}
        </div>
      </Box>
    </Page>
  )
}

/** A locum's profile, with their calendar and the request form. */
export function LocumPage() {
  const { professionalId } = useParams()
  const [params] = useSearchParams()
  const { data, error, refetch } = useApplicantProfile(professionalId as UserId)
  if (data) return <LoadedLocum professional={data} />
  return (
    <Page>
      <PageHeader title="Locum" back={backLinkOf(params)} />
      {error ? (
        <PageLoadError what="professional" back={backLinkOf(params)} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="480px" borderRadius="l" role="status" aria-label="Loading the locum" />
      )}
    </Page>
  )
}
