import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Box, chakra, Row, Small } from './chakra.ts'
import { Icon } from './icon.tsx'
import { type InForm, ofForm } from './in-form.ts'

/** The texts of every kind of field. */
export interface FieldTexts {
  label: string
  hint?: ReactNode
  /** Of an entry that can be saved all the same; in place of the hint, and not beside an error. */
  warning?: string | false | undefined
  error?: string | undefined
  optional?: boolean
}

/** The props of a field; those that are neither texts nor the form’s go to its control. */
export type FieldOf<Control extends ElementType, Values extends FieldValues> = FieldTexts &
  InForm<Values> &
  Omit<ComponentProps<Control>, 'children' | 'form' | 'name' | keyof FieldTexts>

export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

/** The box around inputs; it shows focus and errors for everything inside. */
export const InputFrame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'stretch',
    width: 'full',
    minHeight: { base: '52px', sm: '44px' },
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'm',
    bg: 'bg',
    overflow: 'hidden',
    '&:has(> :is(:disabled, [readonly]))': { bg: 'bg.muted', color: 'fg.muted' },
    '&:has([aria-invalid=true])': {
      borderColor: 'error.fg',
      outline: '2px solid {colors.error.fg}',
      outlineOffset: '-2px',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent.fg}', outlineOffset: '1px' },
    // The frame shows the focus of the input; a button inside shows its own.
    '& :is(input, select, textarea):focus-visible': { outline: 'none' },
  },
})

const controlStyle = {
  flex: '1',
  minWidth: '0',
  px: '3',
  bg: 'transparent',
  border: 'none',
  fontSize: { base: '18px', sm: '15px' },
  lineHeight: '24px',
  _placeholder: { color: 'fg.subtle' },
  _disabled: { opacity: 1 },
} as const

export const Input = chakra('input', { base: controlStyle })
export const TextArea = chakra('textarea', { base: { ...controlStyle, py: '3', minHeight: '120px' } })
export const NativeSelect = chakra('select', {
  base: {
    ...controlStyle,
    pr: '10',
    appearance: 'none',
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    '& option': { bg: 'bg.raised', color: 'fg' },
    _disabled: { cursor: 'not-allowed' },
  },
})

export function ErrorText({ id, children }: { id: string; children: string }) {
  return (
    <Row id={id} role="alert" gap="1.5" mt="1.5" color="error.fg" textStyle="s" fontWeight="bold">
      <Icon name="alert" size={18} />
      {children}
    </Row>
  )
}

export function WarningText({ children }: { children: ReactNode }) {
  return (
    <Row as="span" role="status" gap="1.5" color="status.pending.fg" fontWeight="bold">
      <Icon name="help" size={18} />
      {children}
    </Row>
  )
}

/** Label, hint and error around one control, linked for screen readers. Other props are the control’s. */
export function Field<Values extends FieldValues, Control extends object>(
  given: FieldTexts &
    InForm<Values> &
    Control & {
      children: (props: Omit<Control, keyof FieldTexts | 'form' | 'rules' | 'children'> & ControlProps) => ReactNode
    },
) {
  const { label, hint, warning, error, optional, children, ...control } = ofForm<Values, typeof given>(given)
  const id = useId()
  const advice = warning ? !error && <WarningText>{warning}</WarningText> : hint
  const describedBy = [error && `${id}-error`, advice && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <Box minWidth="0">
      <chakra.label htmlFor={id} display="block" fontWeight="bold" mb="1.5">
        {label}
        {optional && (
          <chakra.span fontWeight="normal" color="fg.muted">
            {' '}
            (optional)
          </chakra.span>
        )}
      </chakra.label>
      {children({ ...control, id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined } as never)}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {advice && (
        <Small id={`${id}-hint`} mt="1.5">
          {advice}
        </Small>
      )}
    </Box>
  )
}
