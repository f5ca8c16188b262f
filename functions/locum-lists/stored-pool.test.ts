import { expect, it } from 'vitest'
import type { Pool } from '#shared/locum-lists/locum-lists.schema.ts'
import { checkName } from './stored-pool.ts'

const pools = [{ name: 'Zoë’s night team' }] as Pool[]

it.each(['Zoë’s night team', "ZOE'S  night team", 'Zoe’s\u00a0night team'])(
  'another pool can’t be named %s',
  (name) => {
    expect(() => checkName(pools, name)).toThrow(expect.objectContaining({ code: 'POOL_EXISTS' }))
  },
)

it('another pool can have another name', () => {
  expect(() => checkName(pools, 'Zoë’s day team')).not.toThrow()
})
