import { describe, expect, it } from 'vitest'
import { styleClass } from '#web/ui/style-class.ts'
import { compile } from './compile.ts'
import { newSheet } from './sheet.ts'
import { newModules } from './syntax.ts'

const compiled = (code: string) => {
  const sheet = newSheet()
  const text = compile(newModules().parse('/web/page.tsx', code), sheet)
  const rules = sheet
    .inOrder()
    .map(([, css]) => css)
    .join('')
  return {
    text,
    names: [...sheet.names],
    ruleOf: (name: string, value: unknown) => ruleIn(rules, styleClass(name, value)),
  }
}
const ruleIn = (css: string, name: string): string | undefined => new RegExp(`\\.${name}\\{([^}]*)\\}`).exec(css)?.[1]
const p4 = styleClass('p', '4')

describe('an element', () => {
  it('whose styles are all known becomes a plain one with their classes', () => {
    const { text, ruleOf } = compiled('const a = <Box p="4" id="a">b</Box>')
    expect(text.replace(/\s+/g, ' ')).toBe(`const a = <div className="${p4}" id="a">b</div>`)
    expect(ruleOf('p', '4')).toBe('padding:var(--ld-spacing-4);')
  })

  it('has the class of either side of a condition', () => {
    const { text } = compiled('const A = ({ on }) => <chakra.li p={on ? "4" : undefined} color="fg" />')
    expect(text).toContain(`<li className={\`${styleClass('color', 'fg')} \${(on ? "${p4}" : "")}\`}`)
  })

  describe('of the layouts', () => {
    const of = (jsx: string) =>
      compiled(`import { Row, Pair } from '#web/ui/chakra.ts'\nconst A = ({ on, ...rest }) => ${jsx}`)
    const [flex, center, wrap] = [
      styleClass('display', 'flex'),
      styleClass('alignItems', 'center'),
      styleClass('flexWrap', 'wrap'),
    ]

    it('has the styles of its layout, and the short names of some', () => {
      const { text, ruleOf } = of('<Row as="ul" align="center" wrap>b</Row>')
      expect(text.replace(/\s+/g, ' ')).toContain(`<ul className="${flex} ${center} ${wrap}" >b</ul>`)
      expect(ruleOf('flexWrap', 'wrap')).toContain('flex-wrap:wrap;')
    })

    it('replaces a style of its layout by its own', () => {
      const { text } = of("<Pair gap={on ? '2' : undefined} />")
      expect(text).not.toContain(styleClass('gap', '5'))
      expect(text).toContain(`(on ? "${styleClass('gap', '2')}" : "")`)
    })

    it('has them written out where it is put together while rendering', () => {
      const { text, names, ruleOf } = of('<Row align="center" wrap {...rest} />')
      expect(text).toContain('<Row display={"flex"} alignItems="center" flexWrap="wrap" {...rest} />')
      expect(names).toEqual(['alignItems', 'flexWrap', 'display'])
      expect(ruleOf('display', 'flex')).toContain('display:flex;')
    })

    it('has none of them where the name is another element’s', () => {
      expect(compiled('const Row = Other; const A = () => <Row align="left" />').text).toContain('<Row align="left" />')
    })
  })

  it('that is put together while rendering stays, with rules for all that it can have', () => {
    const { text, names, ruleOf } = compiled(`
      const inks = { good: 'fg', bad: 'error.fg' }
      const more = { px: '2', ...(x && { mt: '1' }) } as const
      const A = ({ kind, ...rest }) => <Box color={inks[kind]} {...more} {...rest} />
      const B = () => <Page gap={{ base: '4', md: '8' }} />`)
    expect(text).toContain('<Box color={inks[kind]} {...more} {...rest} />')
    expect(names).toEqual(['color', 'px', 'mt', 'gap'])
    expect(ruleOf('color', 'error.fg')).toBe('color:var(--ld-colors-error-fg);')
    expect([ruleOf('px', '2'), ruleOf('mt', '1'), ruleOf('gap', { base: '4', md: '8' })]).not.toContain(undefined)
  })

  it('can have no style that only rendering knows', () => {
    const unknown = '/web/page.tsx:2: width: a style must be known when the site is built.'
    expect(() => compiled('const A = ({ wide }) =>\n <Box width={wide} />')).toThrow(unknown)
    expect(() => compiled('const A = ({ wide }) => { const a = { width: wide }; return <Page {...a} /> }')).toThrow(
      'must be',
    )
  })

  it.each(['{...part}', '{...(on && part)}', "{...{ mt: '1', ...part }}"])(
    'is refused with styles of a name that a parameter has too: %s',
    (spread) => {
      const code = `const a = (part) => part\nconst A = () => { const part = { px: '2' }; return <Page ${spread} /> }`
      expect(() => compiled(code)).toThrow('/web/page.tsx:2: part has styles, but something else')
    },
  )

  it('keeps what a name may also stand for out of its styles', () => {
    for (const code of [
      "const size = '4'; const A = ({ size }) => <Box p={size} />",
      "let size = '4'; const A = () => <Box p={size} />",
      "const A = ({ name }) => <Box width={'abc'[name]} />",
    ])
      expect(() => compiled(code)).toThrow('a style must be known')
    const { text } = compiled("const sizes = { m: '4' }; const A = ({ size }) => <Box p={sizes[size]} />")
    expect(text).toContain('<Box p={sizes[size]} />')
  })

  it('follows functions that are one expression, with any member for an unknown one', () => {
    const { ruleOf } = compiled(`
      const families = { open: 'available', gone: 'past' }
      const ink = (family, part) => \`status.\${families[family]}.\${part}\`
      const A = ({ family }) => <chakra.b color={ink(family, 'fg')} {...x} />`)
    for (const family of ['available', 'past'])
      expect(ruleOf('color', `status.${family}.fg`)).toBe(`color:var(--ld-colors-status-${family}-fg);`)
  })
})

describe('what would do nothing in a browser fails the build, with its place and property', () => {
  const refused = (code: string) => expect(() => compiled(`\n${code}`))
  const isNothing = 'is neither a token of the theme nor CSS.'

  it('such as a token that the theme does not have', () => {
    refused('const a = <Box color="brand.sold" />').toThrow(`/web/page.tsx:2: color: 'brand.sold' ${isNothing}`)
    refused('const a = <Box border="1px solid {colors.bordr}" />').toThrow("page.tsx:2: border: '1px solid")
    refused('const a = <Box p={{ base: "4", md: "4.25" }} />').toThrow(`page.tsx:2: p: '4.25' ${isNothing}`)
    refused('const a = <Page {...{\n  textStyle: "xxl" }} />').toThrow("page.tsx:3: textStyle: 'xxl'")
    refused("const A = chakra('i', { base: { _hover: {\n  bgColor: 'sold' } } })").toThrow(
      "page.tsx:3: bgColor: 'sold'",
    )
    refused("const A = chakra('i', { variants: { kind: { a: {\n  minHeight: '13' } } } })").toThrow(
      `page.tsx:3: minHeight: '13' ${isNothing}`,
    )
  })

  it('but not what CSS has beside the tokens', () => {
    const { text } = compiled(`const a = <Box
      color="inherit" border="1.5px solid" flex="1" fontWeight="normal !important" gridTemplateColumns="subgrid"
      pb="env(safe-area-inset-bottom)" lineHeight="1.2" css={{ '--week': '96px', '& > *': { px: '2' } }} />`)
    expect(text).toContain('<div')
  })

  it('such as a variant for each width, which is one value', () => {
    const byWidth = '/web/page.tsx:2: size: a variant is one value, not one for each width.'
    refused('const a = <Button size={{ base: "s", md: "m" }} />').toThrow(byWidth)
    refused('const sizes = { base: "s", md: "m" }; const A = () => <Button size={on ? "m" : sizes} />').toThrow(byWidth)
  })

  it('such as a variant that is named like a style', () => {
    refused("const A = chakra('i', { variants: { gap: { s: { p: '4' } } } })").toThrow('page.tsx:2: gap: a variant may')
  })

  it('such as an entity, which is text in a style', () => {
    refused('const a = <Box content="&nbsp;" />').toThrow('page.tsx:2: content: write the characters themselves')
    expect(compiled('const a = <Box title="&nbsp;" />').text).toContain('title="&nbsp;"')
  })

  it('such as a style in default props', () => {
    refused("const A = chakra('i', {}, { defaultProps: {\n  type: 'a', p: '4' } })").toThrow(
      'page.tsx:3: p: a style for',
    )
  })
})

describe('a sheet', () => {
  it('has a shorthand before the sides that may differ, and states after both', () => {
    const sheet = newSheet()
    for (const name of ['pt', '_hover', 'px', 'p']) sheet.addStyle(name, name === '_hover' ? { p: '8' } : '4')
    const classes = sheet.inOrder().map(([name]) => name)
    const at = (name: string, value: unknown = '4') => classes.indexOf(styleClass(name, value))
    const order = [at('p'), at('px'), at('pt'), at('_hover', { p: '8' })]
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  it('has a rule for each class, also where two mean the same', () => {
    const sheet = newSheet()
    for (const value of ['4', { base: '4' }]) sheet.addStyle('p', value)
    expect(sheet.inOrder().map(([name, css]) => css.startsWith(`.${name}{`))).toEqual([true, true])
  })

  it('has a rule for every recipe, and none without', () => {
    expect(compiled("const A = chakra('i', { base: { p: '4' } } as const)").text).not.toContain('"4"')
    expect(compiled("const r = defineRecipe({ base: { p: '4' } }); const A = chakra('i', r)").text).toContain(
      "chakra('i', r)",
    )
    expect(() => compiled("const A = chakra('i', unknown)")).toThrow('a recipe must be known')
  })

  it('has the parts of a recipe in a lower layer: what all have, then each option, then what options have together', () => {
    const { text } = compiled(`
      const b = { color: 'fg' }
      const A = chakra('button', {
        base: { ...b, p: '4' },
        variants: { size: { s: { p: '2' }, l: { p: '8' } }, bare: { true: { color: 'fg.muted' } } },
        compoundVariants: [{ size: 's', bare: true, css: { p: '0' } }],
        defaultVariants: { size: 's' },
      })`)
    const part = (rank: number, style: object) => styleClass(`recipe ${rank}`, style)
    expect(JSON.parse(/'button', (.*)\)/.exec(text)?.[1] ?? '')).toEqual({
      base: part(0, { color: 'fg', p: '4' }),
      variants: {
        size: { s: part(1, { p: '2' }), l: part(1, { p: '8' }) },
        bare: { true: part(2, { color: 'fg.muted' }) },
      },
      compoundVariants: [{ size: 's', bare: true, css: part(3, { p: '0' }) }],
      defaultVariants: { size: 's' },
    })
  })
})
