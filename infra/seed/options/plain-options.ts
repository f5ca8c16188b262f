import type { Option } from '#shared/options/options.schema.ts'

const languageNames = [
  'Afrikaans',
  'English',
  'isiNdebele',
  'isiXhosa',
  'isiZulu',
  'Sepedi',
  'Sesotho',
  'Setswana',
  'siSwati',
  'Tshivenda',
  'Xitsonga',
  'South African Sign Language',
]

/** Software of practices. */
const systemNames = [
  'Elixir Live',
  'Exact',
  'ezyVet',
  'GoodX',
  'Healthbridge',
  'HealthFocus',
  'Heartbeat',
  'Med-e-Mass',
  'Meditech',
  'Propharm',
  'Provet Cloud',
  'RxSolution',
  'SAP',
  'Unisolv',
  'Paper records',
  'Other',
]

const universalBranchCodes: Record<string, string> = {
  Absa: '632005',
  'African Bank': '430000',
  'Bidvest Bank': '462005',
  Capitec: '470010',
  'Discovery Bank': '679000',
  FNB: '250655',
  Investec: '580105',
  Nedbank: '198765',
  'Standard Bank': '051001',
  TymeBank: '678910',
}

export const languages: Option[] = languageNames.map((name, order) => ({
  category: 'languages',
  name,
  order,
  isdeleted: false,
  subs: [],
}))

export const systems: Option[] = systemNames.map((name, order) => ({
  category: 'systems',
  name,
  order,
  isdeleted: false,
  subs: [],
}))

export const banks: Option[] = Object.entries(universalBranchCodes).map(([name, branchCode], order) => ({
  category: 'banks',
  name,
  order,
  isdeleted: false,
  subs: [],
  branchCode,
}))
