import type { UploadForm } from '#shared/documents/documents.schema.ts'

/** Sends a file with the form that storage gave out for it. `fetch` tells nothing of an upload's progress. */
export function sendForm(
  { url, fields }: UploadForm,
  file: Blob,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // Fields behind the file don't count.
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error(`Storage answered ${request.status}`, { cause: request.responseText }))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail())
    request.onerror = fail
    request.onabort = () => reject(signal.reason as Error)
    signal.throwIfAborted()
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', url)
    request.send(form)
  })
}
