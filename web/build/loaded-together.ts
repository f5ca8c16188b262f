interface Modules {
  getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null
}

const isSchema = (id: string): boolean => id.endsWith('.schema.ts')

/**
 * What a file imports, directly or through others, and the file itself. Schemas are mostly imported for their types.
 */
function neededBy(file: string, modules: Modules): Set<string> {
  const needed = new Set([file])
  // The loop also visits what is added to the set on the way.
  for (const one of needed)
    if (!isSchema(one)) for (const imported of modules.getModuleInfo(one)?.importedIds ?? []) needed.add(imported)
  return needed
}

interface Files {
  entry: string
  /** The page of the sign-in and what surrounds it: it must load nothing that is only for those who are signed in. */
  signIn: readonly string[]
  /** What every page behind the sign-in loads. */
  guard: string
  /** What surrounds the pages of each area. */
  layouts: readonly string[]
  /** The files that import the pages of each area. */
  routes: readonly string[]
  /** Libraries that only some pages load: what needs one of them is not joined. */
  apart: RegExp
}

/** Modules of this part of the pages are loaded by all: some KiB more, and a quarter fewer files, most of them tiny. */
const PART_OF_PAGES = 1 / 5

function filesOf({ entry, signIn, guard, layouts, routes, apart }: Files, modules: Modules) {
  const setsOf = (files: readonly string[]) => files.map((file) => neededBy(file, modules))
  const [start, beforeSignIn, byGuard, byLayouts] = [[entry], signIn, [guard], layouts].map(setsOf)
  const pages = setsOf(routes.flatMap((file) => modules.getModuleInfo(file)?.dynamicallyImportedIds ?? []))
  const count = (sets: Set<string>[] = [], id: string) => sets.filter((set) => set.has(id)).length
  // A schema needs the schema library; a contract does not, as the site is built.
  const isApart = (id: string) =>
    isSchema(id) || id.includes('/node_modules/') || [...neededBy(id, modules)].some((needed) => apart.test(needed))
  return (id: string): string | null => {
    if (isApart(id)) return null
    if (count(start, id) > 0) return 'start'
    const isShell = count(byGuard, id) > 0 || count(byLayouts, id) === layouts.length
    const isShared = isShell || count(pages, id) >= pages.length * PART_OF_PAGES
    if (count(beforeSignIn, id) > 0) return isShared ? 'before' : null
    return isShell ? 'shell' : isShared ? 'common' : null
  }
}

/**
 * Names the file of a module that many pages load. Whatever it imports is in the same file, in one named before it, or
 * imports nothing of these: no two files wait for each other.
 */
export function loadedTogether(files: Files) {
  let fileOf: ((id: string) => string | null) | undefined
  return (id: string, modules: Modules): string | null => (fileOf ??= filesOf(files, modules))(id)
}
