import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { LocationsForm } from './locations-form.schema.ts'
import { locationsWithin, toggleLocation } from './locations.rules.ts'

const picked = ['Western Cape,Cape Town Metro', 'Gauteng,Sedibeng', 'Western Cape,Overberg']

describe('preferred locations', () => {
  it('keep to the province that is chosen', () => {
    expect(locationsWithin('Western Cape', picked)).toEqual(['Western Cape,Cape Town Metro', 'Western Cape,Overberg'])
    expect(locationsWithin('Limpopo', picked)).toEqual([])
  })
  it('go on and off', () => {
    expect(toggleLocation(picked, 'Gauteng,Sedibeng')).toEqual([
      'Western Cape,Cape Town Metro',
      'Western Cape,Overberg',
    ])
    expect(toggleLocation([], 'Gauteng,Sedibeng')).toEqual(['Gauteng,Sedibeng'])
  })
})

describe('locations form', () => {
  it('asks for the address and a region', () => {
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
