import type { Industry, ProvinceOption } from '#shared/options/options.schema.ts'

/** Options of a select for all regions, grouped by province; a value is `province,region`. */
export const RegionOptions = ({ provinces }: { provinces: readonly ProvinceOption[] }) =>
  provinces.map(({ name, label = name, subs }) => (
    <optgroup key={name} label={label}>
      {subs.map((region) => (
        <option key={region.name} value={`${name},${region.name}`}>
          {region.label ?? region.name}
        </option>
      ))}
    </optgroup>
  ))

/** Options of a select for all professions, grouped by industry. */
export const ProfessionOptions = ({ industries }: { industries: readonly Industry[] }) =>
  industries.map(({ name, label = name, professions }) => (
    <optgroup key={name} label={label}>
      {professions.map((profession) => (
        <option key={profession.name} value={profession.name}>
          {profession.label ?? profession.name}
        </option>
      ))}
    </optgroup>
  ))
