import type { FieldError, FieldPath, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form'

/** A field of a form has its value and its error from there; one without `form` gets them as props. */
export interface InForm<Values extends FieldValues> {
  form?: Pick<UseFormReturn<Values>, 'register' | 'formState'>
  name?: FieldPath<Values>
  /** How the form reads and checks the value. */
  rules?: RegisterOptions<Values>
}

const errorAt = (errors: object, name: string): FieldError | undefined =>
  name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], errors) as
    FieldError | undefined

/** The props of a field, with those that its form gives it. */
export function ofForm<Values extends FieldValues, Props extends object>({
  form,
  rules,
  ...props
}: InForm<Values> & Props) {
  const { name } = props
  if (!form || !name) return props
  return { ...form.register(name, rules), error: errorAt(form.formState.errors, name)?.message, ...props }
}
