import type { Industry, ProvinceOption } from '#shared/options/options.schema.ts'

/** Options of a select for all regions, grouped by province; a value is `province,region`. */
export const RegionOptions = ({ provinces }: { provinces: readonly ProvinceOption[] }) =>
  provinces.map(({ name, subs }) => (
    <optgroup key={name} label={name}>
      {subs.map((region) => (
        <option key={region.name} value={`${name},${region.name}`}>
          {region.name}
        </option>
      ))}
    </optgroup>
  ))

/** Options of a select for all professions, grouped by industry. */
export const ProfessionOptions = ({ industries }: { industries: readonly Industry[] }) =>
  industries.map(({ name, professions }) => (
    <optgroup key={name} label={name}>
      {professions.map((profession) => (
        <option key={profession.name}>{profession.name}</option>
      ))}
    </optgroup>
  ))
