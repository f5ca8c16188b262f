import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { LoadError } from '../../components/load-error.tsx'
import { SaveFailure } from '../../components/save-failure.tsx'
import { useSection } from '../../components/sections-page.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { StepPage } from '../../components/step-page.tsx'
import { store } from '../../platform/storage.ts'
import type { AccountOwner, Settings } from './account-owner.ts'

interface Props {
  owner: AccountOwner
  title: string
  lead: string
  children: ReactNode
}

function Form({ owner, settings, onDone, title, lead, children }: Props & { settings: Settings; onDone: () => void }) {
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: owner.save,
    onSuccess: (saved) => client.setQueryData(owner.key, saved),
  })
  const form = useForm<Settings>({ resolver: owner.resolver, defaultValues: settings })
  return (
    <FormProvider {...form}>
      <StepPage title={title} lead={lead} busy={save.isPending} dirty={form.formState.isDirty} onSubmit={form.handleSubmit((changed) => save.mutate(changed, { onSuccess: onDone }))}>
        <SaveFailure title="Your settings were not saved." error={save.error} />
        {children}
      </StepPage>
    </FormProvider>
  )
}

/** One part of the settings, which are saved as a whole. */
export function SettingsForm(props: Props) {
  const { owner } = props
  const { formKey, onDone } = useSection()
  const { data, error, refetch } = useQuery({ queryKey: owner.key, queryFn: owner.load })
  useEffect(() => {
    if (data) store('notificationChannels', data.notification_channels)
  }, [data])
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="120px" maxWidth="640px" />
  return <Form key={formKey} {...props} settings={data} onDone={onDone} />
}
