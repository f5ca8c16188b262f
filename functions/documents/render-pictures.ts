import { Worker } from 'node:worker_threads'
import { DomainError } from '#shared/kernel/errors.ts'
import type { RenderJob } from './render-pictures.worker.ts'

const PATIENCE = 12_000

/** The worker's source, or its bundle beside ours. */
const worker = new URL(`./render-pictures.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'cjs'}`, import.meta.url)

const draw = (job: RenderJob, patience: number): Promise<Uint8Array[] | undefined> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(worker, { workerData: job, stderr: true, stdout: true })
    const timer = setTimeout(() => {
      reject(new DomainError('BUSY'))
      void thread.terminate()
    }, patience)
    thread.once('message', resolve)
    thread.once('error', () => resolve(undefined))
    thread.once('exit', () => {
      clearTimeout(timer)
      resolve(undefined)
    })
  })

let last: Promise<unknown> = Promise.resolve()

/**
 * Draws a picture anew in each size; undefined where it can't be decoded, and `BUSY` where it takes too long, which
 * says nothing of the file. Each has a thread of its own, so that what a hostile file does to the decoder, or to its
 * memory, ends with it; and one is drawn at a time, so that several don't use up the memory of all.
 */
export const renderPictures = (job: RenderJob, patience = PATIENCE): Promise<Uint8Array[] | undefined> => {
  const turn = last.then(() => draw(job, patience))
  last = turn.catch(() => undefined)
  return turn
}
