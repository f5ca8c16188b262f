import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'

const CACHE_TTL_MS = 15 * 60_000

/**
 * Reads a secret when it is first needed, and again after a quarter of an hour, so that a rotated key is picked up
 * without a deployment.
 */
export const secretReader = (secretId: string, secrets = new SecretsManagerClient({ maxAttempts: 3 })) => {
  let kept: { at: number; value: Promise<string> } | undefined

  const read = async (): Promise<string> => {
    const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId: secretId }))
    if (!SecretString) throw new Error('The secret is empty.')
    return SecretString
  }

  return (now: number): Promise<string> => {
    if (kept && now - kept.at < CACHE_TTL_MS) return kept.value
    const value = read()
    kept = { at: now, value }
    value.catch(() => (kept = undefined))
    return value
  }
}
