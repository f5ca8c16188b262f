import { type ComponentType, lazy } from 'react'

const TIMEOUT_MS = 120_000

export class ChunkTimeout extends Error {
  constructor() {
    super(`Loading a part of the app took more than ${TIMEOUT_MS / 1000} seconds`)
    this.name = 'ChunkTimeout'
  }
}

/** A page in a file of its own; the error boundary offers to reload when it doesn't arrive. */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const late = () => new Promise<never>((_, reject) => setTimeout(() => reject(new ChunkTimeout()), TIMEOUT_MS))
  return lazy(async () => ({ default: (await Promise.race([load(), late()]))[name] }))
}
