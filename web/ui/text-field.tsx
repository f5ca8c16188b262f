import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Box } from './chakra.ts'
import { Field, type FieldOf, Input, InputFrame, TextArea } from './field.tsx'
import { Icon } from './icon.tsx'
import { ofForm } from './in-form.ts'
import { Select } from './select.tsx'

export function TextField<Values extends FieldValues>(props: FieldOf<typeof Input, Values>) {
  return (
    <Field {...props}>
      {(control) => (
        <InputFrame>
          <Input {...control} />
        </InputFrame>
      )}
    </Field>
  )
}

/** From here on, the number of characters left is shown. */
const COUNTDOWN_FROM = 50

/** Input beyond `maxLength` is cut off. */
export function TextAreaField<Values extends FieldValues>(props: FieldOf<typeof TextArea, Values>) {
  const field = ofForm(props)
  const { hint, error, maxLength = Infinity } = field
  const [written, setWritten] = useState(0)
  const left = maxLength - written
  const count = ({ target }: { target: EventTarget }) => setWritten((target as HTMLTextAreaElement).value.length)
  const countdown = !error && left <= COUNTDOWN_FROM && (
    <span role="status">{`${left} of ${maxLength} characters left.`}</span>
  )
  return (
    <Field
      {...field}
      hint={
        countdown ? (
          <>
            {hint} {countdown}
          </>
        ) : (
          hint
        )
      }
    >
      {(control) => (
        <InputFrame onFocus={count} onInput={count} onBlur={() => setWritten(0)}>
          <TextArea {...control} />
        </InputFrame>
      )}
    </Field>
  )
}

/** Children are the options. */
export function SelectField<Values extends FieldValues>({
  children,
  ...props
}: FieldOf<typeof Select, Values> & { children: ReactNode }) {
  return <Field {...props}>{(control) => <Select {...control}>{children}</Select>}</Field>
}

export function PasswordField<Values extends FieldValues>(props: FieldOf<typeof Input, Values>) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...props}>
      {(control) => (
        <InputFrame>
          <Input {...control} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
          <Box
            asChild
            display="flex"
            alignItems="center"
            gap="1.5"
            px="4"
            color="accent.fg"
            textStyle="s"
            cursor="pointer"
            borderRadius="m"
            css={{ '&:focus-visible': { outlineOffset: '-4px' } }}
          >
            <button type="button" onClick={() => setShown(!shown)} aria-pressed={shown} aria-label="Show password">
              <Icon name={shown ? 'eyeOff' : 'eye'} size={20} />
            </button>
          </Box>
        </InputFrame>
      )}
    </Field>
  )
}
