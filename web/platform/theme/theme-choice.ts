import { named } from '#web/platform/storage.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const systemDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

export function readThemeChoice(): ThemeChoice {
  const match = new RegExp(`(?:^|; )${named('theme')}=(light|dark)`).exec(document.cookie)
  return (match?.[1] as ThemeChoice | undefined) ?? 'system'
}

function apply(choice: ThemeChoice): void {
  const dark = choice === 'system' ? systemDark().matches : choice === 'dark'
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
}

export function chooseTheme(choice: ThemeChoice): void {
  document.cookie = `${named('theme')}=${choice}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
  apply(choice)
}

/** Follows the device’s theme while the choice is `system`. */
export function followSystemTheme(): void {
  systemDark().addEventListener('change', () => apply(readThemeChoice()))
}
