import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { leanContracts } from './lean-contracts.ts'

const leanOf = (code: string): string => {
  const { handler } = leanContracts().transform as unknown as {
    handler: (this: { parse: typeof parseAst }, code: string) => { code: string }
  }
  return handler.call({ parse: parseAst }, code).code.replaceAll(/\s+/g, ' ').trim()
}

const contract = (operation: string, rest = '') =>
  `${rest} export const notesContract = defineContract({ readNote: { method: 'GET', path: '/notes', ${operation} } })`
const kept = (list = '') =>
  `export const notesContract = defineContract({ readNote: { method: 'GET', path: '/notes', ${list}} })`

it('removes schemas and the imports that only they used, also where a comment or a text names them', () => {
  const code = contract('response: Note, errors: []', `import { Note } from './note.ts'\n// A Note.\nlog('Note')\n`)
  expect(leanOf(code)).toBe(`// A Note. log('Note') ${kept()}`)
})

it('keeps of who may call an operation the role that a member needs, by which buttons are disabled', () => {
  const manager = kept("access: { owns: { member: 'manager' } }, ")
  const consts = `const members = { roles: ['CompanyAdmin'], owns: { kind: 'company' } }
    const managers = { ...members, owns: { ...members.owns, member: 'manager' } }\n`
  for (const access of ['managers', '{ ...managers, approved: true }', '{ ...members, owns: managers.owns }'])
    expect(leanOf(contract(`access: ${access}, response: Note`, consts)), access).toBe(manager)
  for (const access of ['members', '{ ...managers, owns: members.owns }', '{ public: true }'])
    expect(leanOf(contract(`access: ${access}, response: Note`, consts)), access).toBe(kept())
})

it('fails where it can’t follow who may call an operation', () => {
  expect(() => leanOf(contract('access: managers', `import { managers } from './roles.ts'\n`))).toThrow('must be said')
})

it('respects the local name of an import', () => {
  expect(leanOf(contract('list: Item', `import { Note as Item } from './note.ts'\n`))).toBe(kept('list: true '))
  const used = `import { Note as Item } from './note.ts'\nlog(Item)\n`
  expect(leanOf(contract('list: Note', used))).toContain('import { Note as Item }')
})

it('keeps an import of which one name is used, and removes what only dropped statements used', () => {
  const two = `import { Note, defineContract } from './note.ts'\n`
  expect(leanOf(contract('response: Note', two))).toContain('import { Note, defineContract }')
  const chain = `import { z } from 'zod'\nconst Text = z.string()\nexport const Note = z.object({ Text })\n`
  expect(leanOf(contract('response: Note', chain))).toBe(kept())
})
