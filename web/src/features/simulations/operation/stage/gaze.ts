import { eyeFor, isElsewhere, type Glance, type Seen } from './eyes.ts'
import type { Eye, Orbit } from './orbit.ts'

/** Where the stage looks: at the work, going along where it goes out of sight, unless one looks at something else. */
export const gazeOf = (orbit: Pick<Orbit, 'set' | 'fly'>, still: boolean) => {
  let glanced: Glance = 'work'
  let atWork: Eye | undefined
  const fly = (eye: Eye) => orbit.fly(eye, performance.now(), still)
  return {
    /** Looks at the work on a new body. */
    begin(seen: Seen | undefined, isFirst: boolean) {
      if (!seen) return
      ;[glanced, atWork] = ['work', eyeFor(seen, 'work')]
      if (isFirst) orbit.set(atWork)
      else fly(atWork)
    },
    /** The work went on, perhaps to a place that cannot be seen from here. */
    follow(seen: Seen | undefined) {
      const eye = seen && eyeFor(seen, 'work')
      if (!eye || !atWork || !isElsewhere(atWork, eye)) return
      atWork = eye
      if (glanced === 'work') fly(eye)
    },
    look(seen: Seen | undefined, glance: Glance) {
      glanced = glance
      if (seen) fly(eyeFor(seen, glance))
    },
  }
}
