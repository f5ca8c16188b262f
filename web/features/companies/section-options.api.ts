import { industriesQuery, optionsQuery } from '#web/features/options/options.api.ts'

/** The options used by each section of the profile. */
export function companySectionOptions(section: string | null) {
  if (section === 'verification' || section === 'managers') return [industriesQuery()]
  if (section === 'address') return [optionsQuery('provinces')]
  return section === 'operations' ? [optionsQuery('languages'), optionsQuery('systems')] : []
}
