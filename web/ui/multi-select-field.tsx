import type { ComponentProps } from 'react'
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import { MultiSelect } from './multi-select.tsx'

type Props<Form extends FieldValues, Answers> = Omit<
  ComponentProps<typeof MultiSelect>,
  'ref' | 'error' | 'options' | 'values' | 'onChange'
> & {
  control: Control<Form, unknown, Answers>
  name: FieldPath<Form>
  /** The options, once loaded. */
  list: readonly { name: string }[] | undefined
}

/** A `MultiSelect` as a form field. */
export function MultiSelectField<Form extends FieldValues, Answers>({
  control,
  name,
  list = [],
  ...texts
}: Props<Form, Answers>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ref }, fieldState }) => (
        <MultiSelect
          {...texts}
          ref={ref}
          error={fieldState.error?.message}
          options={list.map((option) => option.name)}
          values={value}
          onChange={onChange}
        />
      )}
    />
  )
}
