import { describe, expect, it } from 'vitest'
import { isUnusualBranchCode, isUnusualTaxNumber, suggestedBranchCode, typedBank } from './bank.rules.ts'

const banks = [
  { name: 'FNB', branchCode: '250655' },
  { name: 'Standard Bank', branchCode: '051001' },
]

describe('branch code', () => {
  it.each([
    ['FNB', '250655'],
    [' standard bank ', '051001'],
    ['Bank of Elsewhere', undefined],
    ['', undefined],
  ])('suggested for %j', (name, code) => {
    expect(suggestedBranchCode(banks, name)).toBe(code)
  })
  it.each([
    ['051001', false],
    ['', false],
    ['51001', true],
    ['2506550', true],
  ])('%j is doubtful: %s', (code, isUnusual) => {
    expect(isUnusualBranchCode(code)).toBe(isUnusual)
  })
})

describe('bank', () => {
  it.each([
    ['standard bank ', 'Standard Bank'],
    ['Standard', undefined],
    ['bank', undefined],
    [' Bank of Elsewhere', 'Bank of Elsewhere'],
    [' ', ''],
  ])('typed as %j', (typed, bank) => {
    expect(typedBank(banks, typed)).toBe(bank)
  })
})

describe('income tax number', () => {
  it.each([
    ['0123456789', false],
    ['9123456789', false],
    ['', false],
    ['4123456789', true],
    ['012345678', true],
    ['01234567890', true],
  ])('%j is doubtful: %s', (number, isUnusual) => {
    expect(isUnusualTaxNumber(number)).toBe(isUnusual)
  })
})
