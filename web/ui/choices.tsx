import { Box, chakra, Small } from './chakra.ts'
import { type ComponentProps, type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ErrorText } from './field.tsx'
import { Icon, type IconName } from './icon.tsx'
import { type InForm, ofForm } from './in-form.ts'

const Tick = chakra('input', {
  base: {
    appearance: 'none',
    width: '5',
    height: '5',
    flex: 'none',
    border: '1.5px solid',
    borderColor: 'border.control',
    bg: 'bg',
    cursor: 'pointer',
    _invalid: { borderColor: 'error.fg' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
  variants: {
    shape: {
      box: { borderRadius: 's', _checked: { bg: 'secondary.solid', borderColor: 'secondary.solid' } },
      ring: { borderRadius: 'full', _checked: { borderColor: 'secondary.solid', borderWidth: '6px' } },
    },
  },
})

type TickProps<Values extends FieldValues> = { error?: string | undefined } & InForm<Values> &
  Omit<ComponentProps<typeof Tick>, 'type' | 'shape' | 'children' | 'form' | 'name'>

export function Checkbox<Values extends FieldValues>(props: { label: ReactNode } & TickProps<Values>) {
  const { label, error, ...input } = ofForm(props)
  const id = useId()
  return (
    <div>
      <chakra.label display="flex" gap="3" alignItems="flex-start" cursor="pointer" minHeight="6" py="0.5">
        <Box
          position="relative"
          display="inline-grid"
          mt={{ base: '1px', sm: '0' }}
          color="secondary.contrast"
          css={{ '& > input:not(:checked) + *': { visibility: 'hidden' } }}
        >
          <Tick
            {...input}
            type="checkbox"
            shape="box"
            aria-invalid={error ? true : undefined}
            aria-describedby={error && id}
          />
          <Box position="absolute" inset="0" display="grid" placeItems="center" pointerEvents="none">
            <Icon name="check" size={15} />
          </Box>
        </Box>
        <Box flex="1" minWidth="0">
          {label}
        </Box>
      </chakra.label>
      {error && <ErrorText id={id}>{error}</ErrorText>}
    </div>
  )
}

interface Choice {
  value: string
  label: string
  text?: string
  icon?: IconName
}

const ChoiceCard = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    p: '4',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'm',
    cursor: 'pointer',
    '&[data-trouble]': { borderColor: 'error.fg' },
    '&:has(:checked)': {
      borderColor: 'secondary.solid',
      boxShadow: 'inset 0 0 0 1px {colors.secondary.solid}',
      bg: 'secondary.subtle',
      color: 'secondary.fg',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent.fg}', outlineOffset: '2px' },
    '& input:focus-visible': { outline: 'none' },
  },
})

export type RadioProps<Values extends FieldValues> = {
  legend: string
  optional?: boolean
  choices: readonly Choice[]
  columns?: number
} & TickProps<Values>

/** One of a few, each as a card. */
export function RadioCards<Values extends FieldValues>(props: RadioProps<Values>) {
  const { legend, optional, choices, error, columns = choices.length, ...input } = ofForm(props)
  const id = useId()
  return (
    <chakra.fieldset border="none" aria-describedby={error && id}>
      <chakra.legend fontWeight="bold" mb="1.5">
        {legend}
        {optional && (
          <chakra.span fontWeight="normal" color="fg.muted">
            {' '}
            (optional)
          </chakra.span>
        )}
      </chakra.legend>
      <Box
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(var(--columns), minmax(0, 1fr))' }}
        style={{ '--columns': columns } as object}
      >
        {choices.map(({ value, label, text, icon }) => (
          <ChoiceCard key={value} data-trouble={error ? '' : undefined}>
            {icon && <Icon name={icon} size={22} />}
            <Box flex="1" minWidth="0">
              <b>{label}</b>
              {text && <Small>{text}</Small>}
            </Box>
            <Tick {...input} type="radio" shape="ring" value={value} />
          </ChoiceCard>
        ))}
      </Box>
      {error && <ErrorText id={id}>{error}</ErrorText>}
    </chakra.fieldset>
  )
}
