import { expect, it } from 'vitest'
import { inKeyOrder } from './in-key-order.ts'

it('says the same with the keys of every object in one order', () => {
  const value = { name: 'A', code: null, subs: [{ name: 'B', code: 1 }, [{ z: undefined, a: true }], 'text'] }
  expect(inKeyOrder(value)).toEqual(value)
  expect(JSON.stringify(inKeyOrder(value))).toBe(
    '{"code":null,"name":"A","subs":[{"code":1,"name":"B"},[{"a":true}],"text"]}',
  )
})
