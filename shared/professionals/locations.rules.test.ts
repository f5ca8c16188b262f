import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { LocationsForm } from './locations-form.schema.ts'
import { locationsWithin, toggleLocation } from './locations.rules.ts'

const picked = ['Western Cape,Cape Town Metro', 'Gauteng,Sedibeng', 'Western Cape,Overberg']

describe('preferred locations', () => {
  it('are limited to the chosen province', () => {
    expect(locationsWithin('Western Cape', picked)).toEqual(['Western Cape,Cape Town Metro', 'Western Cape,Overberg'])
    expect(locationsWithin('Limpopo', picked)).toEqual([])
  })
  it('can be added and removed', () => {
    expect(toggleLocation(picked, 'Gauteng,Sedibeng')).toEqual([
      'Western Cape,Cape Town Metro',
      'Western Cape,Overberg',
    ])
    expect(toggleLocation([], 'Gauteng,Sedibeng')).toEqual(['Gauteng,Sedibeng'])
  })
})

describe('locations form', () => {
  it('requires the address and a region', () => {
    const { error } = z.safeParse(LocationsForm, {
      address: { province: '', region: '', suburb: '', street: ' ' },
      willing_to_travel: false,
      locations: [],
    })
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['address.province', 'Required'],
      ['address.region', 'Required'],
      ['address.suburb', 'Required'],
      ['address.street', 'Required'],
      ['locations', 'Please select at least one region'],
    ])
  })
})
