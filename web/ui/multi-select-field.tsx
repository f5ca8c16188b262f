import type { ComponentProps } from 'react'
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { MultiSelect } from './multi-select.tsx'

type Props<Values extends FieldValues> = Omit<
  ComponentProps<typeof MultiSelect>,
  'ref' | 'error' | 'options' | 'values' | 'onChange' | 'labelOf'
> & {
  form: Pick<UseFormReturn<Values>, 'control'>
  name: FieldPath<Values>
  /** The options, once loaded. */
  list: readonly { name: string; label?: string | undefined }[] | undefined
}

/** A `MultiSelect` as a form field. */
export function MultiSelectField<Values extends FieldValues>({ form, name, list = [], ...texts }: Props<Values>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, ref }, fieldState }) => (
        <MultiSelect
          {...texts}
          ref={ref}
          error={fieldState.error?.message}
          options={list.map((option) => option.name)}
          labelOf={(name) => list.find((option) => option.name === name)?.label ?? name}
          values={value}
          onChange={onChange}
        />
      )}
    />
  )
}
