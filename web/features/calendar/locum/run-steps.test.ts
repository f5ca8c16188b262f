import { expect, it } from 'vitest'
import { PartlyDone, runSteps, takeBack } from './run-steps.ts'

const works = () => Promise.resolve([])
/** Takes something back, and notes that. */
const noting = (done: string[], name: string) => () => {
  done.push(name)
  return works()
}
const fails = () => Promise.reject(new Error('no network'))

it('tells how far an undo went', async () => {
  expect(await takeBack([works, works])).toEqual({ how: 'undone', stayed: [], rest: [] })
  expect(await takeBack([works, fails, works])).toEqual({ how: 'partUndone', stayed: [], rest: [fails, works] })
  expect(await takeBack([fails, works])).toEqual({ how: 'noUndo', stayed: [], rest: [fails, works] })
})

it('can be finished with what is left of it', async () => {
  const answers = [false, true]
  const flaky = () => (answers.shift() ? works() : fails())
  const { rest } = await takeBack([works, flaky, works])
  expect(await takeBack(rest)).toMatchObject({ how: 'undone', rest: [] })
})

it('tells which days were changed since and stay as they are', async () => {
  const stays = (date: string) => () => Promise.resolve([date])
  expect(await takeBack([stays('2026-12-07'), works, stays('2026-12-08')])).toMatchObject({
    how: 'undone',
    stayed: ['2026-12-07', '2026-12-08'],
  })
})

it('answers what takes each step back, in their order', async () => {
  const done: string[] = []
  const step = (name: string) => () => Promise.resolve([noting(done, name)])
  expect((await takeBack(await runSteps([step('first'), step('second')]))).how).toBe('undone')
  expect(done).toEqual(['first', 'second'])
})

it('takes back what was done when it stops half way, and does no more', async () => {
  const done: string[] = []
  const step = (name: string) => async () => {
    done.push(name)
    return [noting(done, `not ${name}`)]
  }
  await expect(runSteps([step('first'), step('second'), fails, step('last')])).rejects.toThrow('no network')
  expect(done).toEqual(['first', 'second', 'not first', 'not second'])
})

it('says so when a part could not be taken back, and why it stopped', async () => {
  const stopped = await runSteps([() => Promise.resolve([fails]), fails]).catch((error: unknown) => error)
  expect(stopped).toBeInstanceOf(PartlyDone)
  expect(stopped).toMatchObject({ cause: { message: 'no network' } })
})
