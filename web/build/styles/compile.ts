import { Visitor } from 'vite'
import { compileElement } from './elements.ts'
import { addObject } from './objects.ts'
import { compileCall } from './recipes.ts'
import type { Sheet } from './sheet.ts'
import type { Edit, Module } from './syntax.ts'

/** Replaces the styles in a module by the classes of a sheet. */
export function compile(module: Module, sheet: Sheet): string {
  const edits: Edit[] = []
  new Visitor({
    JSXElement: (element) => void edits.push(...compileElement(element, module, sheet)),
    JSXSpreadAttribute: ({ argument }) => addObject(argument, module, sheet),
    CallExpression: (call) => void edits.push(...compileCall(call, module, sheet)),
  }).visit(module.program)
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, by }) => rest.slice(0, start) + by + rest.slice(end), module.code)
}
