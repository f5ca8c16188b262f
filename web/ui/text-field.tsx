import { Box } from './chakra.ts'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field, type FieldTexts, Input, InputFrame, TextArea } from './field.tsx'
import { Icon } from './icon.tsx'
import { Select } from './select.tsx'

type Of<Control extends React.ElementType> = FieldTexts & Omit<ComponentProps<Control>, 'children' | keyof FieldTexts>

export function TextField({ label, hint, error, optional, ...input }: Of<typeof Input>) {
  return (
    <Field {...{ label, hint, error, optional }}>
      {(props) => (
        <InputFrame>
          <Input {...input} {...props} />
        </InputFrame>
      )}
    </Field>
  )
}

/** From here on, the number of characters left is shown. */
const COUNTDOWN_FROM = 50

/** Input beyond `maxLength` is cut off. */
export function TextAreaField({ label, hint, error, optional, ...input }: Of<typeof TextArea>) {
  const [written, setWritten] = useState(0)
  const left = (input.maxLength ?? Infinity) - written
  const count = ({ target }: { target: EventTarget }) => setWritten((target as HTMLTextAreaElement).value.length)
  const countdown = left <= COUNTDOWN_FROM && (
    <span role="status">{`${left} of ${input.maxLength} characters left.`}</span>
  )
  return (
    <Field
      {...{ label, error, optional }}
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
          <TextArea {...input} {...props} />
        </InputFrame>
      )}
    </Field>
  )
}

/** Children are the options. */
export function SelectField({ label, hint, error, optional, ...select }: Of<typeof Select> & { children: ReactNode }) {
  return <Field {...{ label, hint, error, optional }}>{(props) => <Select {...select} {...props} />}</Field>
}

export function PasswordField({ label, hint, error, optional, ...input }: Of<typeof Input>) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error, optional }}>
      {(props) => (
        <InputFrame>
          <Input {...input} {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
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
