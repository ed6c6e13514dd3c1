import { PerspectiveCamera, Vector3 } from 'three'
import type { Vec } from '../body/vector.ts'

/** From where one looks: turned about the body by `around`, lifted by `above` (radians), `far` away (metres). */
export type Eye = {
  readonly around: number
  readonly above: number
  readonly far: number
  readonly to: readonly [number, number, number]
}

const gentle = (part: number) => part * part * (3 - 2 * part)
const lasts = 420
/** What is nearer than this (m) fills the picture, and then one is within it. */
const closest = 0.07

/** The shorter way from one direction to another, radians. */
export const turnBetween = (from: number, to: number): number =>
  Math.atan2(Math.sin(to - from), Math.cos(to - from))

/** The camera as it goes around the patient: by hand, or in a short flight to a place. */
export class Orbit {
  readonly camera = new PerspectiveCamera(32, 1, 0.03, 30)
  around = 0
  above = 0.3
  far = 2
  readonly to = new Vector3()
  #flight: { from: Eye; to: Eye; begun: number } | undefined

  set({ around, above, far, to }: Eye): void {
    this.around = around
    this.above = above
    this.far = far
    this.to.set(...to)
  }

  turn(around: number, above: number): void {
    this.#flight = undefined
    this.around += around
    this.above = Math.max(-0.35, Math.min(1.5, this.above + above))
  }

  /** Nearer by more than 1, further by less. */
  zoom(by: number): void {
    this.#flight = undefined
    this.far = Math.max(0.16, Math.min(4.2, this.far / by))
  }

  fly(to: Eye, now: number, still: boolean): void {
    if (still) {
      this.#flight = undefined
      this.set(to)
      return
    }
    const from = { around: this.around, above: this.above, far: this.far, to: this.to.toArray() }
    this.#flight = {
      from,
      to: { ...to, around: this.around + turnBetween(this.around, to.around) },
      begun: now,
    }
  }

  /** Goes on with a flight; true while there is one. */
  step(now: number): boolean {
    if (!this.#flight) return false
    const { from, to, begun } = this.#flight
    const part = Math.min(1, Math.max(0, (now - begun) / lasts))
    const eased = gentle(part)
    const mix = (a: number, b: number) => a + (b - a) * eased
    this.around = mix(from.around, to.around)
    this.above = mix(from.above, to.above)
    this.far = mix(from.far, to.far)
    this.to.set(mix(from.to[0], to.to[0]), mix(from.to[1], to.to[1]), mix(from.to[2], to.to[2]))
    if (part === 1) this.#flight = undefined
    return this.#flight !== undefined
  }

  /** Puts the camera where it looks from; never nearer to the body than its lens has room, however far in was zoomed. */
  apply(clearance: (at: Vec) => number = () => 9): void {
    let { far } = this
    for (let tries = 0; tries < 12; tries += 1) {
      this.#stand(far)
      const room = clearance(this.camera.position.toArray())
      if (room >= closest) break
      far += closest - room + 0.005
    }
    this.camera.lookAt(this.to)
    this.camera.updateMatrixWorld()
  }

  #stand(far: number): void {
    const flat = Math.cos(this.above) * far
    this.camera.position.set(
      this.to.x + Math.sin(this.around) * flat,
      Math.max(0.08, this.to.y + Math.sin(this.above) * far),
      this.to.z + Math.cos(this.around) * flat,
    )
  }
}
