import { createHmac, randomBytes } from 'node:crypto'
import { normalise, type UserPool } from './user-pool.ts'
import type { User } from './user-store.ts'

export type Person = Pick<User, 'sub' | 'email' | 'salt' | 'verifier'>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Makes an unknown address look registered: the same id and salt each time, and counted attempts. */
export function unknownUserNamed({ store }: UserPool, username: string | undefined): Person {
  const email = normalise(username)
  const derive = (text: string) =>
    createHmac('sha256', store.secret('signing-key') ?? '')
      .update(`stranger ${text}`)
      .digest('hex')
  // Registered users can be looked up by their id too.
  const sub = uuid.test(email)
    ? email
    : derive(email).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5')
  // A verifier that no known password matches.
  return { sub, email, salt: derive(sub).slice(0, 32), verifier: randomBytes(383).toString('hex') }
}
