interface Modules {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null
}

const isSchema = (id: string): boolean => id.endsWith('.schema.ts')

/** A file and everything it imports, directly or through others. Schemas are mostly imported for their types. */
function neededBy(file: string, modules: Modules): Set<string> {
  const needed = new Set([file])
  // The loop also visits entries added meanwhile.
  for (const one of needed)
    if (!isSchema(one)) for (const imported of modules.getModuleInfo(one)?.importedIds ?? []) needed.add(imported)
  return needed
}

interface Files {
  entry: string
  /** The sign-in page and its layout, which must load no code of signed-in pages. */
  signIn: readonly string[]
  /** Loaded by every signed-in page. */
  guard: string
  /** The layouts of the areas. */
  layouts: readonly string[]
  /** Names the data of each area's pages; loaded by all of them. */
  data: readonly string[]
  /** The files that import the pages of each area. */
  routes: readonly string[]
  /** Libraries for a few pages only: modules that need one are not joined with others. */
  apart: RegExp
}

/** Modules that this share of pages needs are loaded by all: a few KiB more, but a quarter fewer files. */
const PART_OF_PAGES = 1 / 4

function filesOf({ entry, signIn, guard, layouts, data, routes, apart }: Files, modules: Modules) {
  const setsOf = (files: readonly string[]) => files.map((file) => neededBy(file, modules))
  const [start, beforeSignIn, byGuard, byLayouts] = [[entry], signIn, [guard], layouts].map(setsOf)
  const byData = setsOf(data)
  const pagesOfAreas = routes.map((file) => setsOf(modules.getModuleInfo(file)?.dynamicallyImportedIds ?? []))
  const pages = pagesOfAreas.flat()
  const byPages = pagesOfAreas.map((sets) => new Set(sets.flatMap((set) => [...set])))
  const count = (sets: Set<string>[] = [], id: string) => sets.filter((set) => set.has(id)).length
  // A schema needs the schema library; a contract in the bundle doesn’t.
  const isApart = (id: string) =>
    isSchema(id) || id.includes('/node_modules/') || [...neededBy(id, modules)].some((needed) => apart.test(needed))
  return (id: string): string | null => {
    if (isApart(id)) return null
    if (count(start, id) > 0) return 'start'
    const isShell = count(byGuard, id) > 0 || count(byLayouts, id) === layouts.length
    const isShared = isShell || count(pages, id) >= pages.length * PART_OF_PAGES
    if (count(beforeSignIn, id) > 0) return isShared ? 'before' : null
    if (isShell || isShared) return isShell ? 'shell' : 'common'
    const areas = (...files: (Set<string>[] | undefined)[]) =>
      layouts.flatMap((_, area) => (files.some((sets) => sets?.[area]?.has(id)) ? [area] : [])).join('')
    // Data goes first: the pages of the sign-up need it without the layout. If the other area's layout needs it too, it
    // is for both.
    if (areas(byData)) {
      const found = areas(byData, byLayouts)
      // Pages of the other area that need it would load all data of this one.
      return areas(byPages, byData, byLayouts) === found ? `data${found}` : null
    }
    const isLayouts = count(byLayouts, id) > 0 && count(byLayouts, id) === count(pages, id)
    return isLayouts ? `layout${areas(byLayouts)}` : null
  }
}

/**
 * The chunk of a module that many pages load. Its imports are in the same chunk, in an earlier one, or import none of
 * these, so that no two chunks depend on each other.
 */
export function loadedTogether(files: Files) {
  let fileOf: ((id: string) => string | null) | undefined
  return (id: string, modules: Modules): string | null => (fileOf ??= filesOf(files, modules))(id)
}
