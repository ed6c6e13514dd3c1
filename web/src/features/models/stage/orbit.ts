import { PerspectiveCamera, Vector3 } from 'three'

/** From where one looks: turned about the model by `around`, lifted by `above` (both in radians), `far` away. */
type CameraPosition = { around: number; above: number; far: number; to: Vector3 }

const steepest = Math.PI / 2 - 0.02
const gentle = (part: number) => part * part * (3 - 2 * part)

const nearest = (from: number, to: number) => {
  const turn = (to - from) % (2 * Math.PI)
  if (turn > Math.PI) return from + turn - 2 * Math.PI
  return turn < -Math.PI ? from + turn + 2 * Math.PI : from + turn
}

/** The camera as it goes around a model; it moves by hand, or flies to a place in a third of a second. */
export class Orbit {
  readonly camera = new PerspectiveCamera(28, 1, 0.01, 100)
  #place: CameraPosition = { around: 0, above: 0, far: 1, to: new Vector3() }
  #home = { far: 1, to: new Vector3() }
  #flight: { from: CameraPosition; to: CameraPosition; begun: number; lasts: number } | undefined

  /** Stands before a body so large, in the middle of it. */
  frame(middle: Vector3, radius: number, direction?: Vector3): void {
    const tall = Math.tan((this.camera.fov * Math.PI) / 360)
    const far = (radius * 0.96) / (tall * Math.min(1, this.camera.aspect) || 1)
    this.#home = { far, to: middle.clone() }
    this.camera.near = radius / 50
    this.camera.far = far + radius * 12
    this.#flight = undefined
    this.#place = {
      ...this.#towards(direction ?? new Vector3(0.12, 0.12, 1)),
      far,
      to: middle.clone(),
    }
    this.apply()
  }

  #towards(direction: Vector3): { around: number; above: number } {
    const one = direction.clone().normalize()
    return {
      around: Math.atan2(one.x, one.z),
      above: Math.max(-steepest, Math.min(steepest, Math.asin(one.y))),
    }
  }

  turn(around: number, above: number): void {
    this.#flight = undefined
    this.#place.around += around
    this.#place.above = Math.max(-steepest, Math.min(steepest, this.#place.above + above))
  }

  /** Nearer by more than 1, further by less. */
  zoom(by: number): void {
    this.#flight = undefined
    const { far } = this.#home
    this.#place.far = Math.max(far * 0.12, Math.min(far * 2.2, this.#place.far / by))
  }

  /** Moves the model along the picture, in parts of its height. */
  shift(x: number, y: number): void {
    this.#flight = undefined
    const tall = 2 * this.#place.far * Math.tan((this.camera.fov * Math.PI) / 360)
    const right = new Vector3().setFromMatrixColumn(this.camera.matrix, 0)
    const up = new Vector3().setFromMatrixColumn(this.camera.matrix, 1)
    const to = this.#place.to.addScaledVector(right, -x * tall).addScaledVector(up, y * tall)
    // Never so far that nothing of it is left in sight.
    const away = to.distanceTo(this.#home.to)
    const most = this.#home.far * 0.4
    if (away > most) to.lerpVectors(this.#home.to, to, most / away)
  }

  /** Flies to where one looks from a direction, at `far` parts of the distance from which all of it is seen. */
  fly(
    direction: Vector3 | undefined,
    at?: Vector3,
    part = 1,
    now = performance.now(),
    lasts = 380,
  ): void {
    const turned = direction ? this.#towards(direction) : this.#place
    const to: CameraPosition = {
      around: nearest(this.#place.around, turned.around),
      above: turned.above,
      far: this.#home.far * part,
      to: (at ?? this.#home.to).clone(),
    }
    const from = { ...this.#place, to: this.#place.to.clone() }
    this.#flight = { from, to, begun: now, lasts }
    this.step(now)
  }

  /** Goes on with a flight; true while there is one. */
  step(now: number): boolean {
    if (!this.#flight) return false
    const { from, to, begun, lasts } = this.#flight
    const part = lasts === 0 ? 1 : Math.min(1, (now - begun) / lasts)
    const eased = gentle(part)
    const mix = (a: number, b: number) => a + (b - a) * eased
    this.#place = {
      around: mix(from.around, to.around),
      above: mix(from.above, to.above),
      far: mix(from.far, to.far),
      to: from.to.clone().lerp(to.to, eased),
    }
    if (part === 1) this.#flight = undefined
    return part < 1
  }

  /** Puts the camera where it is to be. */
  apply(): void {
    const { around, above, far, to } = this.#place
    const flat = Math.cos(above) * far
    this.camera.position.set(
      to.x + Math.sin(around) * flat,
      to.y + Math.sin(above) * far,
      to.z + Math.cos(around) * flat,
    )
    this.camera.lookAt(to)
    this.camera.updateMatrixWorld()
    this.camera.updateProjectionMatrix()
  }
}
