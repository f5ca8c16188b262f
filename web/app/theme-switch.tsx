import { chakra, Row } from '#web/ui/chakra.ts'
import { useId, useState } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { chooseTheme, readThemeChoice, type ThemeChoice } from '#web/platform/theme/theme-choice.ts'

const choices: readonly { value: ThemeChoice; label: string; icon: IconName }[] = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'Device', icon: 'desktop' },
]

const Choice = chakra('label', {
  base: {
    flex: '1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minHeight: '9',
    px: '2',
    borderRadius: 's',
    textStyle: 's',
    color: 'fg.muted',
    cursor: 'pointer',
    '&:has(:checked)': { bg: 'bg.raised', color: 'fg', fontWeight: 'bold', boxShadow: '0 0 0 1px {colors.border}' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent.fg}' },
  },
})

export function ThemeSwitch() {
  const [choice, setChoice] = useState(readThemeChoice)
  const name = useId()
  return (
    <chakra.fieldset border="none" data-keep-open>
      <chakra.legend srOnly>Theme</chakra.legend>
      <Row gap="0.5" p="0.5" bg="bg.muted" borderRadius="8px">
        {choices.map(({ value, label, icon }) => (
          <Choice key={value}>
            <chakra.input
              type="radio"
              srOnly
              name={name}
              checked={choice === value}
              onChange={() => {
                chooseTheme(value)
                setChoice(value)
              }}
            />
            <Icon name={icon} size={16} />
            {label}
          </Choice>
        ))}
      </Row>
    </chakra.fieldset>
  )
}
