import { type ComponentType, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Stack } from '#web/ui/chakra.ts'
import { CodeField } from '#web/ui/code-field.tsx'
import type { FieldTexts } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { PasswordField, SelectField, TextAreaField, TextField } from '#web/ui/text-field.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import { YesNoField } from '#web/ui/yes-no-field.tsx'
import { LONG_NAME, Part, State } from './specimen.tsx'

type AnyField = ComponentType<FieldTexts & { disabled?: boolean; defaultValue?: string }>

const fields: [name: string, Field: AnyField, value: string][] = [
  ['Text field', TextField, LONG_NAME],
  ['Text area', TextAreaField, `${LONG_NAME}\nRing at the back door.`],
  ['Password field', PasswordField, 'correct horse battery staple'],
  ['Code field', CodeField, '123456'],
]

const options = ['', 'Gauteng', 'Western Cape', LONG_NAME]

const provinces = options.map((option) => (
  <option key={option} value={option}>
    {option || 'Choose a province'}
  </option>
))
const Provinces: AnyField = (props) => <SelectField {...props}>{provinces}</SelectField>

function Time({ error, hint }: { error?: string; hint?: string }) {
  const [value, setValue] = useState('08:00')
  return <TimeField label="Starts" of="the shift" value={value} onChange={setValue} error={error} hint={hint} />
}

function InForm() {
  const form = useForm({ defaultValues: { name: '', insured: 'no' }, mode: 'onChange' })
  const { setError } = form
  useEffect(() => setError('name', { message: 'Please enter a name.' }), [setError])
  return (
    <Stack gap="5">
      <TextField form={form} name="name" label="Name" rules={{ required: 'Please enter a name.' }} />
      <YesNoField form={form} name="insured" legend="Are you insured?" />
    </Stack>
  )
}

export function Fields() {
  return (
    <>
      {[...fields, ['Native select', Provinces, 'Western Cape'] as (typeof fields)[number]].map(
        ([name, Field, value]) => (
          <Part key={name} name={name}>
            <State name="empty, with a hint">
              <Field label={name} hint="What it is for." />
            </State>
            <State name="filled in">
              <Field label={name} defaultValue={value} />
            </State>
            <State name="doubtful">
              <Field label={name} defaultValue={value} hint="What it is for." warning="Is this really yours?" />
            </State>
            <State name="wrong">
              <Field label={name} defaultValue={value} error="Please check this." />
            </State>
            <State name="disabled, optional">
              <Field label={name} optional disabled defaultValue={value} />
            </State>
          </Part>
        ),
      )}
      <Part name="In a form">
        <State name="value and error are the form’s">
          <InForm />
        </State>
      </Part>
      <Part name="Compact select">
        <State name="filled in">
          <Select compact aria-label="Province" defaultValue="Gauteng">
            {provinces}
          </Select>
        </State>
        <State name="disabled">
          <Select compact disabled aria-label="Province, disabled">
            {provinces}
          </Select>
        </State>
      </Part>
      <Part name="Time field">
        <State name="filled in, with a hint">
          <Time hint="In steps of 5 minutes." />
        </State>
        <State name="wrong">
          <Time error="The shift is too short." />
        </State>
      </Part>
    </>
  )
}
