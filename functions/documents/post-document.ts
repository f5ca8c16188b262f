import type { documentsContract } from '#shared/documents/documents.contract.ts'
import type { InputOf, OutputOf } from '#shared/kernel/define-contract.ts'
import { uploadKey } from '#functions/stores/document-keys.ts'
import { readDocumentOwner, type DocumentContext } from './document-owners.ts'
import { checkedFile } from './store-file.ts'
import { runWithFile } from './run-with-file.ts'

type Operation = (typeof documentsContract)['postDocument']

/** A data URL replaces an existing document; if there is none yet, it becomes an upload to be promoted (SPEC 7). */
export const postDocument = async (
  context: DocumentContext,
  { params: target, body: { data } }: InputOf<Operation>,
): Promise<OutputOf<Operation>> => {
  const { ownerId, document } = target
  const bytes = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
  const given = { ...target, bytes, field: 'data' }
  const { type } = await checkedFile(given)
  let listed = false
  const { response, own } = await runWithFile(
    context,
    target,
    async () => ({ ...given, id: context.newId('fil') }),
    async (store) => {
      const documentOwner = await readDocumentOwner(context, target)
      listed = documentOwner.file !== undefined
      if (listed) return { ...documentOwner.save(await store()), response: { document, promoted: true } }
      return { writes: [], response: { document, promoted: false }, events: [] }
    },
  )
  // A repeat leaves a newer upload alone, and completes a first try that ended before this.
  const store = await context.store()
  const waiting = [uploadKey(ownerId, document, undefined), bytes, type] as const
  if (own && !response.promoted) await store.put(...waiting)
  else if (!response.promoted && !listed) await store.create(...waiting)
  return response
}
