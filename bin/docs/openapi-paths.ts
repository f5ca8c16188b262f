/** OpenAPI takes paths as the same if only the names of their parameters differ. */
const shapeOf = (path: string): string => path.replace(/\{\w+\}/g, '{}')

const namesOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** `{start}` in one path and `{id}` in another become `{startOrId}`. */
const combined = (paths: readonly string[]): string => {
  const names = paths.map(namesOf)
  let at = 0
  return (paths[0] ?? '').replace(/\{\w+\}/g, () => {
    const [first = '', ...others] = new Set(names.map((own) => own[at] ?? ''))
    at += 1
    return `{${[first, ...others.map(capitalised)].join('Or')}}`
  })
}

export type Template = {
  path: string
  /** The template's name for a parameter of the operation's own path. */
  nameOf: (own: string) => string
}

/** One template for all paths of the same shape. */
export const pathTemplates = (paths: readonly string[]): ((path: string) => Template) => {
  const groups = Map.groupBy(new Set(paths), shapeOf)
  return (path) => {
    const template = combined(groups.get(shapeOf(path)) ?? [])
    const [own, names] = [namesOf(path), namesOf(template)]
    return { path: template, nameOf: (name) => names[own.indexOf(name)] ?? name }
  }
}
