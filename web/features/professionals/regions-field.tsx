import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { type Ref, useId } from 'react'
import type { ProvinceOption } from '#shared/options/options.schema.ts'
import { placeOf } from '#shared/professionals/professionals.rules.ts'
import { toggleLocation } from '#shared/professionals/locations.rules.ts'
import { CheckChip } from '#web/ui/chip.tsx'
import { ErrorText } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  provinces: readonly ProvinceOption[]
  home: string
  /** Locums who travel may choose regions in every province. */
  travels: boolean
  picked: readonly string[]
  onChange: (picked: string[]) => void
  error?: string | undefined
  ref?: Ref<HTMLDivElement>
}

const OtherProvince = chakra('details', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border',
    '& summary': {
      minHeight: 'tap',
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& summary svg': { ml: 'auto', color: 'fg.muted' },
    '&[open] summary svg': { transform: 'rotate(180deg)' },
  },
})

function Chips({ province, picked, onChange }: Pick<Props, 'picked' | 'onChange'> & { province: ProvinceOption }) {
  return (
    <Row role="group" aria-label={`Regions of ${province.label ?? province.name}`} wrap gap="2">
      {province.subs.map(({ name, label = name }) => {
        const location = placeOf({ province: province.name, region: name })
        return (
          <CheckChip
            key={name}
            label={label}
            checked={picked.includes(location)}
            onChange={() => onChange(toggleLocation(picked, location))}
          />
        )
      })}
    </Row>
  )
}

/** Regions of the home province, with other provinces folded below; those with chosen regions start open. */
export function RegionsField({ provinces, home, travels, picked, onChange, error, ref }: Props) {
  const id = useId()
  const pickedCount = ({ name }: ProvinceOption) => picked.filter((location) => location.startsWith(`${name},`)).length
  const own = provinces.find(({ name }) => name === home)
  const others = provinces.filter((province) => province !== own && (travels || pickedCount(province) > 0))
  return (
    <Box ref={ref} role="group" tabIndex={-1} aria-labelledby={id} aria-describedby={error && `${id}-error`}>
      <Box id={id} fontWeight="bold" mb="1.5">
        Where do you want to work?
      </Box>
      {own ? (
        <Chips province={own} picked={picked} onChange={onChange} />
      ) : (
        <Box color="fg.muted">Please select a province.</Box>
      )}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {own && others.length > 0 && (
        <Box mt="5">
          <Box color="fg.muted" mb="2">
            Other provinces
          </Box>
          {others.map((province) => (
            <OtherProvince key={province.name} open={pickedCount(province) > 0 || undefined}>
              <summary>
                {province.label ?? province.name}
                {pickedCount(province) > 0 && <Box color="fg.muted">{pickedCount(province)} chosen</Box>}
                <Icon name="down" size={18} />
              </summary>
              <Box pb="4">
                <Chips province={province} picked={picked} onChange={onChange} />
              </Box>
            </OtherProvince>
          ))}
        </Box>
      )}
    </Box>
  )
}
