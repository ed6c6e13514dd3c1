import { readdirSync } from 'node:fs'
import { experimentFloors, simulationFloors } from './floors.ts'
import { restricted, type Pattern } from './restricted.ts'

/** The core sees nothing but itself; from a folder within a door `../` leads to its other parts, and no further. */
const itselfFrom = (depth: number): Pattern => ({
  regex: `^(?:[^.#]|(?:\\./)?(?:\\.\\./){${depth + 1}})|[^./]/\\.\\./`,
  message: 'The core sees nothing but itself: its own folder, and another by its door.',
})
export const itself = itselfFrom(0)

/** Each door of the core knows what lies beneath it, from its own folder and from its parts. */
export const coreWalls = simulationFloors.flatMap((floor, at) =>
  floor.flatMap((door) =>
    [0, 1].map((depth) => ({
      files: [`simulation/src/${door}/${'*/'.repeat(depth)}**/*`],
      rules: restricted(itselfFrom(depth), {
        regex: `^#(?:${simulationFloors.slice(at).flat().join('|')})$`,
        message: `${door} may know only what lies beneath it (walls/floors.ts).`,
      }),
    })),
  ),
)

const laboratory = readdirSync(new URL('../simulation/src/experiment', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const apparatus = experimentFloors.flat()

/** Apparatus knows what lies beneath it; an experiment knows the apparatus and no other experiment. */
export const laboratoryWalls = laboratory.map((door) => {
  const floor = experimentFloors.findIndex((names) => names.includes(door))
  const known = floor < 0 ? apparatus : experimentFloors.slice(0, floor).flat()
  const unknown = ['consultation', 'cases', 'experiment', 'understanding']
  const barred = laboratory.filter((name) => !known.includes(name))
  return {
    files: [`simulation/src/experiment/${door}/**`],
    rules: restricted(itself, {
      regex: `^#(?:${[...unknown, ...barred.map((name) => `experiment/${name}`)].join('|')})$`,
      message: `experiment/${door} may know only the apparatus beneath it (walls/floors.ts).`,
    }),
  }
})
