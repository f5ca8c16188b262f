import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take about a minute, longest first: started last, one would leave the other core idle. */
const long = [
  /e2e\/(screens|locum-calendar|journey)/,
  /e2e\//,
  /infra\/local\/start/,
  /contract\/authorisation/,
  /(faults|documents|paging|exports)\.test/,
  /races\//,
  /contract\//,
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = long.findIndex((name) => name.test(moduleId))
  return place === -1 ? long.length : place
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
