import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { LoadError } from '#web/components/page/load-error.tsx'
import { useSection } from '#web/components/page/sections-page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StepPage } from '#web/components/forms/step-page.tsx'
import type { NotificationChannels } from '#shared/identity/notification-channels.schema.ts'
import type { Shown } from '#web/platform/meanwhile.ts'
import { useBegun } from '#web/platform/use-begun.ts'
import { store } from '#web/platform/storage.ts'
import type { AccountOwner, Settings } from './account-owner.ts'

interface Props {
  owner: AccountOwner
  /** The settings that this section shows and saves. */
  fields: readonly Field[]
  title: string
  lead: string
  /** They are about the user themself. */
  ownerAlone?: boolean
  children: ReactNode
}

type Fields = Omit<Settings, 'version'>
type Field = keyof Fields

const formatKinds = (kinds: Record<string, boolean>): string =>
  Object.keys(kinds)
    .filter((kind) => kinds[kind])
    .join(', ') || 'none'

const formatChannels = ({ email, push, quiet_hours: quiet, reminders }: Settings['notification_channels']): string =>
  [
    `E-mail: ${formatKinds(email)}`,
    `Devices: ${formatKinds(push)}`,
    ...(reminders ? [`Two hours before a shift: ${reminders.two_hours ? 'Yes' : 'No'}`] : []),
    `Quiet hours: ${quiet ? `${quiet.from}–${quiet.to}` : 'none'}`,
  ].join('. ')

const only = (settings: Fields, fields: readonly Field[]): Partial<Settings> =>
  Object.fromEntries(fields.filter((field) => settings[field] !== undefined).map((field) => [field, settings[field]]))

function Form({
  owner,
  fields,
  settings,
  onDone,
  title,
  lead,
  ownerAlone = false,
  children,
}: Props & { settings: Settings; onDone: () => void }) {
  const client = useQueryClient()
  const { wording } = owner
  const shown: Shown<Fields> = {
    name: fields.includes('name') ? 'Your name' : null,
    contact: fields.includes('contact') ? wording.contact : null,
    email: fields.includes('email') ? wording.email : null,
    notification_channels: fields.includes('notification_channels') ? formatChannels : null,
  }
  const begun = useBegun(settings, {
    valuesOf: ({ version: _, ...now }): Fields => now,
    shown,
    read: () => client.fetchQuery({ ...owner.settings, staleTime: 0 }),
  })
  const save = owner.useSave(begun)
  const form = useForm<Settings>({ resolver: owner.resolver, defaultValues: only(settings, fields) })
  return (
    <StepPage
      form={form}
      failure={{
        title: 'Your settings were not saved.',
        error: save.error,
        meanwhile: begun.meanwhile,
        onTake: (now) => form.reset(only(now, fields)),
      }}
      title={title}
      lead={lead}
      ownerAlone={ownerAlone}
      busy={save.isPending}
      dirty={form.formState.isDirty}
      onSubmit={form.handleSubmit((changed) => save.mutate(only(changed, fields), { onSuccess: () => onDone() }))}
    >
      {children}
    </StepPage>
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
