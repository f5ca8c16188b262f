import { type FieldPath, type FieldValues, useController, type UseFormReturn } from 'react-hook-form'
import { FileField, type FileFieldProps } from './file-field.tsx'
import type { Removal } from './remove-stored-file.tsx'

interface Props<Form extends FieldValues, Name extends FieldPath<Form>> extends Omit<
  FileFieldProps,
  'error' | 'onChosen' | 'ref'
> {
  form: Pick<UseFormReturn<Form>, 'control' | 'resetField'>
  name: Name
}

/** A file as a form field, which is true while a file is stored or chosen. */
export function DocumentField<Form extends FieldValues, Name extends FieldPath<Form>>({
  form,
  name,
  removal,
  ...file
}: Props<Form, Name>) {
  const {
    field: { ref, onChange },
    fieldState,
  } = useController({ control: form.control, name })
  const keep: Removal['keep'] = (owner) => {
    removal?.keep(owner)
    // Removed at once, so the form has nothing to save.
    form.resetField(name, { defaultValue: false as never })
  }
  return (
    <FileField
      {...file}
      ref={ref}
      error={fieldState.error?.message}
      removal={removal && { ...removal, keep }}
      onChosen={(chosen) => onChange(chosen || Boolean(file.stored))}
    />
  )
}
