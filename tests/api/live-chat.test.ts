import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SecretsManagerClient, GetSecretValueCommand } from '@aws-sdk/client-secrets-manager'
import { expect, it } from 'vitest'
import { secretReader } from '#functions/platform/aws/secret-reader.ts'
import { createLocum, createPractice } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api } = await sharedApi()

it('identifies the user to the chat by the tenant’s key', async () => {
  const [locum, { member, companyId }] = [await createLocum(api), await createPractice(api)]
  const { SecretString: key = '' } = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: 'live-chat-key' }),
  )
  const hashOf = (id: string) => createHmac('sha256', key).update(id).digest('hex')
  expect(await api.call('getLocumChatHash', locum, {})).toEqual({ hash: hashOf(locum.id) })
  expect(await api.call('getPracticeChatHash', member, { params: { companyId } })).toEqual({ hash: hashOf(member.id) })
  expect(key.length).toBeGreaterThanOrEqual(40)
})

it('reads the key once a quarter of an hour, and again after a failure', async () => {
  let input = 0
  const server = createServer((_, response) => {
    input += 1
    const [status, body] =
      input === 1
        ? [400, { __type: 'ResourceNotFoundException', message: 'not yet' }]
        : [200, { SecretString: `key ${input}` }]
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const read = secretReader(
    'chat',
    new SecretsManagerClient({ endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
  )
  await expect(read(0)).rejects.toThrow('not yet')
  expect([await read(0), await read(899_999), await read(900_000)]).toEqual(['key 2', 'key 2', 'key 3'])
  server.close()
})
