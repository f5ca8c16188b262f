import { renderToStaticMarkup as drawn } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Box, chakra } from './chakra.ts'
import { styleClass } from './style-class.ts'

const p4 = styleClass('p', '4')
/** As the build leaves a recipe. */
const Badge = chakra('span', {
  base: 'base',
  variants: { kind: { good: 'good', bad: 'bad' }, bare: { true: 'bare' } },
  compoundVariants: [{ kind: 'bad', bare: true, css: 'both' }],
  defaultVariants: { kind: 'good' },
} as never) as (props: { kind?: string; bare?: boolean; p?: string }) => React.ReactNode

describe('an element', () => {
  it('has the class of each of its styles and passes on other props', () => {
    expect(drawn(<chakra.section aria-label="Days" p="4" color={undefined} />)).toBe(
      `<section aria-label="Days" class="${p4}"></section>`,
    )
    expect(drawn(<Box as="li" />)).toBe('<li></li>')
  })

  it('keeps the classes that it and its child have', () => {
    expect(drawn(<Box className="mine" p="4" />)).toBe(`<div class="${p4} mine"></div>`)
    expect(
      drawn(
        <Box asChild p="4">
          <i className="its" />
        </Box>,
      ),
    ).toBe(`<i class="${p4} its"></i>`)
  })

  it('has the classes of its recipe before its own', () => {
    expect(drawn(<Badge />)).toBe('<span class="base good"></span>')
    expect(drawn(<Badge kind="bad" bare p="4" />)).toBe(`<span class="base bad bare both ${p4}"></span>`)
    expect(drawn(<Badge bare={false} />)).toBe('<span class="base good"></span>')
  })

  it('applies its styles to its child', () => {
    expect(
      drawn(
        <Box asChild p="4">
          <img alt="A" width={20} />
        </Box>,
      ),
    ).toBe(`<img alt="A" width="20" class="${p4}"/>`)
  })

  it('has default props, which its own override', () => {
    const Button = chakra('button', {}, { defaultProps: { type: 'button', className: 'mine' } })
    expect(drawn(<Button type={undefined} p="4" />)).toBe(`<button type="button" class="${p4} mine"></button>`)
    expect(drawn(<Button type="submit" />)).toContain('type="submit"')
  })
})
