import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type FieldPath, get, useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { changedFields } from '#shared/tenants/changed-fields.rules.ts'
import type { EditedTenant, FieldChange } from '#shared/tenants/tenant-versions.schema.ts'
import { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'
import { errorDetails } from '#web/platform/error-details.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { useBegun } from '#web/platform/use-begun.ts'
import { showToast } from '#web/ui/toast.tsx'
import { editedTenantQuery } from '../tenants.api.ts'
import { bodyOf, type CheckedTenant, only, type TenantValues, valuesOf, withFields } from './tenant-form.ts'

const resolver = lazyResolver<TenantValues, CheckedTenant>(
  async () => (await import('./tenant-form.schema.ts')).TenantForm,
)

const changesOf = (before: TenantValues, after: TenantValues): FieldChange[] =>
  changedFields(bodyOf(before) as Tenant, bodyOf(after) as Tenant)

type Form = UseFormReturn<TenantValues, unknown, CheckedTenant>

const valueIn = (values: unknown, field: string) => hashKey([get(values, field) as unknown])

/** What was typed on this page and differs from what is saved, by field. */
const editedIn = ({ getValues, formState }: Form, fields: readonly string[]) =>
  only(
    getValues(),
    fields.filter((field) => valueIn(getValues(), field) !== valueIn(formState.defaultValues, field)),
  )

/** Follows what others save, except in the fields that were edited. */
function useNewest(form: Form, tenant: EditedTenant, fields: readonly string[]): void {
  const follow = useEffectEvent((newest: EditedTenant) => {
    const edited = editedIn(form, fields)
    form.reset(valuesOf(newest))
    for (const [field, value] of Object.entries(edited)) form.setValue(field as FieldPath<TenantValues>, value as never)
  })
  useEffect(() => follow(tenant), [tenant])
}

/** Saves the tenant as a whole, with the fields that were edited on one page; what others saved elsewhere stays. */
export function useTenantForm(tenant: EditedTenant, fields: Record<string, string>) {
  const client = useQueryClient()
  const names = Object.keys(fields)
  const form = useForm<TenantValues, unknown, CheckedTenant>({ resolver, defaultValues: valuesOf(tenant) })
  useNewest(form, tenant, names)
  const begun = useBegun(tenant, {
    valuesOf: (saved): Record<string, unknown> => only(valuesOf(saved), Object.keys(editedIn(form, names))),
    shown: fields,
    read: () => client.fetchQuery({ ...editedTenantQuery, staleTime: 0 }),
  })
  const save = useApiMutation(
    tenantsContract.updateTenant,
    (edited: Record<string, unknown>, version) => {
      const newest = client.getQueryData(editedTenantQuery.queryKey) ?? tenant
      return { params: { id: tenant.tenantId }, body: bodyOf(withFields(valuesOf(newest), edited)), version }
    },
    {
      begun,
      onSuccess: (saved) => {
        client.setQueryData(editedTenantQuery.queryKey, saved)
        form.reset(valuesOf(saved))
        showToast('Saved. Everyone sees it on the next page they open.')
      },
      onError: (error) => {
        for (const { field, message } of errorDetails(error).fields)
          form.setError(field as FieldPath<TenantValues>, { message })
      },
    },
  )
  const draft = useWatch({ control: form.control, compute: (values) => values }) as TenantValues
  return {
    form,
    begun,
    save,
    draft,
    changes: changesOf(valuesOf(tenant), draft),
    /** Puts what others have saved into the fields that were edited. */
    take: () => form.reset(valuesOf(tenant)),
    submit: form.handleSubmit(() => save.mutate(editedIn(form, names))),
  }
}

export type TenantFormState = ReturnType<typeof useTenantForm>
