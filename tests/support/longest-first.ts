import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * One project after the other: a worker keeps what it has started only while the next file is of its project. Browser
 * tests are not first, because their stack starts meanwhile, and the shortest files are last, so that workers end
 * together.
 */
const projects = ['api-own', 'races', 'e2e', 'infra', 'api', 'unit']

/** Files that take about a minute, the first of their projects: started last, one would leave the other core idle. */
const long = [
  /contract\/authorisation/,
  /e2e\/(screens|locum-calendar|journey)/,
  /(faults|documents|paging|exports)\.test/,
]

const placeIn = <T>(places: readonly T[], isHere: (place: T) => boolean): number => {
  const at = places.findIndex(isHere)
  return at === -1 ? places.length : at
}
const placeOf = ({ project, moduleId }: TestSpecification): number =>
  placeIn(projects, (name) => name === project.name) * 100 + placeIn(long, (name) => name.test(moduleId))

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
