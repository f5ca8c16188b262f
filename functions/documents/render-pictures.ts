import { Worker } from 'node:worker_threads'
import type { RenderJob } from './render-pictures.worker.ts'

const PATIENCE = 12_000

/** The worker's source, or its bundle beside ours. */
const worker = new URL(`./render-pictures.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'cjs'}`, import.meta.url)

/**
 * Draws a picture anew in each size; undefined where it can't be decoded. Each has a thread of its own, so that what a
 * hostile file does to the decoder, or to its memory, ends with it.
 */
export const renderPictures = (job: RenderJob): Promise<Uint8Array[] | undefined> =>
  new Promise((resolve) => {
    const thread = new Worker(worker, { workerData: job, stderr: true, stdout: true })
    const timer = setTimeout(() => void thread.terminate(), PATIENCE)
    thread.once('message', resolve)
    thread.once('error', () => resolve(undefined))
    thread.once('exit', () => {
      clearTimeout(timer)
      resolve(undefined)
    })
  })
