import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { LoadError } from '#web/components/load-error.tsx'
import { SaveFailure } from '#web/components/save-failure.tsx'
import { useSection } from '#web/components/sections-page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StepPage } from '#web/components/step-page.tsx'
import type { NotificationChannels } from '#shared/identity/notification-channels.schema.ts'
import { store } from '#web/platform/storage.ts'
import type { AccountOwner, Settings } from './account-owner.ts'

interface Props {
  owner: AccountOwner
  /** The settings that this section shows and saves. */
  fields: readonly (keyof Settings)[]
  title: string
  lead: string
  children: ReactNode
}

const only = (settings: Settings, fields: readonly (keyof Settings)[]): Partial<Settings> =>
  Object.fromEntries(fields.filter((field) => settings[field] !== undefined).map((field) => [field, settings[field]]))

function Form({
  owner,
  fields,
  settings,
  onDone,
  title,
  lead,
  children,
}: Props & { settings: Settings; onDone: () => void }) {
  const save = owner.useSave()
  const form = useForm<Settings>({ resolver: owner.resolver, defaultValues: only(settings, fields) })
  return (
    <FormProvider {...form}>
      <StepPage
        title={title}
        lead={lead}
        busy={save.isPending}
        dirty={form.formState.isDirty}
        onSubmit={form.handleSubmit((changed) => save.mutate(only(changed, fields), { onSuccess: () => onDone() }))}
      >
        <SaveFailure title="Your settings were not saved." error={save.error} />
        {children}
      </StepPage>
    </FormProvider>
  )
}

export function SettingsForm(props: Props) {
  const { owner } = props
  const { formKey, onDone } = useSection()
  const { data, error, refetch } = useQuery(owner.settings)
  useEffect(() => {
    if (data) store('notificationChannels', data.notification_channels as NotificationChannels)
  }, [data])
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="120px" maxWidth="640px" />
  return <Form key={formKey} {...props} settings={data} onDone={onDone} />
}
