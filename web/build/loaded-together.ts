interface Modules {
  getModuleInfo(id: string): { importedIds: string[] } | null
}

/** What these files import, directly or through others, and the files themselves. */
function neededBy(files: readonly string[]) {
  let needed: Set<string> | undefined
  return (id: string, modules: Modules): boolean => {
    if (needed) return needed.has(id)
    needed = new Set(files)
    // The loop also visits what is added to the set on the way.
    for (const one of needed) for (const imported of modules.getModuleInfo(one)?.importedIds ?? []) needed.add(imported)
    return needed.has(id)
  }
}

/** Not grouped: what uses a schema loads the schema library, which these pages do not need. */
const isSchema = (id: string): boolean => id.endsWith('.schema.ts') || id.includes('/node_modules/')

interface Files {
  /** The entry and the pages before the sign-in: what they load stays divided, a sign-in must not load the shell. */
  before: readonly string[]
  guard: string
  layouts: readonly string[]
}

/** Names the file of what every page behind the sign-in loads: what it imports is in it too, or imports nothing of it. */
export function loadedTogether({ before, guard, layouts }: Files) {
  const loadedBefore = neededBy(before)
  const byGuard = neededBy([guard])
  const byLayouts = layouts.map((layout) => neededBy([layout]))
  return (id: string, modules: Modules): string | null => {
    if (isSchema(id) || loadedBefore(id, modules)) return null
    return byGuard(id, modules) || byLayouts.every((byLayout) => byLayout(id, modules)) ? 'shell' : null
  }
}
