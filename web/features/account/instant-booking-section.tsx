import { formatCount } from '#web/components/format/format-words.ts'
import { Box, chakra, Row, Stack } from '#web/ui/chakra.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { CompanyId } from '#shared/kernel/ids.ts'
import {
  type InstantBooking,
  type InstantBookingBody,
  MAX_INSTANT_BOOKINGS_A_DAY,
  noticeHours,
} from '#shared/professionals/instant-booking.schema.ts'
import {
  AGREE_TO_TERMS,
  CHOOSE_A_REGION,
  INSTANT_TERMS_VERSION,
  instantTerms,
} from '#shared/professionals/instant-booking.terms.ts'
import { instantBookingContract } from '#shared/professionals/instant-booking.contract.ts'
import { useProfessional } from '#web/components/account/account.api.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { instantBookingQuery, useStar } from '#web/components/people/instant-booking.api.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { useSection } from '#web/components/page/sections-page.tsx'
import { StepPage } from '#web/components/forms/step-page.tsx'
import type { Shown } from '#web/platform/meanwhile.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { useBegun } from '#web/platform/use-begun.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choices.tsx'
import { ErrorText } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SelectField } from '#web/ui/text-field.tsx'

const sentences = {
  on: 'Let favourite practices book me at once',
  notice: 'Notice before the first shift',
  noticeOf: (hours: number) => (hours < 48 ? `${hours} hours` : `${hours / 24} days`),
  limit: 'Bookings a day',
  limitOf: (count: number) => formatCount(count, 'booking'),
  regions: 'Regions',
}

type Values = Omit<InstantBookingBody, 'terms_version'> & { agreed: boolean }

const limitsOf = ({ on, notice_hours, daily_limit, locations }: InstantBooking) => ({
  on,
  notice_hours,
  daily_limit,
  locations,
})
const shown: Shown<ReturnType<typeof limitsOf>> = {
  on: sentences.on,
  notice_hours: (hours) => `${sentences.notice}: ${sentences.noticeOf(hours)}`,
  daily_limit: (count) => `${sentences.limit}: ${sentences.limitOf(count)}`,
  locations: (locations) => `${sentences.regions}: ${locations.map((place) => place.split(',').at(-1)).join(', ')}`,
}

const limits = Array.from({ length: MAX_INSTANT_BOOKINGS_A_DAY }, (_, at) => at + 1)
const Legend = chakra('legend', { base: { fontWeight: 'bold', mb: '1.5' } })

function Terms({ children }: { children: ReactNode }) {
  return (
    <Stack bg="bg.subtle" border="1px solid" borderColor="border" borderRadius="m" p="4" gap="3">
      <b>What you agree to</b>
      <Box asChild pl="5" listStyleType="disc" display="grid" gap="1">
        <ul>
          {instantTerms.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Box>
      {children}
    </Stack>
  )
}

function Starred({ id, name }: { id: CompanyId; name: string }) {
  const { busy, error, change } = useStar(id)
  return (
    <li>
      <Row align="center" justify="space-between" gap="3" minHeight="11">
        <Box overflowWrap="anywhere">{name}</Box>
        <IconButton icon="close" label={`Remove ${name} from favourites`} disabled={busy} onClick={change} />
      </Row>
      <FailureNote error={error} />
    </li>
  )
}

function StarredPractices({ practices }: Pick<InstantBooking, 'practices'>) {
  return (
    <div>
      <chakra.h3 fontWeight="bold">Favourite practices</chakra.h3>
      {practices.length === 0 ? (
        <Box color="fg.muted">
          None yet. Add a practice to your favourites on the page of one of its offers, requests or bookings.
        </Box>
      ) : (
        <Box asChild css={{ '& > li + li': { borderTop: '1px solid', borderColor: 'border' } }}>
          <ul>
            {practices.map((practice) => (
              <Starred key={practice.id} {...practice} />
            ))}
          </ul>
        </Box>
      )}
    </div>
  )
}

interface RegionsProps {
  value: string[]
  onChange: (locations: string[]) => void
  known: string[]
  error: string | undefined
}

function Regions({ value, onChange, known, error }: RegionsProps) {
  const id = useId()
  if (known.length === 0) return <Box color="fg.muted">Choose the regions that you work in on your profile first.</Box>
  const change = (location: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, location] : value.filter((one) => one !== location))
  return (
    <chakra.fieldset border="none" aria-describedby={error && id}>
      <Legend>{sentences.regions}</Legend>
      <Stack gap="2">
        {known.map((location) => (
          <Checkbox
            key={location}
            label={location.split(',').toReversed().join(', ')}
            checked={value.includes(location)}
            onChange={(event) => change(location, event.currentTarget.checked)}
          />
        ))}
      </Stack>
      {error && <ErrorText id={id}>{error}</ErrorText>}
    </chakra.fieldset>
  )
}
function Form({ choice, onDone }: { choice: InstantBooking; onDone: () => void }) {
  const { practices, terms, on, notice_hours, daily_limit, locations } = choice
  const profile = useProfessional()
  const hasAgreed = terms?.version === INSTANT_TERMS_VERSION
  const form = useForm<Values>({
    defaultValues: {
      on,
      notice_hours,
      daily_limit,
      locations: terms ? locations : profile.locations,
      agreed: hasAgreed,
    },
  })
  const { control, formState, handleSubmit } = form
  const { errors, isDirty } = formState
  const isOn = useWatch({ control, name: 'on' })
  const client = useQueryClient()
  const read = () => client.fetchQuery({ ...instantBookingQuery, staleTime: 0 })
  const begun = useBegun(choice, { valuesOf: limitsOf, shown, read })
  const save = useApiMutation(
    instantBookingContract.saveInstantBooking,
    ({ agreed, ...limitsChosen }: Values, version) => ({
      body: { ...limitsChosen, ...(agreed && { terms_version: INSTANT_TERMS_VERSION }) },
      version,
    }),
    { begun },
  )
  return (
    <StepPage
      form={form}
      failure={{
        title: 'Your settings were not saved.',
        error: save.error,
        meanwhile: begun.meanwhile,
        onTake: (now) => form.reset({ ...now, agreed: form.getValues('agreed') }),
      }}
      title="Instant booking"
      lead="Your favourite practices can book you at once, without a request, for hours that you have posted as available."
      ownerAlone
      busy={save.isPending}
      dirty={isDirty}
      onSubmit={handleSubmit((values) => save.mutate(values, { onSuccess: () => onDone() }))}
    >
      <Checkbox form={form} name="on" label={<b>{sentences.on}</b>} />
      {isOn && (
        <>
          <Terms>
            {!hasAgreed && (
              <Checkbox form={form} name="agreed" label="I agree to these terms" rules={{ required: AGREE_TO_TERMS }} />
            )}
          </Terms>
          <SelectField form={form} name="notice_hours" label={sentences.notice} rules={{ valueAsNumber: true }}>
            {noticeHours.map((hours) => (
              <option key={hours} value={hours}>
                {sentences.noticeOf(hours)}
              </option>
            ))}
          </SelectField>
          <SelectField
            form={form}
            name="daily_limit"
            label={sentences.limit}
            hint="How many can be made in one day, by all practices together."
            rules={{ valueAsNumber: true }}
          >
            {limits.map((count) => (
              <option key={count} value={count}>
                {sentences.limitOf(count)}
              </option>
            ))}
          </SelectField>
          <Controller
            control={control}
            name="locations"
            rules={{ validate: (chosen) => chosen.length > 0 || CHOOSE_A_REGION }}
            render={({ field: { value, onChange } }) => (
              <Regions
                value={value}
                onChange={onChange}
                known={[...new Set([...profile.locations, ...locations])].sort()}
                error={errors.locations?.message}
              />
            )}
          />
        </>
      )}
      <StarredPractices practices={practices} />
    </StepPage>
  )
}

export function InstantBookingSection() {
  const { formKey, onDone } = useSection()
  const { data, error, refetch } = useQuery(instantBookingQuery)
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="120px" maxWidth="640px" />
  return <Form key={formKey} choice={data} onDone={onDone} />
}
