import { useForm, useWatch } from 'react-hook-form'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { PlacementRequest } from '#shared/placements/placements.schema.ts'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'
import { errorDetails } from '#web/platform/error-details.ts'
import { useStepDraft } from '#web/platform/use-draft.ts'
import { type PlacementValues, useRequestPlacement } from './placements.api.ts'

const resolver = lazyResolver<PlacementValues, PlacementRequest>(
  async () => (await import('#shared/placements/placements.schema.ts')).PlacementRequest,
)

const empty: PlacementValues = { professionTitle: '', monthlySalary: '', workingHours: '', message: '' }

/** The request as it is typed, kept as a draft until it is sent; what the server refuses of it shows at its field. */
export function usePlacementForm(company: Company, onSent: () => void) {
  const form = useForm({ resolver, defaultValues: empty, mode: 'onTouched' })
  const draft = useStepDraft(`placement ${company.id}`, form)
  const request = useRequestPlacement(company)
  const showRefusals = (error: unknown): undefined => {
    for (const { field, message } of errorDetails(error).fields)
      if (field in empty) form.setError(field as keyof PlacementValues, { message })
  }
  const send = form.handleSubmit(async (values) => {
    const sent = await request.mutateAsync(values).catch(showRefusals)
    if (!sent) return
    draft.discard()
    onSent()
  })
  return {
    form,
    draft,
    request,
    send: () => void send(),
    monthlySalary: String(useWatch({ control: form.control, name: 'monthlySalary' })),
    /** Why it can’t be sent yet (SPEC 5). */
    missing: form.formState.isValid ? undefined : 'Choose a profession, and enter salary and working hours.',
  }
}
