import { createContext, type ReactNode, use } from 'react'
import type { FieldPath } from 'react-hook-form'
import { Checkbox } from '#web/ui/choices.tsx'
import { Box, Small } from '#web/ui/chakra.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { ChangedMark } from './changed-mark.tsx'
import { fieldLabels } from './tenant-fields.ts'
import type { TenantValues } from './tenant-form.ts'
import type { TenantFormState } from './use-tenant-form.ts'

/** The form that the fields below belong to. */
export const TenantFormContext = createContext<TenantFormState | undefined>(undefined)

export function useTenantFields(): TenantFormState {
  const state = use(TenantFormContext)
  if (!state) throw new Error('A field of the tenant is outside its form')
  return state
}

/** What is marked of a field in the draft. */
export function useChangedMark(name: string): ReactNode {
  const change = useTenantFields().changes.find(({ field }) => field === name)
  return change && <ChangedMark change={change} />
}

type Path = FieldPath<TenantValues>

interface Props {
  name: Path
  /** Instead of its name in changes, where the section says what it is of. */
  label?: string
  hint?: string
  optional?: boolean
  type?: 'text' | 'url' | 'email' | 'tel'
  inputMode?: 'numeric'
}

export function TenantTextField({ name, hint, ...input }: Props) {
  const { form } = useTenantFields()
  const mark = useChangedMark(name)
  return (
    <TextField
      form={form}
      name={name}
      label={fieldLabels[name] ?? name}
      autoCapitalize="none"
      spellCheck={false}
      hint={
        (mark || hint) && (
          <>
            {mark}
            {hint && <Box mt={mark ? '1' : '0'}>{hint}</Box>}
          </>
        )
      }
      {...input}
    />
  )
}

/** A choice between shown and hidden, or on and off. */
export function TenantSwitch({ name, text }: { name: Path; text: string }) {
  const { form } = useTenantFields()
  return (
    <Box>
      <Checkbox form={form} name={name} label={<b>{fieldLabels[name]}</b>} />
      <Box pl="8">
        <Small>{text}</Small>
        {useChangedMark(name)}
      </Box>
    </Box>
  )
}
