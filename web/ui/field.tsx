import { Box, chakra, Row, Small } from './chakra.ts'
import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

/** The texts of every kind of field; other props go to the control, `register('name')` included. */
export interface FieldTexts {
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
}

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

const control = {
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

export const Input = chakra('input', { base: control })
export const TextArea = chakra('textarea', { base: { ...control, py: '3', minHeight: '120px' } })
export const NativeSelect = chakra('select', {
  base: {
    ...control,
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

/** Label, hint and error around one control, linked for screen readers. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  children,
}: FieldTexts & { children: (props: ControlProps) => ReactNode }) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
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
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {hint && (
        // One message at a time: a warning is not shown beside an error.
        <Small id={`${id}-hint`} mt="1.5" css={error ? { '& > [role=status]': { display: 'none' } } : undefined}>
          {hint}
        </Small>
      )}
    </Box>
  )
}
