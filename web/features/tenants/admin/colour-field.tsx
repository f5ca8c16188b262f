import { useController } from 'react-hook-form'
import type { Theme } from '#shared/tenants/tenants.schema.ts'
import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { ErrorText, Input, InputFrame } from '#web/ui/field.tsx'
import { colourFields } from './tenant-fields.ts'
import { useChangedMark, useTenantFields } from './tenant-field.tsx'

const Swatch = chakra('input', {
  base: {
    flex: 'none',
    alignSelf: 'center',
    width: '9',
    height: '9',
    ml: '2',
    p: '0',
    bg: 'transparent',
    border: 'none',
    cursor: 'pointer',
    '&::-webkit-color-swatch-wrapper': { p: '1' },
    '&::-webkit-color-swatch': {
      border: 'none',
      borderRadius: 's',
      boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}',
    },
  },
})

const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value)

/** A colour of the theme: the browser's own picker, and its code. */
export function ColourField({ name }: { name: keyof Theme }) {
  const { form } = useTenantFields()
  const path = `settings.theme.${name}` as const
  const { field, fieldState } = useController({ control: form.control, name: path })
  const { label, use } = colourFields[name]
  const mark = useChangedMark(path)
  const error = fieldState.error?.message
  const id = `colour-${name}`
  return (
    <Box minWidth="0">
      <Row align="baseline" justify="space-between" gap="2" mb="1.5">
        <chakra.label htmlFor={id} fontWeight="bold">
          {label}
        </chakra.label>
        <Small id={`${id}-use`} textAlign="right">
          {use}
        </Small>
      </Row>
      <InputFrame>
        <Swatch
          type="color"
          aria-label={`${label}: choose a colour`}
          value={isColour(field.value) ? field.value.toLowerCase() : '#000000'}
          onChange={({ target }) => field.onChange(target.value.toUpperCase())}
        />
        <Input
          {...field}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : `${id}-use`}
          maxLength={7}
          autoCapitalize="characters"
          spellCheck={false}
          fontVariantNumeric="tabular-nums"
        />
      </InputFrame>
      {error ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : mark && <Box mt="1.5">{mark}</Box>}
    </Box>
  )
}
