import { ChakraProvider } from '@chakra-ui/react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { brandedSystem } from '#web/platform/theme/system.ts'
import { Box, chakra } from './chakra.ts'

const system = brandedSystem({})
/** Without the global styles of the theme. */
const drawn = (element: ReactElement): string =>
  renderToStaticMarkup(<ChakraProvider value={system}>{element}</ChakraProvider>).replace(/<style.*<\/style>/, '')
const classesOf = (element: ReactElement) => [...drawn(element).matchAll(/class="([^"]*)"/g)].map(([, found]) => found)

const Badge = chakra('span', {
  base: { color: 'fg' },
  variants: { kind: { good: { color: 'success.fg' }, bad: { color: 'error.fg' } } },
  defaultVariants: { kind: 'good' },
})

describe('an element', () => {
  it('has one class for one style, whichever element has it, and another for another', () => {
    const [a, b, c] = classesOf(
      <>
        <Box p="4" _hover={{ color: 'fg' }} />
        <chakra.ul p="4" _hover={{ color: 'fg' }} />
        <Box p="4" _hover={{ color: 'fg.muted' }} />
      </>,
    )
    expect(a).toMatch(/^css-\w+$/)
    expect(b).toBe(a)
    expect(c).not.toBe(a)
  })

  it('has the class of its recipe, a variant at a time, beside that of its own style', () => {
    const [good, chosen, bad, own] = classesOf(
      <>
        <Badge />
        <Badge kind="good" />
        <Badge kind="bad" />
        <Badge kind="bad" p="4" />
      </>,
    )
    expect(chosen).toBe(good)
    expect(bad).not.toBe(good)
    expect(own?.split(' ')).toEqual([bad, ...classesOf(<Box p="4" />)])
  })

  it('passes on other props, but no style props', () => {
    expect(drawn(<chakra.section aria-label="Days" id="days" color={undefined} />)).toBe(
      '<section aria-label="Days" id="days"></section>',
    )
    expect(drawn(<Box as="li" p="4" />)).toMatch(/^<li class="css-\w+"><\/li>$/)
  })

  it('applies its styles to its child', () => {
    expect(
      drawn(
        <Box asChild p="4">
          <img alt="A" width={20} />
        </Box>,
      ),
    ).toMatch(/^<img alt="A" width="20" class="css-\w+"\/>$/)
  })

  it('has default props, which its own override', () => {
    const Button = chakra('button', {}, { defaultProps: { type: 'button' } })
    expect(drawn(<Button />)).toContain('type="button"')
    expect(drawn(<Button type="submit" />)).toContain('type="submit"')
  })
})
