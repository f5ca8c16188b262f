import { expect, it } from 'vitest'
import { storedAs } from './row-details.ts'

it('names what is stored of a renamed option only where that is the name it was created with', () => {
  const renamed = { code: 'Sepedi', name: 'Northern Sotho' }
  expect(storedAs({ list: 'languages' }, renamed)).toBe('Sepedi')
  expect(storedAs({ list: 'languages' }, { code: 'English', name: 'English' })).toBeUndefined()
  expect(storedAs({ list: 'worked-at', of: 'Pharmacy' }, renamed)).toBeUndefined()
  expect(storedAs({ list: 'skills', of: 'p-clinic' }, { code: 'p-clinic-hiv', name: 'HIV testing' })).toBeUndefined()
})
