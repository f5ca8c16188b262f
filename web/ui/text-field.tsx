import { Box } from './chakra.ts'
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Field, type FieldOf, Input, InputFrame, partsOf, TextArea } from './field.tsx'
import { Icon } from './icon.tsx'
import { Select } from './select.tsx'

export function TextField<Values extends FieldValues>(given: FieldOf<typeof Input, Values>) {
  const { texts, control } = partsOf(given)
  return (
    <Field {...texts}>
      {(props) => (
        <InputFrame>
          <Input {...control} {...props} />
        </InputFrame>
      )}
    </Field>
  )
}

/** From here on, the number of characters left is shown. */
const COUNTDOWN_FROM = 50

/** Input beyond `maxLength` is cut off. */
export function TextAreaField<Values extends FieldValues>(given: FieldOf<typeof TextArea, Values>) {
  const { texts, control } = partsOf(given)
  const { hint, error } = texts
  const [written, setWritten] = useState(0)
  const left = (control.maxLength ?? Infinity) - written
  const count = ({ target }: { target: EventTarget }) => setWritten((target as HTMLTextAreaElement).value.length)
  const countdown = !error && left <= COUNTDOWN_FROM && (
    <span role="status">{`${left} of ${control.maxLength} characters left.`}</span>
  )
  return (
    <Field
      {...texts}
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
      {(props) => (
        <InputFrame onFocus={count} onInput={count} onBlur={() => setWritten(0)}>
          <TextArea {...control} {...props} />
        </InputFrame>
      )}
    </Field>
  )
}

/** Children are the options. */
export function SelectField<Values extends FieldValues>(
  given: FieldOf<typeof Select, Values> & { children: ReactNode },
) {
  const { texts, control } = partsOf(given)
  return <Field {...texts}>{(props) => <Select {...control} {...props} />}</Field>
}

export function PasswordField<Values extends FieldValues>(given: FieldOf<typeof Input, Values>) {
  const { texts, control } = partsOf(given)
  const [shown, setShown] = useState(false)
  return (
    <Field {...texts}>
      {(props) => (
        <InputFrame>
          <Input {...control} {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
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
