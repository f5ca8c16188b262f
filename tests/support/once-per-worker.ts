import { onWorkerEnd } from './worker-end.ts'

/** Started by the first file that needs it and shared by all files of the worker. */
export const oncePerWorker = <T>(start: () => Promise<T>, stop: (started: T) => Promise<unknown>) => {
  let started: Promise<T> | undefined
  return (): Promise<T> => {
    started ??= start().then(
      (running) => {
        onWorkerEnd(() => stop(running))
        return running
      },
      (error: unknown) => {
        // The next file tries again.
        started = undefined
        throw error
      },
    )
    return started
  }
}
