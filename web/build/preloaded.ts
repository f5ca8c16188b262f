import type { Plugin, Rolldown } from 'vite'

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')

/** The files of a module, with what they import. */
function filesOf(chunks: Rolldown.OutputChunk[], module: string): string[] {
  const files = new Set(chunks.filter(({ moduleIds }) => moduleIds.includes(module)).map(({ fileName }) => fileName))
  // The loop also visits files added meanwhile.
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(imported)
  return [...files]
}

/**
 * Has the page load the files of the module that its entry imports, with its styles; `later` are modules of the sign-in
 * page, whose files are listed in `sign-in-files.json`.
 */
export const preloaded = (module: string, later: readonly string[]): Plugin => ({
  name: 'preloaded',
  generateBundle(_, bundle) {
    const chunks = chunksOf(bundle)
    const first = filesOf(chunks, module)
    const files = [...new Set(later.flatMap((one) => filesOf(chunks, one)))].filter((file) => !first.includes(file))
    this.emitFile({ type: 'asset', fileName: 'sign-in-files.json', source: JSON.stringify(files) })
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = chunksOf(bundle)
      const link = (rel: string) => (file: string) => ({
        tag: 'link',
        attrs: { rel, crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      })
      const main = chunks.find(({ moduleIds }) => moduleIds.includes(module))
      const styles = [...(main?.viteMetadata?.importedCss ?? [])]
      const files = filesOf(chunks, module).filter((file) => !html.includes(file))
      return [...styles.map(link('stylesheet')), ...files.map(link('modulepreload'))]
    },
  },
})
