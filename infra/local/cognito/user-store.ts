import { DatabaseSync } from 'node:sqlite'
import type { Password } from './srp.ts'

export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD'
export type User = Password & {
  sub: string
  email: string
  status: UserStatus
  attributes: Record<string, string>
  createdAt: number
  updatedAt: number
  /** The secret of an authenticator app, and the time step of the last accepted code. */
  softwareToken?: { secret: string; verified: boolean; lastStep: number }
  /** Whether two-step sign-in is on. */
  mfa?: { preferred: boolean }
}
export type Attempts = { failures: number; lockedUntil: number }
export type CodeKind = 'sign-up' | 'password'
export type Code = { code: string; expiresAt: number; wrong: number; sent: number; firstSentAt: number }
export type RefreshToken = {
  hash: string
  sub: string
  clientId: string
  originJti: string
  authTime: number
  expiresAt: number
  revoked: number
}

export type UserStore = ReturnType<typeof openUserStore>

/** Stores users, codes, refresh tokens and the signing key in a SQLite file. */
export function openUserStore(file: string) {
  const database = new DatabaseSync(file)
  database.exec(`
    PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS users (sub TEXT PRIMARY KEY, email TEXT UNIQUE NOT NULL, document TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS attempts (sub TEXT PRIMARY KEY, failures INTEGER NOT NULL, lockedUntil INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS codes (sub TEXT, kind TEXT, document TEXT NOT NULL, PRIMARY KEY (sub, kind));
    CREATE TABLE IF NOT EXISTS groups (name TEXT PRIMARY KEY, description TEXT);
    CREATE TABLE IF NOT EXISTS members (sub TEXT, name TEXT, PRIMARY KEY (sub, name));
    CREATE TABLE IF NOT EXISTS refresh_tokens (hash TEXT PRIMARY KEY, sub TEXT NOT NULL, clientId TEXT NOT NULL, originJti TEXT NOT NULL,
      authTime INTEGER NOT NULL, expiresAt INTEGER NOT NULL, revoked INTEGER NOT NULL);
    CREATE INDEX IF NOT EXISTS tokens_of_user ON refresh_tokens (sub);
    CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);`)
  const one = <T>(sql: string, ...values: string[]) => database.prepare(sql).get(...values) as T | undefined
  const all = <T>(sql: string, ...values: (string | number)[]) => database.prepare(sql).all(...values) as T[]
  const run = (sql: string, ...values: (string | number)[]) => Number(database.prepare(sql).run(...values).changes)
  const parse = <T>(row: { document: string } | undefined) => (row ? (JSON.parse(row.document) as T) : undefined)

  return {
    findUser: (name: string) => parse<User>(one('SELECT document FROM users WHERE email = ? OR sub = ?', name, name)),
    putUser: (user: User) =>
      run(
        'INSERT INTO users VALUES (?, ?, ?) ON CONFLICT (sub) DO UPDATE SET email = excluded.email, document = excluded.document',
        user.sub,
        user.email,
        JSON.stringify(user),
      ),
    deleteUser: (sub: string) => {
      for (const table of ['users', 'attempts', 'codes', 'members', 'refresh_tokens'])
        run(`DELETE FROM ${table} WHERE sub = ?`, sub)
    },
    usersAfter: (sub: string, limit: number) =>
      all<{ document: string }>('SELECT document FROM users WHERE sub > ? ORDER BY sub LIMIT ?', sub, limit).map(
        (row) => JSON.parse(row.document) as User,
      ),

    attemptsOf: (sub: string) => one<Attempts>('SELECT failures, lockedUntil FROM attempts WHERE sub = ?', sub),
    putAttempts: (sub: string, { failures, lockedUntil }: Attempts) =>
      run('INSERT OR REPLACE INTO attempts VALUES (?, ?, ?)', sub, failures, lockedUntil),
    forgetAttempts: (sub: string) => run('DELETE FROM attempts WHERE sub = ?', sub),

    findCode: (sub: string, kind: CodeKind) =>
      parse<Code>(one('SELECT document FROM codes WHERE sub = ? AND kind = ?', sub, kind)),
    putCode: (sub: string, kind: CodeKind, code: Code) =>
      run('INSERT OR REPLACE INTO codes VALUES (?, ?, ?)', sub, kind, JSON.stringify(code)),
    deleteCode: (sub: string, kind: CodeKind) => run('DELETE FROM codes WHERE sub = ? AND kind = ?', sub, kind),

    createGroup: (name: string, description = '') =>
      run('INSERT OR IGNORE INTO groups VALUES (?, ?)', name, description) === 1,
    hasGroup: (name: string) => one('SELECT name FROM groups WHERE name = ?', name) !== undefined,
    addMember: (sub: string, name: string) => run('INSERT OR IGNORE INTO members VALUES (?, ?)', sub, name),
    removeMember: (sub: string, name: string) => run('DELETE FROM members WHERE sub = ? AND name = ?', sub, name),
    groupsOf: (sub: string) =>
      all<{ name: string }>('SELECT name FROM members WHERE sub = ? ORDER BY rowid', sub).map(({ name }) => name),

    putRefreshToken: (token: Omit<RefreshToken, 'revoked'>) =>
      run(
        'INSERT INTO refresh_tokens VALUES (?, ?, ?, ?, ?, ?, 0)',
        token.hash,
        token.sub,
        token.clientId,
        token.originJti,
        token.authTime,
        token.expiresAt,
      ),
    findRefreshToken: (hash: string) => one<RefreshToken>('SELECT * FROM refresh_tokens WHERE hash = ?', hash),
    isSessionRevoked: (originJti: string) =>
      one('SELECT hash FROM refresh_tokens WHERE originJti = ? AND revoked = 0', originJti) === undefined,
    revokeToken: (hash: string) => run('UPDATE refresh_tokens SET revoked = 1 WHERE hash = ?', hash),
    revokeTokensOf: (sub: string) => run('UPDATE refresh_tokens SET revoked = 1 WHERE sub = ?', sub),

    secret: (name: string) => one<{ value: string }>('SELECT value FROM secrets WHERE name = ?', name)?.value,
    putSecret: (name: string, value: string) => run('INSERT INTO secrets VALUES (?, ?)', name, value),
    close: () => database.close(),
  }
}
