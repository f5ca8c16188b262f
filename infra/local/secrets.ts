import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HttpHandler, type HttpResponse, json } from './http.ts'

/** The part of Secrets Manager that the product uses: generated secrets, which stay the same between starts. */
export function openSecrets(dataDir: string, names: readonly string[]): HttpHandler {
  const file = join(dataDir, 'secrets.json')
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  const secrets = Object.fromEntries(names.map((name) => [name, kept[name] ?? randomBytes(30).toString('base64url')]))
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  return ({ headers, body }): HttpResponse => {
    if (headers['x-amz-target'] !== 'secretsmanager.GetSecretValue')
      return failed('UnknownOperationException', 'The local stack supports reading secrets only.')
    const { SecretId = '' } = JSON.parse(body.toString()) as { SecretId?: string }
    const SecretString = secrets[SecretId]
    if (!SecretString) return failed('ResourceNotFoundException', "Secrets Manager can't find the specified secret.")
    return json(200, { ARN: SecretId, Name: SecretId, SecretString, VersionStages: ['AWSCURRENT'] })
  }
}

const failed = (type: string, message: string): HttpResponse => json(400, { __type: type, message })
