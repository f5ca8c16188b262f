import { useForm } from 'react-hook-form'
import { readRand } from '#shared/kernel/money.ts'
import { ADDITION, DEDUCTION } from '#shared/wallets/wallet-kinds.ts'
import type { Adjustment } from '#shared/wallets/wallets.schema.ts'
import { isReason } from '#shared/kernel/min-reason.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { LeaveGuard } from '#web/components/forms/leave-guard.tsx'
import { formatSigned } from '#web/features/wallets/format-transaction.ts'
import { type AnyWallet, useAdjustWallet } from '#web/features/wallets/wallets.api.ts'
import { errorDetails } from '#web/platform/error-details.ts'
import { Button } from '#web/ui/button.tsx'
import { Box, chakra } from '#web/ui/chakra.ts'
import { RadioCards } from '#web/ui/choices.tsx'
import { Section } from '#web/ui/page.tsx'
import { TextAreaField, TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'

interface Values {
  type: 'add' | 'deduct'
  amount: string
  note: string
  reference: string
}

const empty: Values = { type: 'add', amount: '', note: '', reference: '' }

const kinds = [
  { value: 'add', label: 'Add', text: 'Such as a bonus, or a correction' },
  { value: 'deduct', label: 'Deduct', text: 'At most the balance' },
] as const

const requestOf = ({ type, amount, note, reference }: Values): Adjustment => ({
  type: type === 'add' ? ADDITION : DEDUCTION,
  amount: readRand(amount) ?? 0,
  note: note.trim(),
  ...(reference.trim() && { reference: reference.trim().toUpperCase() as NonNullable<Adjustment['reference']> }),
})

/** A posting by the super admin, with a note that the owner of the wallet reads. */
export function AdjustWallet({ wallet }: { wallet: AnyWallet }) {
  const form = useForm<Values>({ defaultValues: empty })
  const { handleSubmit, reset, formState } = form
  const adjust = useAdjustWallet(wallet)
  const send = handleSubmit(async (values) => {
    const posted = await adjust.mutateAsync(requestOf(values)).catch(() => undefined)
    if (!posted) return
    reset(empty)
    showToast(`Posted: ${formatSigned(posted)}`)
  })
  const { fields } = errorDetails(adjust.error)
  const problem = (name: keyof Values) => fields.find(({ field }) => field === name)?.message
  const errorOf = (name: keyof Values) => formState.errors[name]?.message ?? problem(name)
  return (
    <Section title="Add or deduct">
      <chakra.form noValidate onSubmit={(event) => void send(event)} display="grid" gap="4">
        <RadioCards form={form} name="type" legend="What to do" choices={kinds} />
        <TextField
          form={form}
          name="amount"
          label="Amount in rand"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          rules={{ validate: (text: string) => (readRand(text) ?? 0) > 0 || 'Enter an amount such as 150.00' }}
          error={errorOf('amount')}
        />
        <TextAreaField
          form={form}
          name="note"
          label="Note"
          hint="The owner of the wallet will see this."
          maxLength={500}
          rules={{ validate: (text: string) => isReason(text) || 'Write at least 5 characters' }}
          error={errorOf('note')}
        />
        <TextField
          form={form}
          name="reference"
          label="Code of a booking"
          optional
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={12}
          error={errorOf('reference')}
        />
        {adjust.error && fields.length === 0 && <FailureNote error={adjust.error} />}
        <Box>
          <Button type="submit" look="primary" busy={adjust.isPending}>
            Post to this wallet
          </Button>
        </Box>
      </chakra.form>
      <LeaveGuard dirty={formState.isDirty && !formState.isSubmitting} unsent />
    </Section>
  )
}
