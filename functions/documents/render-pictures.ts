import { Worker } from 'node:worker_threads'
import { DomainError } from '#shared/kernel/errors.ts'
import type { RenderJob } from './render-pictures.worker.ts'

const DEADLINE_MS = 12_000

/** The worker's source, or the bundle next to this one. */
const worker = new URL(`./render-pictures.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'cjs'}`, import.meta.url)

const draw = (job: RenderJob, deadlineMs: number): Promise<Uint8Array[] | undefined> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(worker, { workerData: job, stderr: true, stdout: true })
    const timer = setTimeout(() => {
      reject(new DomainError('BUSY'))
      void thread.terminate()
    }, deadlineMs)
    thread.once('message', resolve)
    thread.once('error', () => resolve(undefined))
    thread.once('exit', () => {
      clearTimeout(timer)
      resolve(undefined)
    })
  })

let last: Promise<unknown> = Promise.resolve()

/**
 * Redraws a picture in each size; undefined if it can't be decoded, `BUSY` if it takes too long. Each runs in its own
 * thread, one at a time, so that a hostile file ends with its thread and memory stays bounded.
 */
export const renderPictures = (job: RenderJob, deadlineMs = DEADLINE_MS): Promise<Uint8Array[] | undefined> => {
  const turn = last.then(() => draw(job, deadlineMs))
  last = turn.catch(() => undefined)
  return turn
}
