import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { bundleFunctions, lambdaBuild } from '#infra/bundle.ts'

export type Bundle = { name: string; file: string; bytes: number; localeBytes: number }

const localeBytesOf = ({ inputs }: Metafile['outputs'][string]): number =>
  Object.entries(inputs).reduce(
    (sum, [file, { bytesInOutput }]) => sum + (/\/zod\/.*\/locales\//.test(file) ? bytesInOutput : 0),
    0,
  )

/** Every Lambda as it is deployed, and the document client alone, bundled as usual. */
export async function buildBundles() {
  const directory = mkdtempSync(join(tmpdir(), 'locum-bundles-'))
  await bundleFunctions(directory)
  const { outputs } = JSON.parse(readFileSync(join(directory, 'metafile.json'), 'utf8')) as Metafile
  const bundles = Object.entries(outputs)
    .filter(([file]) => file.endsWith('.mjs'))
    .map(([file, output]): Bundle => {
      const name = dirname(file).split('/').at(-1) ?? file
      return { name, file: join(directory, name, 'index.mjs'), bytes: output.bytes, localeBytes: localeBytesOf(output) }
    })
  const plain = async (entry: URL) => {
    const file = join(directory, `${basename(entry.pathname, '.ts')}.mjs`)
    const { metafile } = await build({ ...lambdaBuild, entryPoints: [entry.pathname], outfile: file, metafile: true })
    return { file, bytes: Object.values(metafile.outputs)[0]?.bytes ?? 0 }
  }
  const baseline = await plain(new URL('baseline/document-client.ts', import.meta.url))
  const sameReads = await plain(new URL('baseline/same-reads.ts', import.meta.url))
  return { bundles, baseline, sameReads, remove: () => rmSync(directory, { recursive: true, force: true }) }
}

export type Bundles = Awaited<ReturnType<typeof buildBundles>>
